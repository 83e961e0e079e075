import { type ShownProduct, api, asApiError, isMissing, type ApiDispatch } from '../../../common/api';
import type { CartItem, CheckedLine } from '../../../common/domain/cartItem';
import { unitOf, type Unavailable } from '../../../common/domain/cartTotals';
import { cartItemOf, whyNotSold, type WhyNotSold } from '../../../common/domain/productInSmall';

/**
 * What the shop says now of a line of the cart.
 * A product that is gone, out of stock or without a price keeps its line, marked, so that the visitor sees what happened and
 * removes it; it is left out of total, quote and WhatsApp text.
 */
export type LineCheck =
  | { state: 'gone'; line?: undefined; stock?: undefined }
  | {
      state: 'sold';
      /** What the line is to say of its product; where the price went, the last one. Absent while nobody was asked. */
      line?: CheckedLine;
      /** Cents the line was added with, where the price is another one now and it had one. */
      was?: number;
      why: WhyNotSold;
      /** Pieces in stock, where the shop counts them. */
      stock?: number;
    };

/** Why the line cannot be ordered now, as the cart remembers it; null where it can. */
export const whyNot = (check: LineCheck): Unavailable[string] => (check.state === 'gone' ? 'gone' : check.why);

/** Whether the line can be ordered now. */
export const isAvailable = (check: LineCheck): boolean => whyNot(check) === null;

/** What the cart remembers of a line that is left out, while the shop has not answered again. */
export const rememberedCheck = (why: Unavailable[string] = null): LineCheck | undefined =>
  why === 'gone' ? { state: 'gone' } : why ? { state: 'sold', why } : undefined;

/**
 * Compares a line with its product.
 * @param now milliseconds since the epoch
 */
export function checkLine(item: CartItem, product: ShownProduct, now: number): LineCheck {
  // Staff are shown inactive products; to the shop they are gone.
  if (product.isActive === false) return { state: 'gone' };
  const { name, name_sw, image, price } = cartItemOf(product, now);
  const before = unitOf(item);
  const inStock = product.stock_status === 'in_stock';
  return {
    state: 'sold',
    line: { name, name_sw, image, price: price ?? item.price },
    ...(price !== null && before !== null && unitOf({ price }) !== before && { was: before }),
    why: whyNotSold(product, now),
    ...(inStock && Number.isInteger(product.quantity) && product.quantity > 0 && { stock: product.quantity }),
  };
}

/** Requests under way at once. */
const LANES = 4;

/** Works on a list, a few at a time. @param stopped ends it between two of them */
export async function inLanes<T>(
  list: readonly T[],
  work: (entry: T) => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let entry = waiting.shift(); entry !== undefined && !stopped(); entry = waiting.shift()) await work(entry);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * A product as the shop has it now; `gone` where it sells none of that id, null where that could not be found out.
 * @param believed how long what was read is not read again, seconds
 */
export async function readProduct(
  dispatch: ApiDispatch,
  id: string,
  believed = 0,
): Promise<ShownProduct | 'gone' | null> {
  const answer = await dispatch(
    api.endpoints.getProduct.initiate({ id }, { forceRefetch: believed || true, subscribe: false }),
  );
  if (answer.error) return isMissing(asApiError(answer.error)) ? 'gone' : null;
  return answer.data?.data ?? null;
}

/** How many of the lines a cart has not taken: it is full. */
export const leftOut = (lines: readonly CartItem[], cart: readonly CartItem[]): number =>
  lines.filter(({ id }) => !cart.some((line) => line.id === id)).length;
