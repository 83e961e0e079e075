import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { PageMeta } from './endpoints.gen';
import { asApiError, type ApiError } from './errors';
import { runningQuery, useFailure, useRetry, type ApiDispatch, type QueryArgs, type QueryName } from './useRetry';

/** One page of a list, as a page shows it. */
export interface ListState<T> {
  /** The data asked for, or the last ones while newer are loading or failed; undefined before any came, and where the last were none. */
  items: T[] | undefined;
  meta: PageMeta | undefined;
  /** What is shown is not (yet) what was asked. */
  stale: boolean;
  fetching: boolean;
  /** Why newer data did not come. Stays, and with it the focus, while the visitor has them asked for again. */
  error: ApiError | undefined;
  /** Refetches; a request in flight is aborted. */
  retry: () => void;
}

interface ListQuery<D> {
  data?: { data: D } | undefined;
  currentData?: { data: D } | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => PromiseLike<unknown>;
}

/** What a list's hook found. */
export function useListState<D extends { meta: PageMeta }, T>(
  endpoint: QueryName,
  args: QueryArgs,
  query: ListQuery<D>,
  itemsOf: (data: D) => T[],
): ListState<T> {
  const { data, currentData, isFetching: fetching, error, refetch } = query;
  // Newer data that nobody waited for: the visitor had gone on to another page of the list.
  const isGivenUp = data !== undefined && error !== undefined && asApiError(error).status === 'ABORTED';
  const ask = useRetry(endpoint, args, refetch);
  useAbortSuperseded(endpoint, args);
  const stale = data !== currentData;
  const items = data && itemsOf(data.data);
  const meta = data?.data.meta;
  return {
    // That nothing was found says nothing of what is asked now.
    items: stale && items?.length === 0 ? undefined : items,
    // No total, which a server may leave out, is null with some.
    meta: meta && { ...meta, total: meta.total ?? undefined },
    stale,
    fetching,
    ...useFailure({ isFetching: fetching, error: isGivenUp ? undefined : error }, ask),
  };
}

/** A change of a list's arguments aborts the old request, so that a late answer never replaces a newer one. */
export function useAbortSuperseded(endpoint: QueryName, args: QueryArgs): void {
  const dispatch = useDispatch<ApiDispatch>();
  const previous = useRef(args);
  const key = JSON.stringify(args);
  useEffect(() => {
    const old = previous.current;
    previous.current = args;
    if (JSON.stringify(old) !== key) dispatch(runningQuery(endpoint, old))?.abort();
    // `key` stands for the arguments.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, endpoint, dispatch]);
}
