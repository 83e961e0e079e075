/** Texts that replace the English ones, by area; empty while the language is English. */
export type Translations = Readonly<Record<string, unknown>>;

/** The texts of one area: the translated ones, and English where one is missing. */
export function translate<T extends object>(translations: Translations, area: string, english: T): T {
  const translated = translations[area];
  return translated ? { ...english, ...(translated as Partial<T>) } : english;
}
