import { createContext, useContext } from 'react';
import { translate, type Translations } from '../lib/messages/translate';

const MessagesContext = createContext<Translations>({});
export const MessagesProvider = MessagesContext.Provider;

/** All translations of the visitor's language; for what is not a component's own text (a page's head). */
export const useTranslations = (): Translations => useContext(MessagesContext);

/**
 * The texts of one area in the visitor's language. English comes with the code that uses it; other languages are loaded
 * as a whole and take its place.
 */
export function useMessages<T extends object>(area: string, english: T): T {
  return translate(useTranslations(), area, english);
}
