import type { CartItem } from './cartItem';
import { centsFromNumber } from './money';

type Line = Pick<CartItem, 'price' | 'quantity'>;

/** Cents of one line. */
export const lineTotal = ({ price, quantity }: Line) => centsFromNumber(price) * quantity;

/** Cents of all lines: of a cart, a request, a message. */
export const totalOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);
