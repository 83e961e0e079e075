import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { api, asApiError } from '../../api';
import { useNow } from '../../ui/clock';
import { priceChanged, selectCartItems, type WithCart } from './cartSlice';
import { checkLine, type LineCheck } from './checkLine';

export type LineChecks = Readonly<Record<string, LineCheck>>;

/** Requests under way at once. */
const LANES = 4;
const GONE = 404;

/**
 * Reads each line's product again while the cart is open; the lines stay usable meanwhile. A price that changed is
 * taken over. What cannot be read changes nothing.
 */
export function useCartCheck(ids: readonly string[], open: boolean): LineChecks {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const store = useStore<WithCart>();
  const now = useNow();
  const [checks, setChecks] = useState<LineChecks>({});
  const asked = useRef(new Set<string>());
  const key = JSON.stringify(ids);
  useEffect(() => {
    if (!open) return undefined;
    let stopped = false;
    const waiting = (JSON.parse(key) as string[]).filter((id) => !asked.current.has(id));

    const check = async (id: string): Promise<LineCheck | null> => {
      const answer = await dispatch(api.endpoints.getProduct.initiate({ id }, { forceRefetch: true, subscribe: false }));
      if (answer.error) return asApiError(answer.error).status === GONE ? { state: 'gone' } : null;
      const item = selectCartItems(store.getState()).find((line) => line.id === id);
      return item && answer.data ? checkLine(item, answer.data.data, now) : null;
    };
    const lane = async () => {
      for (let id = waiting.shift(); id !== undefined && !stopped; id = waiting.shift()) {
        const line = id;
        asked.current.add(line);
        const result = await check(line);
        if (!result) continue;
        if (result.state === 'sold' && result.now !== undefined) dispatch(priceChanged({ id: line, price: result.now / 100 }));
        setChecks((known) => ({ ...known, [line]: result }));
      }
    };
    for (let lanes = 0; lanes < LANES; lanes += 1) void lane();
    return () => { stopped = true; };
  }, [open, key, dispatch, store, now]);
  return checks;
}
