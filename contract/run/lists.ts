import { dataOf, type Exchange } from '../http/exchange';

/** A record as a list shows it. */
export type Listed = Record<string, unknown> & { id: string };

/** The records of a list, without what is none. */
export const recordsIn = (list: unknown): Listed[] =>
  Array.isArray(list) ? list.filter((one): one is Listed => typeof one === 'object' && one !== null) : [];

/** A page of a list, as far as the answer is one. */
export interface ListPage {
  exchange: Exchange;
  page: number;
  records: Listed[];
  /** As this page says it. */
  pageCount: number;
  total: number | undefined;
}

/**
 * The pages of a list, each read when it is wanted, for as long as the last one says that there are more.
 * @param key where the records stand in `data`
 * @param most pages that are read, however many there are
 */
export async function* pagesOf(
  key: string,
  most: number,
  read: (page: number) => Promise<Exchange>,
): AsyncGenerator<ListPage, void, undefined> {
  for (let page = 1, pageCount = 1; page <= Math.min(pageCount, most); page += 1) {
    const exchange = await read(page);
    const data = dataOf<{ meta?: { pageCount?: number; total?: number } } & Record<string, unknown>>(exchange);
    const records = data?.[key];
    pageCount = data?.meta?.pageCount ?? 1;
    yield {
      exchange,
      page,
      records: Array.isArray(records) ? (records as Listed[]) : [],
      pageCount,
      total: data?.meta?.total,
    };
  }
}
