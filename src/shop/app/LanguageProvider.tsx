import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { loadChunk } from '../../common/browser/chunks';
import { writeLanguage } from '../../common/browser/cookies';
import type { Language } from '../../common/domain/language';
import { MessagesProvider, type Speech } from '../../common/i18n/messages';
import type { Translations } from '../../common/i18n/translate';

/** The chunk that holds a language's texts, for the document that needs it; none for English, which is in the code. */
export const chunkOf = (language: Language): string | null => (language === 'en' ? null : `messages-${language}`);

/** A language's texts; who reads English fetches nothing. */
export async function loadTranslations(language: Language): Promise<Translations> {
  return language === 'sw' ? import(/* webpackChunkName: "messages-sw" */ '../texts/sw') : {};
}

export const speechOf = async (language: Language): Promise<Speech> => ({
  language,
  translations: await loadTranslations(language),
});

/** So long the shop's words are waited for, ms; those that come later are put in as they come. */
const PATIENCE_MS = 3000;

interface LanguageProviderProps {
  first: Speech;
  /** Reads the shop's words that the document left out, for they are another language's; false: not all came, the next change reads again. */
  readRest?: () => Promise<boolean>;
  children: ReactNode;
}

/** Gives the page its language. A change swaps the texts and nothing else: what is open or typed stays. */
export function LanguageProvider({ first, readRest, children }: LanguageProviderProps) {
  const [speech, setSpeech] = useState(first);
  const { language } = speech;
  const isWhole = useRef(false);
  const change = async (next: Language) => {
    // Before its texts: where they are gone with a deploy, the page that is loaded anew has them.
    writeLanguage(next);
    const rest = isWhole.current || readRest?.().then((isRead) => void (isWhole.current = isRead));
    const [other] = await Promise.all([
      loadChunk(() => speechOf(next)),
      Promise.race([rest, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]),
    ]);
    // In a transition, parts of the page that have not hydrated yet still can.
    startTransition(() => setSpeech(other));
  };
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <MessagesProvider value={{ ...speech, change }}>{children}</MessagesProvider>;
}
