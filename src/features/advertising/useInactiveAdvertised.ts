import { useListProductsQuery, useOffers } from '../../api';

const NONE: ReadonlySet<string> = new Set();

/** The products that are advertised but inactive, as far as the server tells: how many, and which on the list's first page. */
export function useInactiveAdvertised(): { count: number; ids: ReadonlySet<string> } {
  const skip = !useOffers()('listProducts.health=inactive-advertised');
  const { data } = useListProductsQuery({ status: 'all', health: 'inactive-advertised' }, { skip });
  if (!data) return { count: 0, ids: NONE };
  const { products, meta } = data.data;
  return { count: meta.total ?? products.length, ids: new Set(products.map(({ id }) => id)) };
}
