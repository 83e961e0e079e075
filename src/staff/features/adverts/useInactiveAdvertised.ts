import { useOffers } from '../../../common/api';
import { useListProductsQuery } from '../../api';

const NONE: ReadonlySet<string> = new Set();

/**
 * The products that are advertised but inactive, as far as the server tells: how many, and which on the list's first page.
 * @param none it is known that there are none
 */
export function useInactiveAdvertised(none = false): { count: number; ids: ReadonlySet<string> } {
  const skip = !useOffers()('listProducts.health=inactive-advertised') || none;
  const { data } = useListProductsQuery(
    { status: 'all', health: 'inactive-advertised' },
    { skip, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  if (!data) return { count: 0, ids: NONE };
  const { products, meta } = data.data;
  return { count: meta.total ?? products.length, ids: new Set(products.map(({ id }) => id)) };
}
