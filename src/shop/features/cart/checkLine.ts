import type { ShownProduct } from '../../../common/api';
import type { CartItem } from '../../../common/domain/cartItem';
import { centsFromNumber } from '../../../common/domain/money';
import { priceOf } from '../../../common/domain/price';

/**
 * What the shop says now of a line of the cart.
 * A product that is gone or out of stock keeps its line, marked, so that the visitor sees what happened and removes it; it
 * is left out of total, quote and WhatsApp text.
 */
export type LineCheck =
  | { state: 'gone'; stock?: undefined }
  | {
      state: 'sold';
      /** Cents the line was added with, where the price is another one now. */
      was?: number;
      /** Cents of now, where they differ. */
      now?: number;
      outOfStock: boolean;
      /** Pieces in stock, where the shop counts them. */
      stock?: number;
    };

/** Whether the line can be ordered now. */
export const isAvailable = (check: LineCheck): boolean => check.state === 'sold' && !check.outOfStock;

/**
 * Compares a line with its product.
 * @param now milliseconds since the epoch
 */
export function checkLine(item: CartItem, product: ShownProduct, now: number): LineCheck {
  // Staff are shown inactive products; to the shop they are gone.
  if (product.isActive === false) return { state: 'gone' };
  const { cents } = priceOf(product, now);
  const before = centsFromNumber(item.price);
  const inStock = product.stock_status === 'in_stock';
  return {
    state: 'sold',
    ...(cents !== null && cents !== before && { was: before, now: cents }),
    outOfStock: !inStock,
    ...(inStock && Number.isInteger(product.quantity) && product.quantity > 0 && { stock: product.quantity }),
  };
}
