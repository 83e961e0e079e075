import { useMemo } from 'react';
import { useOffers, type Product } from '../../../common/api';
import { useListProductsQuery } from '../../api';
import { useDebounced } from '../../../common/ui/useDebounced';

/**
 * The products that hold some words, inactive ones too, once there is a pause in typing; the newest without words. A
 * server without a search gives the newest, of which those with the words are kept.
 */
export function useProductSearch(text: string): {
  products: readonly Product[] | undefined;
  searching: boolean;
  failed: boolean;
  retry: () => void;
} {
  const words = text.trim();
  const asked = useDebounced(words);
  const searches = useOffers()('listProducts.search');
  const { currentData, data, isFetching, error, refetch } = useListProductsQuery({
    ...(asked !== '' && searches && { search: asked }),
    status: 'all',
  });
  const searching = isFetching || words !== asked;
  const found = (currentData ?? (searching ? data : undefined))?.data.products;
  // The same while nothing else is found: whoever shows them begins at the first of others.
  const products = useMemo(() => {
    const holds = ({ product_name: name }: Product) => name.toLowerCase().includes(asked.toLowerCase());
    return searches ? found : found?.filter(holds);
  }, [found, searches, asked]);
  return { products, searching, failed: error !== undefined && !searching, retry: () => void refetch() };
}
