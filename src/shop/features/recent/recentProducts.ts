import { stored } from '../../../common/browser/stored';
import { keptProduct, keptProducts, type KeptProduct } from '../../../common/domain/keptProduct';

export const MOST_RECENT = 12;

/** What this browser has looked at, the newest first. */
export const recentProducts = stored<readonly KeptProduct[]>({
  area: 'localStorage',
  key: 'recentProducts',
  empty: [],
  check: (data) => keptProducts(data, MOST_RECENT),
});

/** Puts a product at the head of the list. */
export function rememberRecent(product: KeptProduct): void {
  const others = recentProducts.read().filter(({ id }) => id !== product.id);
  recentProducts.keep([keptProduct(product), ...others].slice(0, MOST_RECENT));
}
