import type { PageMeta } from './endpoints.gen';
import { asApiError, type ApiError } from './errors';
import { useAskAgain } from './useAskAgain';
import { useGiveUpOld } from './useGiveUpOld';

/** One page of a list, as a page shows it. */
export interface ListState<T> {
  /** The data asked for, or the last ones while newer are loading or failed; undefined before any came. */
  items: T[] | undefined;
  meta: PageMeta | undefined;
  /** What is shown is not (yet) what was asked. */
  stale: boolean;
  fetching: boolean;
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

type Asked = Parameters<typeof useAskAgain>;

/** What a list's hook found. A change of arguments aborts the old request, so that a late answer never replaces a newer one. */
export function useListState<D extends { meta: PageMeta }, T>(
  endpoint: Asked[0],
  args: Asked[1],
  query: ListQuery<D>,
  itemsOf: (data: D) => T[],
): ListState<T> {
  const { data, currentData, isFetching: fetching, error, refetch } = query;
  const retry = useAskAgain(endpoint, args, refetch);
  useGiveUpOld(endpoint, args);
  return {
    items: data && itemsOf(data.data),
    meta: data?.data.meta,
    stale: data !== currentData,
    fetching,
    error: error && !fetching ? asApiError(error) : undefined,
    retry,
  };
}
