import { isKept, type KeptProduct } from './keptProduct';

/** A cart line (docs/product.md, 4.1). Price in shillings; null while it is on request. */
export interface CartItem extends KeptProduct {
  price: number | null;
  quantity: number;
}

/** What the shop says of a line's product. */
export type CheckedLine = Omit<CartItem, 'id' | 'quantity'>;

/** The greatest quantity of one line; beyond it a quote is the way. */
export const MAX_QUANTITY = 9999;
/** More lines than this are no cart. */
export const MOST_LINES = 500;
/** The contract's greatest amount, shillings. */
const DEAREST = 9_999_999_999.99;

/** How many pieces the lines hold together; which of them count, and what they cost, is said by cartTotals.ts. */
export const countOf = (lines: readonly Pick<CartItem, 'quantity'>[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether stored data is a cart line, within bounds that any real one keeps. */
export function isCartItem(value: unknown): value is CartItem {
  if (!isKept(value)) return false;
  const { price, quantity } = value as Partial<Record<keyof CartItem, unknown>>;
  return (
    (price === null || (typeof price === 'number' && price >= 0 && price <= DEAREST)) &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY
  );
}
