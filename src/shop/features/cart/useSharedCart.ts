import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch } from '../../../common/state/hooks';
import { giveUp, type ShownProduct } from '../../../common/api';
import type { CartItem } from '../../../common/domain/cartItem';
import type { SharedItem } from '../../../common/domain/cartLink';
import { cartItemOf } from '../../../common/domain/productInSmall';
import { shopMoment } from '../../../common/browser/shopClock';
import { checkLine, type LineCheck, inLanes, readProduct } from './checkLine';

/** What the shop says of one product of a shared cart. */
export type SharedLine = { state: 'gone' } | { state: 'unread' } | SoldLine;
export interface SoldLine {
  state: 'sold';
  item: CartItem;
  check: LineCheck;
}

/**
 * Reads the products of a shared cart.
 * @returns by id, what is known; `retry` reads anew what could not be read or is still on its way
 */
export function useSharedCart(items: readonly SharedItem[]) {
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState<Readonly<Record<string, SharedLine>>>({});
  const [wanted, setWanted] = useState(items);
  useEffect(() => {
    let stopped = false;
    const work = async ({ id, quantity }: SharedItem) => {
      const product = await readProduct(dispatch, id);
      setLines((known) => ({ ...known, [id]: lineOf(product, quantity) }));
    };
    const lineOf = (product: ShownProduct | 'gone' | null, quantity: number): SharedLine => {
      if (product === null) return { state: 'unread' };
      if (product === 'gone') return { state: 'gone' };
      const present = shopMoment();
      const item = { ...cartItemOf(product, present), quantity };
      const check = checkLine(item, product, present);
      return check.state === 'gone' ? { state: 'gone' } : { state: 'sold', item, check };
    };
    void inLanes(wanted, work, () => stopped);
    return () => {
      stopped = true;
    };
  }, [wanted, dispatch]);
  const retry = useCallback(async () => {
    const unread = items.filter(({ id }) => (lines[id]?.state ?? 'unread') === 'unread');
    await Promise.all(unread.map(({ id }) => giveUp(dispatch, 'getProduct', { id })));
    setLines((known) => Object.fromEntries(Object.entries(known).filter(([, line]) => line.state !== 'unread')));
    setWanted(unread);
  }, [items, lines, dispatch]);
  return { lines, retry };
}
