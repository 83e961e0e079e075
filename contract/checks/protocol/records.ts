import { dataOf } from '../../http/exchange';
import type { Call } from '../../run/call';
import type { Kit } from '../../run/kit';

export type JsonRecord = Record<string, unknown>;

/** A list of the contract, and what reads one of its records. */
export interface ListOf {
  list: string;
  /** Where the records stand in `data`; null where `data` is the list itself. */
  key: string | null;
  single: { operation: string; parameter: string } | null;
  /** Fields that reading itself moves, or of which a list need not have all. */
  live: readonly string[];
}

export const LISTS: readonly ListOf[] = [
  { list: 'listProducts', key: 'products', single: { operation: 'getProduct', parameter: 'id' }, live: ['ratings'] },
  {
    list: 'listArticles',
    key: 'articles',
    single: { operation: 'getArticle', parameter: 'articleId' },
    live: ['viewsCount', 'comments'],
  },
  { list: 'listCategories', key: 'categories', single: { operation: 'getCategory', parameter: 'id' }, live: [] },
  { list: 'listTags', key: 'tags', single: { operation: 'getTag', parameter: 'id' }, live: [] },
  { list: 'listAdvertisements', key: null, single: null, live: [] },
];

/** The records on the first page of a list. */
export async function firstPage(kit: Kit, { list, key }: ListOf): Promise<JsonRecord[]> {
  const data = dataOf<unknown>(await kit.must(list, { as: 'visitor' }));
  const records = key === null ? data : (data as JsonRecord | undefined)?.[key];
  // That it is no list is told by A05.
  return Array.isArray(records)
    ? (records as JsonRecord[]).filter((record) => typeof record === 'object' && record !== null)
    : [];
}

/** How to read one record without leaving a view behind where the server can be told so. */
export function singleCall(kit: Kit, { operation, parameter }: NonNullable<ListOf['single']>, id: string): Call {
  return { path: { [parameter]: id }, as: 'visitor', ...kit.quietly(operation) };
}
