import type { CartItem } from './cartItem';
import { centsFromNumber } from './money';

type Line = Pick<CartItem, 'price' | 'quantity'>;

/**
 * The lines that can be ordered: what is gone or out of stock is in no count, total, request or message.
 * @param unavailable ids by whether the shop has said that they cannot be ordered now; what is not named can
 */
export const orderableOf = (lines: readonly CartItem[], unavailable: Readonly<Record<string, boolean>> = {}) =>
  lines.filter(({ id }) => !unavailable[id]);

/** Cents of one line. */
export const lineTotal = ({ price, quantity }: Line) => centsFromNumber(price) * quantity;

/** Cents of all lines: of a cart, a request, a message. */
export const totalOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);
