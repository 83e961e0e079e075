import { useLocation } from 'react-router-dom';
import { asApiError, useRetry, useGetProductQuery, type ApiError, type ShownProduct } from '../../../../common/api';

interface ProductState {
  /** Stays while a newer answer is loading, or failed. */
  product: ShownProduct | undefined;
  loading: boolean;
  /** Why there is no (newer) one; stays while it is asked for again. */
  error: ApiError | undefined;
  /** Refetches; a request in flight is aborted. */
  retry: () => void;
}

/** What was read so long ago has just been read, s. */
const FRESH_S = 2;

/**
 * One product; none without an id. What an earlier look has left is shown at once and read again: its price is of then. A
 * page that the server rendered is as new as its data.
 */
export function useProduct(id: string): ProductState {
  const isFirstPage = useLocation().key === 'default';
  const { currentData, isFetching, error, refetch } = useGetProductQuery(
    { id },
    { skip: id === '', refetchOnMountOrArgChange: isFirstPage ? false : FRESH_S },
  );
  const retry = useRetry('getProduct', { id }, refetch);
  return { product: currentData?.data, loading: isFetching, error: error && asApiError(error), retry };
}
