import { createContext, useContext } from 'react';
import { inLanguage, type Bilingual, type Language, type Said, type Translated } from '../domain/language';
import { translate, type Translations } from './translate';

/** A language with its texts. */
export interface Speech {
  language: Language;
  translations: Translations;
}

/** What the page speaks, and the way to another language. */
export interface Messages extends Speech {
  /** Resolves when the page is about to speak the language; rejects where its texts cannot be had: the next page that is loaded has them. */
  change: (language: Language) => Promise<void>;
}

/** The staff's program speaks no other (docs/decisions/006-languages.md). */
export const ENGLISH: Messages = { language: 'en', translations: {}, change: () => Promise.resolve() };

const MessagesContext = createContext(ENGLISH);
export const MessagesProvider = MessagesContext.Provider;

/** The visitor's language, for what `Intl` writes and for who changes it. */
export const useLanguage = (): Messages => useContext(MessagesContext);

/** Says a record's text in the visitor's language, else in the one that there is, with the `lang` that marks it then (WCAG 3.1.2). */
export function useInLanguage(): <F extends Translated>(record: Bilingual<F> | null | undefined, field: F) => Said {
  const { language } = useLanguage();
  return (record, field) => inLanguage(record, field, language);
}

/**
 * The `lang` of an element that holds words of the shop which are English alone (tags, comments, what a product fits): on a
 * page of another language they are marked. Undefined on an English page.
 */
export const useShopLang = (): 'en' | undefined => (useLanguage().language === 'en' ? undefined : 'en');

/**
 * The texts of one area in the visitor's language. English comes with the code that uses it; other languages are loaded
 * as a whole and take its place.
 */
export function useMessages<T extends object>(area: string, english: T): T {
  return translate(useLanguage().translations, area, english);
}
