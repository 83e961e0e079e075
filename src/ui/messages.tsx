import { createContext, useContext } from 'react';

/** Texts that replace the English ones, by area; empty while the language is English. */
export type Translations = Readonly<Record<string, unknown>>;

const MessagesContext = createContext<Translations>({});
export const MessagesProvider = MessagesContext.Provider;

/**
 * The texts of one area in the visitor's language. English comes with the code that uses it; other languages are loaded
 * as a whole and take its place.
 */
export function useMessages<T extends object>(area: string, english: T): T {
  const translated = useContext(MessagesContext)[area];
  return translated ? { ...english, ...(translated as Partial<T>) } : english;
}
