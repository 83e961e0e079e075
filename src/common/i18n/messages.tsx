import { createContext, useContext } from 'react';
import type { Language } from '../domain/language';
import { translate, type Translations } from './translate';

/** A language with its texts. */
export interface Speech {
  language: Language;
  translations: Translations;
}

/** What the page speaks, and the way to another language. */
export interface Messages extends Speech {
  /** Resolves when the page is about to speak the language; rejects where its texts cannot be had, and nothing changes. */
  change: (language: Language) => Promise<void>;
}

/** The staff's program speaks no other (docs/decisions/006-languages.md). */
export const ENGLISH: Messages = { language: 'en', translations: {}, change: () => Promise.resolve() };

const MessagesContext = createContext(ENGLISH);
export const MessagesProvider = MessagesContext.Provider;

/** The visitor's language, for what `Intl` writes and for who changes it. */
export const useLanguage = (): Messages => useContext(MessagesContext);

/**
 * The `lang` of an element that holds the shop's own words alone (names, descriptions, comments), which come from the
 * server in English: on a page of another language they are marked, so that they are read out as what they are (WCAG
 * 3.1.2). Undefined on an English page.
 */
export const useShopLang = (): 'en' | undefined => (useLanguage().language === 'en' ? undefined : 'en');

/** All translations of the visitor's language; for what is not a component's own text (a page's head). */
export const useTranslations = (): Translations => useLanguage().translations;

/**
 * The texts of one area in the visitor's language. English comes with the code that uses it; other languages are loaded
 * as a whole and take its place.
 */
export function useMessages<T extends object>(area: string, english: T): T {
  return translate(useTranslations(), area, english);
}
