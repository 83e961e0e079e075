import type { Language } from './language';
import type { SumRow } from './proposalMoney';

/** A text that is kept in both languages. */
export type InBoth = Readonly<Record<Language, string>>;

const PLACES: Readonly<Record<'delivery' | 'installation', InBoth>> = {
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

/** What stands below the lines of a quotation, on its page and on paper; how tax is worded is each one's own. */
export const sumNames: Readonly<Record<Language, Readonly<Record<Exclude<SumRow, 'vat' | 'vatWithin'>, string>>>> = {
  en: {
    subtotal: 'Subtotal',
    discount: 'Discount, taken off above',
    total: 'Total',
    deposit: 'Deposit',
    paid: 'Paid',
    balance: 'Balance',
    beyond: 'Paid beyond the total',
  },
  sw: {
    subtotal: 'Jumla ndogo',
    discount: 'Punguzo, limeshatolewa juu',
    total: 'Jumla',
    deposit: 'Malipo ya kwanza',
    paid: 'Imelipwa',
    balance: 'Salio',
    beyond: 'Imelipwa zaidi ya jumla',
  },
};
