import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownProduct } from '../../../common/api';
import { useAppDispatch, useAppStore } from '../../../common/state/hooks';
import { shopMoment } from '../../../common/browser/shopClock';
import { usePriceMoment } from '../../../common/ui/clock';
import { lineChecked, selectCartItems } from '../../../common/state/cartSlice';
import { checkLine, type LineCheck, inLanes, readProduct, whyNot } from './checkLine';

export type LineChecks = Readonly<Record<string, LineCheck>>;

/**
 * Reads each line's product again while the cart is open, or the request that is made of it; the lines stay usable meanwhile. Its
 * name, picture and price of now are taken over, the price also once a discount begins or ends, and what cannot be ordered counts
 * no more. What cannot be read changes nothing.
 * @param believed how long what was read is not read again, seconds
 */
export function useCartCheck(ids: readonly string[], open: boolean, believed?: number): LineChecks {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [checks, setChecks] = useState<LineChecks>({});
  const [products, setProducts] = useState<Readonly<Record<string, ShownProduct>>>({});
  const moment = usePriceMoment(Object.values(products));
  const asked = useRef(new Set<string>());
  const key = JSON.stringify(ids);
  const take = useCallback(
    (id: string, result: LineCheck) => {
      dispatch(lineChecked({ id, why: whyNot(result), line: result.line }));
      setChecks((known) => ({ ...known, [id]: result }));
    },
    [dispatch],
  );
  useEffect(() => {
    if (!open) return undefined;
    let stopped = false;
    const work = async (id: string) => {
      asked.current.add(id);
      const product = await readProduct(dispatch, id, believed);
      if (product === 'gone') return take(id, { state: 'gone' });
      const item = selectCartItems(store.getState()).find((line) => line.id === id);
      if (!item || !product) return;
      setProducts((known) => ({ ...known, [id]: product }));
      take(id, checkLine(item, product, shopMoment()));
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
  }, [open, key, believed, dispatch, store, take]);
  const goOn = useEffectEvent(() => {
    for (const item of selectCartItems(store.getState())) {
      const product = products[item.id];
      const result = product && checkLine(item, product, moment);
      if (result?.line && result.line.price !== item.price) take(item.id, result);
    }
  });
  useEffect(() => goOn(), [moment]);
  return checks;
}
