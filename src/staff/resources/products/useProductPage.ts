import { api, useListState, type ApiDispatch, type ListProductsApiArg } from '../../../common/api';
import { sorts } from '../../../common/domain/contract.gen';
import { useListProductsQuery } from '../../api';
import { readListParams, type ListValues } from '../../kit/list/useListParams';

/** What the list may be narrowed and ordered by; `category` holds an id. */
export const CHOICES = {
  search: 'text',
  status: ['all', 'active', 'inactive'],
  stock: ['all', 'in', 'out'],
  category: 'text',
  sort: sorts,
} as const;

export type ProductChoices = ListValues<typeof CHOICES>;

/** The call's arguments for what is chosen. */
export function argsOf({ search, status, stock, category, sort }: ProductChoices): ListProductsApiArg {
  return {
    status,
    ...(sort !== 'newest' && { sort }),
    ...(search && { search }),
    ...(stock !== 'all' && { inStock: stock === 'in' }),
    ...(category && { categoryId: category }),
  };
}

const pageArgs = (chosen: ProductChoices, page: number): ListProductsApiArg => ({ ...argsOf(chosen), page });

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
