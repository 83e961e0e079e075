import { isCartItem, MOST_LINES, type CartItem } from '../domain/cartItem';

/**
 * The cart out of stored data, or null where it is not exactly a list of {id, name, price, quantity, image}
 * (docs/product.md, 4.1: anything else is discarded).
 */
export function cartFromStored(data: unknown): CartItem[] | null {
  if (!Array.isArray(data) || data.length > MOST_LINES || !data.every(isCartItem)) return null;
  const ids = new Set(data.map(({ id }) => id));
  return ids.size === data.length
    ? data.map(({ name_sw, ...line }) => ({ ...keptLine(line), ...(name_sw && { name_sw }) }))
    : null;
}

/** What is kept of a line, and nothing else. */
export const keptLine = ({ id, name, price, quantity, image }: CartItem): CartItem => ({
  id,
  name,
  price,
  quantity,
  image,
});
