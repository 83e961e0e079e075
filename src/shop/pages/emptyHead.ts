import type { PageHead } from './pageModule';
import { tabTitle } from './tabTitle';

/** The head of a record's page without the record: on its way, or not to be had. `list` says where such records are listed. */
export function emptyHead(canonical: string, list: { title: string; description: string }): PageHead {
  return { title: tabTitle(list.title), description: list.description, canonical, noIndex: true };
}
