import type { Product } from '../../api';
import { isParameterNotOffered, useListProductsQuery } from '../../api/staff';
import { usePause } from '../../crud/usePause';

/** The products that hold some words, inactive ones too, once there is a pause in typing; the newest without words. */
export function useProductSearch(text: string): { products: readonly Product[] | undefined; searching: boolean; failed: boolean; retry: () => void } {
  const words = text.trim();
  const asked = usePause(words);
  const search = asked === '' ? {} : { search: asked };
  const all = useListProductsQuery({ ...search, status: 'all' });
  const refused = isParameterNotOffered(all.error);
  const active = useListProductsQuery(search, { skip: !refused });
  const { currentData, data, isFetching, error, refetch } = refused ? active : all;
  const searching = isFetching || words !== asked;
  return { products: (currentData ?? (searching ? data : undefined))?.data.products, searching, failed: error !== undefined && !searching, retry: () => void refetch() };
}
