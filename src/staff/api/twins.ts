import type { FetchArgs, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { ListArticlesApiResponse, ListProductsApiResponse } from '../../common/api/endpoints.gen';
import { ARTICLES_URL, PRODUCTS_URL } from '../../common/domain/contract.gen';
import { staffApi } from './enhanceStaff';
import type { ApiError } from '../../common/api/errors';
import { offersOf } from './offersOf';
import { list } from '../../common/api/tags';

/** A record that has the same name. */
export interface Twin {
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
  const search = searches ? { search: name.trim() } : {};
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

/** The lists that hold names, by the kind of their records. */
const LISTS = {
  Product: {
    url: PRODUCTS_URL,
    search: 'listProducts.search',
    read: (answer: unknown): PageOfRecords => {
      const { products, meta } = (answer as ListProductsApiResponse).data;
      return { records: products.map(({ id, product_name: name }) => ({ id, name })), pageCount: meta.pageCount };
    },
  },
  Article: {
    url: ARTICLES_URL,
    search: 'listArticles.search',
    read: (answer: unknown): PageOfRecords => {
      const { articles, meta } = (answer as ListArticlesApiResponse).data;
      return { records: articles.map(({ id, title: name }) => ({ id, name })), pageCount: meta.pageCount };
    },
  },
} as const;

/** Beside the contract's operations: whether a name is taken, asked of the lists. */
export const { useFindTwinQuery } = staffApi.injectEndpoints({
  endpoints: (build) => ({
    findTwin: build.query<Twin | null, { kind: keyof typeof LISTS; name: string }>({
      queryFn: ({ kind, name }, { getState }, _options, ask) => {
        const { url, search, read } = LISTS[kind];
        return findTwin(name, { ask: ask as Ask, url, searches: offersOf(getState())(search), read });
      },
      providesTags: (_answer, _error, { kind }) => [list(kind)],
    }),
  }),
});
