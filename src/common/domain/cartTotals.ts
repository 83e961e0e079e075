import type { CartItem } from './cartItem';
import { centsFromNumber } from './money';

type Line = Pick<CartItem, 'price' | 'quantity'>;

/**
 * The lines that can be ordered: what is gone or out of stock is in no count, total, request or message.
 * @param unavailable ids by whether the shop has said that they cannot be ordered now; what is not named can
 */
export const orderableOf = (lines: readonly CartItem[], unavailable: Readonly<Record<string, boolean>> = {}) =>
  lines.filter(({ id }) => !unavailable[id]);

/** Cents of one piece; null while its price is on request. */
export const unitOf = ({ price }: Pick<Line, 'price'>) => (price === null ? null : centsFromNumber(price));

/** Cents of one line; null likewise. */
export const lineTotal = (line: Line) => {
  const unit = unitOf(line);
  return unit && unit * line.quantity;
};

/** Cents of all lines that have a price, of a cart, a request, a message; null where none has one. */
export const totalOf = (lines: readonly Line[]): number | null =>
  lines.map(lineTotal).reduce((sum, total) => (total === null ? sum : (sum ?? 0) + total), null);
