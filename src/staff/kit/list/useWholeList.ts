import { asApiError, type ListState } from '../../../common/api';
import { useAskAgain, type AskedQuery } from '../show/SlowNotice';

interface WholeQuery<D> extends AskedQuery {
  /** What was asked for last, and nothing of before: those of another day or period never stand under this one's name. */
  currentData?: D | undefined;
  error?: unknown;
}

/** A list that the server answers whole: what is shown of it is chosen here. */
export function useWholeList<D, T>(query: WholeQuery<D>, rowsOf: (data: D) => T[]): ListState<T> {
  const { currentData: data, isFetching, error } = query;
  return {
    items: data && rowsOf(data),
    meta: undefined,
    stale: false,
    fetching: isFetching,
    error: error && !isFetching ? asApiError(error) : undefined,
    retry: useAskAgain(query),
  };
}
