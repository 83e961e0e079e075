import { asApiError, isMissing } from '../api';
import { business } from '../lib/business';
import { shell } from '../lib/messages/en/shell';
import { translate, type Translations } from '../lib/messages/translate';
import type { PageHead, PageModule } from './pageModule';

/** How a page's title stands in the browser's tab and in search results. */
export const tabTitle = (title: string) => `${title} · ${business.name}`;

/**
 * The head of a page whose words are those of one area of texts, whatever it shows.
 * @param area the texts' area, and what it says in English
 * @param rest what else the head holds, at least a description, in the visitor's language
 */
export function titledHead<T extends { title: string }>(area: string, english: T, canonical: string, rest: (texts: T) => Omit<PageHead, 'title' | 'canonical'>): PageModule['head'] {
  return (_state, { translations }) => {
    const texts = translate(translations, area, english);
    return { title: tabTitle(texts.title), canonical, ...rest(texts) };
  };
}

/** The head where there is no page. */
export function missingHead(canonical: string, translations: Translations): PageHead {
  const { notFoundTitle: title, notFoundText: description } = translate(translations, 'shell', shell);
  return { title: tabTitle(title), description, canonical, noIndex: true };
}

/** The head of a record's page without the record: missing, on its way, or not to be had. `list` says where such records are listed. */
export function emptyHead(canonical: string, error: unknown, list: { title: string; description: string }, translations: Translations): PageHead {
  if (error !== undefined && isMissing(asApiError(error))) return missingHead(canonical, translations);
  return { title: tabTitle(list.title), description: list.description, canonical, noIndex: true };
}
