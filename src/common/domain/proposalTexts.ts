import type { Language } from './language';

/** A text that is kept in both languages. */
export type InBoth = Readonly<Record<Language, string>>;

const PLACES: Readonly<Record<'delivery' | 'installation', Readonly<Record<Language, string>>>> = {
  delivery: { en: 'Delivery to', sw: 'Kuleta' },
  installation: { en: 'Installation in', sw: 'Ufungaji' },
};

/** What a quotation's line for delivery to a county, or for installation there, says. */
export const placeText = (kind: keyof typeof PLACES, county: string): InBoth => ({
  en: `${PLACES[kind].en} ${county}`,
  sw: `${PLACES[kind].sw} ${county}`,
});

/** A text in a language, where it stands as it was taken over; what somebody wrote otherwise stays as it is. */
export function inLanguage(text: string, language: Language, known: readonly InBoth[]): string {
  const other = language === 'en' ? 'sw' : 'en';
  const found = known.find((both) => both[other].trim() === text.trim() && both[language].trim() !== '');
  return found && text.trim() !== '' ? found[language] : text;
}
