/** The languages of the interface; the first is the one for who has chosen none (docs/decisions/006-languages.md). */
export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** Each language's name in itself: whoever looks for it may read no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/** The language of a text from outside; English where it names none. */
export function languageOf(text: string | undefined): Language {
  return languages.find((language) => language === text) ?? 'en';
}

/** Where the Kiswahili of a text of the shop stands beside the English (openapi.yaml, info: Kiswahili). */
const KISWAHILI = {
  name: 'name_sw',
  product_name: 'product_name_sw',
  description: 'product_description_sw',
  category_name: 'category_name_sw',
  title: 'title_sw',
  short_description: 'short_description_sw',
  content: 'content_sw',
} as const;

type Texts = typeof KISWAHILI;
export type Translated = keyof Texts;
type Text = string | null | undefined;
/** What has a text, and perhaps its Kiswahili. */
export type Bilingual<F extends Translated> = { readonly [K in F]?: Text } & { readonly [K in Texts[F]]?: Text };

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
  const texts: Readonly<Record<string, Text>> = record ?? {};
  const said: Readonly<Record<Language, Text>> = { en: texts[field], sw: texts[KISWAHILI[field]] };
  const other = language === 'en' ? 'sw' : 'en';
  const own = said[language];
  if (own?.trim()) return { text: own, lang: undefined };
  const text = said[other] ?? '';
  return { text, lang: text === '' ? undefined : other };
}
