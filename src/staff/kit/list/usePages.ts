import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useListState, type ListState, type PageMeta } from '../../../common/api';
import { useAppDispatch } from '../../../common/state/hooks';
import { kit as t } from '../../texts/kit';
import { FRESH } from '../record/calls';
import type { ReadPage } from './csv';

type ListStateArgs<D extends { meta: PageMeta }, T> = Parameters<typeof useListState<D, T>>;

interface Asked<D> {
  unwrap: () => Promise<{ data: D }>;
  abort: () => void;
}

interface Endpoint<A, D> {
  name: string;
  initiate: (args: A, options: typeof FRESH) => ThunkAction<Asked<D>, unknown, unknown, UnknownAction>;
}

/** The page to go to instead: the last row of the last page is gone, or the address names a page past the end. */
export function pageInstead(page: number, { items, meta, stale }: ListState<unknown>): number | null {
  if (page <= 1 || !meta || stale || items?.length !== 0) return null;
  return Math.max(1, Math.min(page - 1, meta.pageCount));
}

/** The size of all pages, as far as one tells it: the last may be shorter. @param count rows of the page */
export function pageSizeOf(page: number, count: number, meta: PageMeta): number | undefined {
  return meta.pageSize ?? (page < meta.pageCount ? count : undefined);
}

/** What a list's section is called: of several pages, also by which one is shown. */
export const pageName = (title: string, page: number | undefined, meta: PageMeta | undefined): string =>
  page !== undefined && meta && meta.pageCount > 1 ? `${title}, ${t.page(page)}` : title;

/** The number of the first row that is shown among all, from 1; null where the size of the pages before it is not known. */
export function firstNumberOf(meta: PageMeta | undefined): number | null {
  const { page = 1, pageSize } = meta ?? {};
  if (page === 1) return 1;
  return pageSize === undefined ? null : (page - 1) * pageSize + 1;
}

/**
 * The list with what a server may leave out: which page it shows, while another that was asked for is on its way or could
 * not be read, and the size of its pages, which is remembered from one to the next.
 */
function useSized<T>(asked: number, list: ListState<T>): ListState<T> {
  const { items, meta, stale } = list;
  const [page, setPage] = useState(asked);
  if (!stale && page !== asked) setPage(asked);
  const [known, setKnown] = useState<number>();
  const size = (meta && items && !stale && pageSizeOf(asked, items.length, meta)) || known;
  if (size !== known) setKnown(size);
  return meta ? { ...list, meta: { ...meta, page, ...(size && { pageSize: size }) } } : list;
}

/**
 * The page of a list that is on the screen, and what reads others for its file.
 * @param query what the endpoint's hook found for the same arguments
 */
export function usePages<A extends { page?: number }, D extends { meta: PageMeta }, T>(
  endpoint: Endpoint<A, D>,
  args: A,
  query: ListStateArgs<D, T>[2],
  rowsOf: (data: D) => T[],
): { list: ListState<T>; readPage: ReadPage<T> } {
  const dispatch = useAppDispatch();
  const state = useListState(endpoint.name as ListStateArgs<D, T>[0], args, query, rowsOf);
  const list = useSized(args.page ?? 1, state);
  const readPage: ReadPage<T> = async (page, signal) => {
    const asked = dispatch(endpoint.initiate({ ...args, page }, FRESH));
    signal.addEventListener('abort', asked.abort);
    try {
      const { data } = await asked.unwrap();
      return { rows: rowsOf(data), meta: data.meta };
    } finally {
      signal.removeEventListener('abort', asked.abort);
    }
  };
  return { list, readPage };
}
