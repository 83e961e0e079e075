import { useListProductsQuery, useListState, type ListProductsApiArg } from '../../../api';
import type { ListValues } from '../../../crud/list/useListParams';

/** What the list may be narrowed and ordered by; `category` holds an id. */
export const CHOICES = {
  search: 'text',
  status: ['all', 'active', 'inactive'],
  stock: ['all', 'in', 'out'],
  category: 'text',
  sort: ['newest', 'price', '-price', 'rating', 'discount'],
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

/** A page of the products, inactive ones included; read again when one comes back to the tab. */
export function useProductPage(chosen: ProductChoices, page: number) {
  const args = { ...argsOf(chosen), page };
  return useListState('listProducts', args, useListProductsQuery(args, { refetchOnFocus: true }), ({ products }) => products);
}
