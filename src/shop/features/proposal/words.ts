import { languageOf, type Language } from '../../../common/domain/language';
import { centsOfSum, formatKsh } from '../../../common/domain/money';
import { useLanguage, type Messages } from '../../../common/i18n/messages';
import type { Translation, Translations } from '../../../common/i18n/translate';
import { consent, shell } from '../../../common/texts/sw/shell';
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

/** The site's own words on the page (slow, try again, a new tab, its privacy page), where it is not in the site's language. */
const OTHERWISE: Readonly<Record<Language, Translations>> = { en: {}, sw: { consent, shell } };

/** What the page speaks: the site's messages, or those of the page's own language. */
export const messagesIn = (language: Language, site: Messages): Messages =>
  language === site.language ? site : { ...site, language, translations: OTHERWISE[language] };

/** The words of the page, and the language they are in. */
export function useWords(): { t: ProposalWords; language: Language } {
  const { language } = useLanguage();
  return { t: wordsIn[language], language };
}

/** An amount of the API, or a sum of some, as people read it. */
export const money = (amount: string): string => formatKsh(centsOfSum(amount));

export const isSome = (amount: string): boolean => centsOfSum(amount) > 0;

/** '16', '13.5': per cent without noughts. */
export const rateText = (rate: number): string => String(Math.round(rate * 100) / 100);

/** As a field takes it, without the comma: '22560', '7160.2'. */
export const plainAmount = (amount: string): string => String(centsOfSum(amount) / 100);
