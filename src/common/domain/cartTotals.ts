import type { CartItem } from './cartItem';
import { centsFromNumber } from './money';
import type { WhyNotSold } from './productInSmall';

type Line = Pick<CartItem, 'price' | 'quantity'>;

/** Why each line cannot be ordered now, by id, as the shop has said; null for one that can. */
export type Unavailable = Readonly<Record<string, 'gone' | WhyNotSold>>;

/** The lines that can be ordered, as can any that nothing is said of: what is gone or out of stock is in no count, total, request or message. */
export const orderableOf = (lines: readonly CartItem[], unavailable: Unavailable = {}) =>
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
