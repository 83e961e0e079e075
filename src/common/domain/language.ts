/** The languages of the interface; the first is the one for who has chosen none (docs/decisions/006-languages.md). */
export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Each language's name in itself: whoever looks for it may read no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/** The language of a text from outside; English where it names none. */
export function languageOf(text: string | undefined): Language {
  return languages.find((language) => language === text) ?? 'en';
}
