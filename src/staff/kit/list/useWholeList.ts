import { asApiError, useRetry, type ListState } from '../../../common/api';

type Asked = Parameters<typeof useRetry>;

interface WholeQuery<D> {
  /** Missing before anything is asked. */
  endpointName?: string | undefined;
  originalArgs?: unknown;
  /** What was asked for last, and nothing of before: those of another day or period never stand under this one's name. */
  currentData?: D | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: Asked[2];
}

/** A list that the server answers whole: what is shown of it is chosen here. */
export function useWholeList<D, T>(query: WholeQuery<D>, rowsOf: (data: D) => T[]): ListState<T> {
  const { endpointName, originalArgs, currentData: data, isFetching, error, refetch } = query;
  return {
    items: data && rowsOf(data),
    meta: undefined,
    stale: false,
    fetching: isFetching,
    error: error && !isFetching ? asApiError(error) : undefined,
    retry: useRetry(endpointName as Asked[0], originalArgs as Asked[1], refetch),
  };
}
