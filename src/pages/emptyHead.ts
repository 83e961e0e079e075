import { asApiError, isMissing } from '../api';
import { shell } from '../lib/messages/en/shell';
import { translate, type Translations } from '../lib/messages/translate';
import type { PageHead } from './pageModule';
import { tabTitle } from './tabTitle';

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
