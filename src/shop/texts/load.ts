import type { Language } from '../../common/domain/language';
import type { Translations } from '../../common/i18n/translate';

/** The chunk that holds a language's texts, for the document that needs it; none for English, which is in the code. */
export const chunkOf = (language: Language): string | null => (language === 'en' ? null : `messages-${language}`);

/** A language's texts; who reads English fetches nothing. */
export async function loadTranslations(language: Language): Promise<Translations> {
  return language === 'sw' ? import(/* webpackChunkName: "messages-sw" */ './sw') : {};
}
