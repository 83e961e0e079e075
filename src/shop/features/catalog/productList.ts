import { type OffersNow, useListProductsQuery, useListState, type ListProductsApiArg } from '../../../common/api';
import { DEFAULT_SORT, type ShopQuery } from '../../../common/domain/shopQuery';

/** What of an address's wishes the server heeds, as far as that is known: the rest would neither narrow nor order its list. */
export function offeredQuery(query: ShopQuery, offers: OffersNow): ShopQuery {
  const { search, category, suggest, sort, inStock, use, minPrice, maxPrice } = query;
  return {
    ...query,
    search: offers('listProducts.search') === false ? '' : search,
    category: offers('listProducts.category_id') === false ? '' : category,
    suggest: suggest && offers(`listProducts.suggest=${suggest}`) === false ? null : suggest,
    sort: offers(`listProducts.sort=${sort}`) === false ? DEFAULT_SORT : sort,
    inStock: inStock && offers('listProducts.in_stock') !== false,
    use: use && offers(`listProducts.use=${use}`) === false ? null : use,
    minPrice: offers('listProducts.min_price') === false ? '' : minPrice,
    maxPrice: offers('listProducts.max_price') === false ? '' : maxPrice,
  };
}

/** A page of products. */
export const useProductList = (args: ListProductsApiArg) =>
  useListState('listProducts', args, useListProductsQuery(args), ({ products }) => products);
