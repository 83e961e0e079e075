import { asApiError, useAskAgain, useGiveUpOld, useListProductsQuery, type ApiError, type ListProductsApiArg, type PageMeta, type Product } from '../../api';

export interface ProductList {
  /** The products asked for, or the last ones while newer are on their way or failed; undefined before any came. */
  products: Product[] | undefined;
  meta: PageMeta | undefined;
  /** What is shown is not (yet) what was asked. */
  stale: boolean;
  fetching: boolean;
  error: ApiError | undefined;
  /** Asks again; a request still under way is given up. */
  retry: () => void;
}

/** A page of products. A change of page gives up the old request, so that a late answer never replaces a newer one. */
export function useProductList(args: ListProductsApiArg): ProductList {
  const { data, currentData, isFetching, error, refetch } = useListProductsQuery(args);
  const retry = useAskAgain('listProducts', args, refetch);
  useGiveUpOld('listProducts', args);
  return {
    products: data?.data.products,
    meta: data?.data.meta,
    stale: data !== currentData,
    fetching: isFetching,
    error: error && !isFetching ? asApiError(error) : undefined,
    retry,
  };
}
