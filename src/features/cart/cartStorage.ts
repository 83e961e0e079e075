import type { CartItem } from '../../lib/cartItem';
import { MAX_QUANTITY } from './cartSlice';

/** Key of the cart in localStorage (specification, section 9). */
export const CART_KEY = 'cartItems';
const MOST_LINES = 500;
const DEAREST = 1e9;

/**
 * The cart out of stored data, or null where it is not exactly a list of {id, name, price, quantity, image}
 * (specification, section 3: anything else is discarded).
 */
export function cartFromStored(data: unknown): CartItem[] | null {
  if (!Array.isArray(data) || data.length > MOST_LINES || !data.every(isCartItem)) return null;
  const ids = new Set(data.map(({ id }) => id));
  return ids.size === data.length ? data.map(({ id, name, price, quantity, image }) => ({ id, name, price, quantity, image })) : null;
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price, quantity, image } = value as Record<string, unknown>;
  return (
    // Half a character cannot stand in an address, and the id becomes a part of one.
    typeof id === 'string' && id !== '' && id.length <= 64 && !/\p{Cs}/u.test(id) &&
    typeof name === 'string' && name.length <= 400 &&
    typeof image === 'string' && image.length <= 2000 &&
    typeof price === 'number' && price >= 0 && price <= DEAREST &&
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
  );
}
