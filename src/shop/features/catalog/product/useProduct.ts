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

/** One product; none without an id. */
export function useProduct(id: string): ProductState {
  const { currentData, isFetching, error, refetch } = useGetProductQuery({ id }, { skip: id === '' });
  const retry = useRetry('getProduct', { id }, refetch);
  return { product: currentData?.data, loading: isFetching, error: error && asApiError(error), retry };
}
