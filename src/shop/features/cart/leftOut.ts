import type { CartItem } from '../../../common/domain/cartItem';

/** How many of the lines a cart has not taken: it is full. */
export const leftOut = (lines: readonly CartItem[], cart: readonly CartItem[]): number =>
  lines.filter(({ id }) => !cart.some((line) => line.id === id)).length;
