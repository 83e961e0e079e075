import { isItemId } from '../../../common/domain/cartItem';

/** A product that was looked at: its name and a picture, but no price, for that may be another one by now. */
export interface RecentProduct {
  id: string;
  name: string;
  image: string;
}

/** Key in localStorage; the newest first. */
export const RECENT_KEY = 'recentProducts';
export const MOST_RECENT = 12;

/** What this browser has looked at; empty where it keeps nothing, or something else. */
export function readRecent(): RecentProduct[] {
  try {
    return recentFromStored(JSON.parse(window.localStorage.getItem(RECENT_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Puts a product at the head of the list. */
export function rememberRecent({ id, name, image }: RecentProduct): void {
  keep([{ id, name, image }, ...readRecent().filter((other) => other.id !== id)].slice(0, MOST_RECENT));
}

export function forgetRecent(): void {
  keep([]);
}

function keep(products: readonly RecentProduct[]): void {
  try {
    if (products.length === 0) window.localStorage.removeItem(RECENT_KEY);
    else window.localStorage.setItem(RECENT_KEY, JSON.stringify(products));
  } catch {
    // A full or blocked storage remembers nothing.
  }
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
