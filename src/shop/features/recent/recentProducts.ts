import { stored } from '../../../common/browser/stored';
import { keptProducts, type KeptProduct } from '../../../common/domain/keptProduct';

export const MOST_RECENT = 12;

/** What this browser has looked at, the newest first. */
export const recentProducts = stored<readonly KeptProduct[]>({
  area: 'localStorage',
  key: 'recentProducts',
  empty: [],
  check: (data) => keptProducts(data, MOST_RECENT),
});

/** Puts a product at the head of the list. */
export function rememberRecent({ id, name, image }: KeptProduct): void {
  const others = recentProducts.read().filter((other) => other.id !== id);
  recentProducts.keep([{ id, name, image }, ...others].slice(0, MOST_RECENT));
}
