import { useListProductsQuery, useListState, type ListProductsApiArg } from '../../../common/api';

/** A page of products. */
export const useProductList = (args: ListProductsApiArg) =>
  useListState('listProducts', args, useListProductsQuery(args), ({ products }) => products);
