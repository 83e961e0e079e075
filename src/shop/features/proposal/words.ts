import { createContext, useContext } from 'react';
import { languageOf, type Language } from '../../../common/domain/language';
import type { Translation } from '../../../common/i18n/translate';
import { english } from './wordsEn';
import { kiswahili } from './wordsSw';

export type ProposalWords = Translation<typeof english>;

export const wordsIn: Readonly<Record<Language, ProposalWords>> = { en: english, sw: kiswahili };

/**
 * The language of a quotation's page: the one that its address asks for, else Kiswahili where the visitor reads the site
 * so, else that in which it was written.
 */
export function languageOfPage(search: URLSearchParams, site: Language, written: Language): Language {
  const asked = search.get('language');
  if (asked === 'en' || asked === 'sw') return asked;
  return site === 'sw' ? 'sw' : languageOf(written);
}

const LanguageContext = createContext<Language>('en');
export const ProposalLanguage = LanguageContext.Provider;

/** The words of the page, and the language they are in. */
export function useWords(): { t: ProposalWords; language: Language } {
  const language = useContext(LanguageContext);
  return { t: wordsIn[language], language };
}
