import { useListProductsQuery, useListState, type ListProductsApiArg } from '../../api';

/** A page of products. */
export const useProductList = (args: ListProductsApiArg) => useListState('listProducts', args, useListProductsQuery(args), ({ products }) => products);
