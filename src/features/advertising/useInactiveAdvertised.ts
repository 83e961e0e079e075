import { useListProductsQuery } from '../../api/staff';

const NONE: ReadonlySet<string> = new Set();

/** The products that are advertised but inactive, as far as the server tells: how many, and which on the list's first page. */
export function useInactiveAdvertised(skip = false): { count: number; ids: ReadonlySet<string> } {
  const { data } = useListProductsQuery({ status: 'all', health: 'inactive-advertised' }, { skip });
  const products = data?.data.products ?? [];
  // A server that does not know `health` answers with products of all kinds.
  if (products.length === 0 || products.some(({ isActive }) => isActive)) return { count: 0, ids: NONE };
  return { count: data?.data.meta.total ?? products.length, ids: new Set(products.map(({ id }) => id)) };
}
