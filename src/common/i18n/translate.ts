/** Texts that replace the English ones, by area; empty while the language is English. */
export type Translations = Readonly<Record<string, unknown>>;

/**
 * What the translation of an area must hold: `{…} satisfies Translation<typeof english>` makes the compiler name each
 * text that is missing or that English does not have. Functions take what the English ones take.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer Arguments) => string
    ? (...args: Arguments) => string
    : T[K] extends string
      ? string
      : Translation<T[K]>;
};

/** Made once for each area: whoever depends on an area's texts sees them change with the language alone. */
const complete = new WeakMap<object, object>();

/** The texts of one area: the translated ones, and English where one is missing. */
export function translate<T extends object>(translations: Translations, area: string, english: T): T {
  const translated = translations[area] as object | undefined;
  if (!translated) return english;
  const known = complete.get(translated) ?? { ...english, ...translated };
  complete.set(translated, known);
  return known as T;
}
