/** A cart line as the browser keeps it (docs/product.md, 4.1). Price in shillings. */
export interface CartItem {
  id: string;
  name: string;
  /** The name in Kiswahili, while the product is known; it is not kept. */
  name_sw?: string | undefined;
  price: number;
  quantity: number;
  image: string;
}

/** The greatest quantity of one line; beyond it a quote is the way. */
export const MAX_QUANTITY = 9999;
/** More lines than this are no cart. */
export const MOST_LINES = 500;
const DEAREST = 1e9;

/** How many pieces the lines hold together; which of them count, and what they cost, is said by cartTotals.ts. */
export const countOf = (lines: readonly Pick<CartItem, 'quantity'>[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a text can be a product's id here: it becomes a part of an address, where half a character cannot stand. */
export function isItemId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 64 && !/\p{Cs}/u.test(value);
}

/** Whether stored data is a cart line, within bounds that any real one keeps. */
export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, name_sw = '', price, quantity, image } = value as Record<string, unknown>;
  return (
    isItemId(id) &&
    [name, name_sw].every((text) => typeof text === 'string' && text.length <= 400) &&
    typeof image === 'string' &&
    image.length <= 2000 &&
    typeof price === 'number' &&
    price >= 0 &&
    price <= DEAREST &&
    typeof quantity === 'number' &&
    Number.isInteger(quantity) &&
    quantity >= 1 &&
    quantity <= MAX_QUANTITY
  );
}
