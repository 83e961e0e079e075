import type { PageHead } from './pageModule';
import { tabTitle } from './tabTitle';

/** The head of a record's page without the record: loading or missing. `list` says where such records are listed. */
export function emptyHead(canonical: string, list: { title: string; description: string }): PageHead {
  return { title: tabTitle(list.title), description: list.description, canonical, noIndex: true };
}
