import type { FetchArgs, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { ListArticlesApiResponse, ListProductsApiResponse } from '../../common/api/endpoints.gen';
import { ARTICLES_URL, PRODUCTS_URL } from '../../common/domain/contract.gen';
import { searchWords } from '../../common/domain/texts';
import { staffApi } from './enhanceStaff';
import type { ApiError } from '../../common/api/errors';
import { offersOf } from './withinOffers';
import { list } from '../../common/api/tags';

/** A record that has the same name. */
interface Twin {
  id: string;
  name: string;
}

interface PageOfRecords {
  records: readonly Twin[];
  pageCount: number;
}

type Answer<T> = QueryReturnValue<T, ApiError, FetchBaseQueryMeta>;
type Ask = (args: FetchArgs) => PromiseLike<Answer<unknown>> | Answer<unknown>;

/** Where the server does not search, a shop of ordinary size is looked through. */
const MOST_PAGES = 10;

const plain = (name: string) => name.trim().toLowerCase();

interface Lists {
  ask: Ask;
  url: string;
  /** Whether the server searches them. */
  searches: boolean;
  read: (answer: unknown) => PageOfRecords;
}

/** The record of a list that has a name exactly, whatever the case and the blanks around it; null for none. */
export async function findTwin(name: string, { ask, url, searches, read }: Lists): Promise<Answer<Twin | null>> {
  const search = searches ? { search: searchWords(name) } : {};
  for (let page = 1, pageCount = 1; page <= Math.min(pageCount, MOST_PAGES); page += 1) {
    const { data, error } = await ask({ url, params: { ...search, status: 'all', page } });
    if (error) return { error };
    const { records, pageCount: pages } = read(data);
    const twin = records.find((record) => plain(record.name) === plain(name));
    if (twin) return { data: twin };
    pageCount = pages;
  }
  return { data: null };
}

const productsOf = ({ data: { products, meta } }: ListProductsApiResponse): PageOfRecords => ({
  records: products.map(({ id, product_name: name }) => ({ id, name })),
  pageCount: meta.pageCount,
});
const articlesOf = ({ data: { articles, meta } }: ListArticlesApiResponse): PageOfRecords => ({
  records: articles.map(({ id, title: name }) => ({ id, name })),
  pageCount: meta.pageCount,
});

/** Beside the contract's operations: whether a name is taken, asked of the lists, as whose answers these are checked. */
const { useFindProductTwinQuery, useFindArticleTwinQuery } = staffApi.injectEndpoints({
  endpoints: (build) => {
    const twinOf = <A>(kind: 'Product' | 'Article', url: string, read: (answer: A) => PageOfRecords) =>
      build.query<Twin | null, string>({
        queryFn: async (name, store, _options, ask) =>
          findTwin(name, {
            ask: ask as Ask,
            url,
            searches: (await offersOf(store))(`list${kind}s.search`),
            read: (answer) => read(answer as A),
          }),
        providesTags: [list(kind)],
      });
    return {
      findProductTwin: twinOf('Product', PRODUCTS_URL, productsOf),
      findArticleTwin: twinOf('Article', ARTICLES_URL, articlesOf),
    };
  },
});

/** The hook that asks for a record of a name, by its kind. */
export const twinQueries = { Product: useFindProductTwinQuery, Article: useFindArticleTwinQuery } as const;
