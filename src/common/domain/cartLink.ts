import { MAX_QUANTITY, type CartItem } from './cartItem';
import { ITEM_ID } from './keptProduct';

/**
 * A cart as a part of an address: `cart=12:2,7:1` is two pieces of product 12 and one of product 7. It carries ids and
 * quantities only; names and prices are the shop's of the moment it is opened.
 */
export type SharedItem = Pick<CartItem, 'id' | 'quantity'>;

export interface SharedCart {
  items: SharedItem[];
  /** How many parts of the link could not be read. */
  ignored: number;
}

/** The query parameter that holds it. */
export const CART_PARAMETER = 'cart';

/** A link that people pass on and print as a QR code stays short. */
export const MOST_SHARED = 50;
const LONGEST = 1200;

const PART = new RegExp(`^(${ITEM_ID})(?::([0-9]{1,9}))?$`);

/** The query of a link to a cart, at most 1,200 characters long. `left`: how many lines did not fit. */
export function cartQuery(lines: readonly SharedItem[]): { query: string; left: number } {
  let query = `${CART_PARAMETER}=`;
  let count = 0;
  for (const { id, quantity } of lines) {
    const part = `${count > 0 ? ',' : ''}${id}:${quantity}`;
    if (count === MOST_SHARED || query.length + part.length > LONGEST) break;
    query += part;
    count += 1;
  }
  return { query, left: lines.length - count };
}

/**
 * Reads the parameter's value, as URLSearchParams gives it. What is no part of a cart is counted and left out, a
 * missing quantity is 1, a greater one than a line may have becomes the greatest, and an id that comes twice is one line.
 */
export function readCart(value: string): SharedCart {
  const quantities = new Map<string, number>();
  let ignored = 0;
  for (const part of value.split(',')) {
    const item = readPart(part);
    if (!item || (quantities.size === MOST_SHARED && !quantities.has(item.id))) ignored += 1;
    else quantities.set(item.id, Math.min((quantities.get(item.id) ?? 0) + item.quantity, MAX_QUANTITY));
  }
  return { items: [...quantities].map(([id, quantity]) => ({ id, quantity })), ignored };
}

function readPart(part: string): SharedItem | null {
  const [, id, digits = '1'] = PART.exec(part) ?? [];
  const quantity = Number(digits);
  return id !== undefined && quantity >= 1 ? { id, quantity } : null;
}
