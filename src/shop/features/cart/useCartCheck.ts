import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../../common/state/hooks';
import { laterThan } from '../../../common/browser/moment';
import { useNow } from '../../../common/ui/clock';
import { lineChecked, priceChanged, selectCartItems } from '../../../common/state/cartSlice';
import { checkLine, type LineCheck, inLanes, readProduct, whyNot } from './checkLine';

export type LineChecks = Readonly<Record<string, LineCheck>>;

/**
 * Reads each line's product again while the cart is open; the lines stay usable meanwhile. A price that changed is
 * taken over, and what cannot be ordered counts no more. What cannot be read changes nothing.
 */
export function useCartCheck(ids: readonly string[], open: boolean): LineChecks {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const now = useNow();
  const [checks, setChecks] = useState<LineChecks>({});
  const asked = useRef(new Set<string>());
  const key = JSON.stringify(ids);
  useEffect(() => {
    if (!open) return undefined;
    let stopped = false;
    const check = async (id: string): Promise<LineCheck | null> => {
      const product = await readProduct(dispatch, id);
      if (product === 'gone') return { state: 'gone' };
      const item = selectCartItems(store.getState()).find((line) => line.id === id);
      return item && product ? checkLine(item, product, laterThan(now)) : null;
    };
    const work = async (id: string) => {
      asked.current.add(id);
      const result = await check(id);
      if (!result) return;
      if (result.state === 'sold' && result.now !== undefined) dispatch(priceChanged({ id, price: result.now / 100 }));
      const name_sw = result.state === 'sold' ? result.name_sw : undefined;
      dispatch(lineChecked({ id, why: whyNot(result), name_sw }));
      setChecks((known) => ({ ...known, [id]: result }));
    };
    const lines = JSON.parse(key) as string[];
    // What was taken out and comes back may be sold out by now, or have come with an older price.
    asked.current = new Set(lines.filter((id) => asked.current.has(id)));
    void inLanes(
      lines.filter((id) => !asked.current.has(id)),
      work,
      () => stopped,
    );
    return () => {
      stopped = true;
    };
  }, [open, key, dispatch, store, now]);
  return checks;
}
