import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { loadChunk } from '../../common/browser/chunks';
import { writeLanguage } from '../../common/browser/cookies';
import type { Language } from '../../common/domain/language';
import { loadTranslations } from '../texts/load';
import { MessagesProvider, type Speech } from '../../common/i18n/messages';

export const speechOf = async (language: Language): Promise<Speech> => ({
  language,
  translations: await loadTranslations(language),
});

interface SpeakingProps {
  first: Speech;
  /** Reads the shop's words that the document left out, for they are another language's; done once. */
  readRest?: () => Promise<unknown>;
  children: ReactNode;
}

/** Gives the page its language. A change swaps the texts and nothing else: what is open or typed stays. */
export function Speaking({ first, readRest, children }: SpeakingProps) {
  const [speech, setSpeech] = useState(first);
  const { language } = speech;
  const isWhole = useRef(false);
  const change = async (next: Language) => {
    const [other] = await Promise.all([loadChunk(() => speechOf(next)), isWhole.current || readRest?.()]);
    isWhole.current = true;
    writeLanguage(next);
    // In a transition, parts of the page that have not hydrated yet still can.
    startTransition(() => setSpeech(other));
  };
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <MessagesProvider value={{ ...speech, change }}>{children}</MessagesProvider>;
}
