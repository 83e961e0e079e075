import { api, useListState, type ApiDispatch, type ListProductsApiArg } from '../../../common/api';
import type { sorts } from '../../../common/domain/contract.gen';
import { useAppDispatch } from '../../../common/state/hooks';
import { useListProductsQuery, wholeApi } from '../../api';
import { readListParams, type ListValues } from '../../kit/list/useListParams';

const FRESH = { forceRefetch: true, subscribe: false };

/** Staff look for what they did last: the shop's own orders are the visitors'. */
const staffSorts = [
  'newest',
  'price',
  '-price',
  'rating',
  'discount',
] as const satisfies readonly (typeof sorts)[number][];

/** What the list may be narrowed and ordered by; `category` holds an id. */
export const CHOICES = {
  search: 'text',
  status: ['all', 'active', 'inactive'],
  stock: ['all', 'in', 'out'],
  category: 'text',
  sort: staffSorts,
} as const;

export type ProductChoices = ListValues<typeof CHOICES>;

/** The call's arguments for what is chosen. */
function pageArgs({ search, status, stock, category, sort }: ProductChoices, page: number): ListProductsApiArg {
  return {
    page,
    status,
    // Words bring what fits them best first, unless another order is chosen.
    ...(!(search && sort === 'newest') && { sort }),
    ...(search && { search }),
    ...(stock !== 'all' && { inStock: stock === 'in' }),
    ...(category && { categoryId: category }),
  };
}

/** Asks for an address's page of the products; `useProductPage` takes over what is under way. */
export function askForProducts(dispatch: ApiDispatch, search: URLSearchParams): void {
  const { values, page } = readListParams(CHOICES, search);
  void dispatch(api.endpoints.listProducts.initiate(pageArgs(values, page), { subscribe: false }));
}

/** A page of the products, inactive ones included; read again when one comes back to the tab. */
export function useProductPage(chosen: ProductChoices, page: number) {
  const args = pageArgs(chosen, page);
  return useListState(
    'listProducts',
    args,
    useListProductsQuery(args, { refetchOnFocus: true }),
    ({ products }) => products,
  );
}

/** Reads any page of what is chosen, fresh from the server. */
export function useReadPage(chosen: ProductChoices) {
  const dispatch = useAppDispatch();
  return async (page: number) => {
    const ask = wholeApi.endpoints.listProducts.initiate(pageArgs(chosen, page), FRESH);
    const { products, meta } = (await dispatch(ask).unwrap()).data;
    return { rows: products, meta };
  };
}
