/** The languages of the interface; the first is the one for who has chosen none (docs/decisions/006-languages.md). */
export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Each language's name in itself: whoever looks for it may read no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/** The language of a text from outside; English where it names none. */
export function languageOf(text: string | undefined): Language {
  return languages.find((language) => language === text) ?? 'en';
}

/** The texts of the shop that may be there in both languages, by where the English stands. */
export type Translated =
  | 'name'
  | 'product_name'
  | 'description'
  | 'category_name'
  | 'title'
  | 'short_description'
  | 'content';
type Kiswahili<F extends Translated> = `${F extends 'description' ? 'product_description' : F}_sw`;
type Text = string | null | undefined;
/** What has a text, and perhaps its Kiswahili. */
export type Bilingual<F extends Translated> = { readonly [K in F | Kiswahili<F>]?: Text };

/** Where the Kiswahili of a text stands beside the English (openapi.yaml, info: Kiswahili). */
export const kiswahiliOf = (field: Translated): string =>
  `${field === 'description' ? 'product_description' : field}_sw`;

/** A record's text in a language alone; empty where there is none, or nothing but blanks. */
export function textIn<F extends Translated>(
  record: Bilingual<F> | null | undefined,
  field: F,
  language: Language,
): string {
  const texts: Readonly<Record<string, Text>> | null | undefined = record;
  const text = texts?.[language === 'sw' ? kiswahiliOf(field) : field];
  return text?.trim() ? text : '';
}

/** A text of the shop, and the `lang` of an element that holds it alone; none where it is in the page's language. */
export interface Said {
  text: string;
  lang: Language | undefined;
}

/** A record's text in a language, else in the one that there is; empty where there is none. */
export function inLanguage<F extends Translated>(
  record: Bilingual<F> | null | undefined,
  field: F,
  language: Language,
): Said {
  const own = textIn(record, field, language);
  const other = language === 'en' ? 'sw' : 'en';
  const text = own || textIn(record, field, other);
  return { text, lang: text === own ? undefined : other };
}
