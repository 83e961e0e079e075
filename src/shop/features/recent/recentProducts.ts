import { stored } from '../../../common/browser/stored';
import { isItemId } from '../../../common/domain/cartItem';

/** A product that was looked at: its name and a picture, but no price, for that may be another one by now. */
export interface RecentProduct {
  id: string;
  name: string;
  image: string;
}

export const MOST_RECENT = 12;

/** What this browser has looked at, the newest first. */
export const recentProducts = stored<readonly RecentProduct[]>({
  area: 'localStorage',
  key: 'recentProducts',
  empty: [],
  check: recentFromStored,
});

/** Puts a product at the head of the list. */
export function rememberRecent({ id, name, image }: RecentProduct): void {
  const others = recentProducts.read().filter((other) => other.id !== id);
  recentProducts.keep([{ id, name, image }, ...others].slice(0, MOST_RECENT));
}

/** Products out of stored data; what is none is left out. */
export function recentFromStored(data: unknown): RecentProduct[] {
  if (!Array.isArray(data)) return [];
  const products = data
    .slice(0, MOST_RECENT)
    .filter(isRecent)
    .map(({ id, name, image }) => ({ id, name, image }));
  return [...new Map(products.map((product) => [product.id, product])).values()];
}

function isRecent(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, image } = value as Record<string, unknown>;
  return (
    isItemId(id) && typeof name === 'string' && name.length <= 400 && typeof image === 'string' && image.length <= 2000
  );
}
