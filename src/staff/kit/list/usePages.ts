import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { PageMeta } from '../../../common/api';
import { useAppDispatch } from '../../../common/state/hooks';
import type { ReadPage } from './csv';

/** For `initiate`: what the server has now, kept for nobody. */
export const FRESH = { forceRefetch: true, subscribe: false } as const;

interface Asked<D> {
  unwrap: () => Promise<{ data: D }>;
  abort: () => void;
}

/** Reads pages of a list by its own call. @param ask starts the call, with `FRESH` */
export function usePages<D extends { meta: PageMeta }, T>(
  ask: (page: number) => ThunkAction<Asked<D>, unknown, unknown, UnknownAction>,
  rowsOf: (data: D) => readonly T[],
): ReadPage<T> {
  const dispatch = useAppDispatch();
  return async (page, signal) => {
    const asked = dispatch(ask(page));
    signal.addEventListener('abort', asked.abort);
    try {
      const { data } = await asked.unwrap();
      return { rows: rowsOf(data), meta: data.meta };
    } finally {
      signal.removeEventListener('abort', asked.abort);
    }
  };
}
