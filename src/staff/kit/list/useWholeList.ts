import { asApiError, type ListState } from '../../../common/api';

interface WholeQuery<D> {
  /** What was asked for last, and nothing of before: those of another day or period never stand under this one's name. */
  currentData?: D | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** A list that the server answers whole: what is shown of it is chosen here. */
export function useWholeList<D, T>(
  { currentData: data, isFetching, error, refetch }: WholeQuery<D>,
  rowsOf: (data: D) => T[],
): ListState<T> {
  return {
    items: data && rowsOf(data),
    meta: undefined,
    stale: false,
    fetching: isFetching,
    error: error && !isFetching ? asApiError(error) : undefined,
    retry: () => void refetch(),
  };
}
