import type { Action, Reducer } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import type { StoragePlace } from '../browser/storageKeys';
import { stored, storedText } from '../browser/stored';

/** How one slice is kept in a web storage: the key holds exactly the JSON of `stored(state)`. */
export type Persisted<S> = StoragePlace & {
  /** What is written. */
  stored: (state: S) => unknown;
  /** The state out of what was read, or null to discard it. */
  restored: (data: unknown) => S | null;
  /** Joins what was read with what happened before it was (a click during start-up). */
  merge: (restored: S, current: S) => S;
};

/** What a kept slice says besides: whether what the browser keeps of it has been read. */
export type Rehydrated = { _persist?: { rehydrated: boolean } };

const FLAGS = { version: -1, rehydrated: true };

/** What a storage holds; null where there is nothing, no storage, or no such shape. */
const keptOf = <S>({ restored, ...place }: Persisted<S>) =>
  stored<S | null>({ ...place, check: restored, empty: null });

/**
 * redux-persist with a storage adapter of our own, so that the browser's key and content are exactly what
 * docs/product.md, 11.1 says instead of redux-persist's envelope. A full or blocked storage is reported once; the
 * state then lives in memory.
 */
export function persisted<S extends object, A extends Action>(
  settings: Persisted<S>,
  reducer: Reducer<S, A>,
): Reducer<S, A> {
  const storage = {
    getItem: (): Promise<unknown> => {
      const state = keptOf(settings).read();
      return Promise.resolve(state && { ...state, _persist: FLAGS });
    },
    setItem: (_key: string, staged: unknown): Promise<void> => {
      try {
        const text = JSON.stringify(settings.stored(staged as S));
        // Who has kept nothing yet leaves no trace.
        if (text !== '[]' || window[settings.area].getItem(settings.key) !== null)
          window[settings.area].setItem(settings.key, text);
      } catch (error) {
        storageBlocked(error);
      }
      return Promise.resolve();
    },
    removeItem: (): Promise<void> => {
      try {
        window[settings.area].removeItem(settings.key);
      } catch (error) {
        storageBlocked(error);
      }
      return Promise.resolve();
    },
  };
  const config: PersistConfig<S> = {
    key: settings.key,
    keyPrefix: '',
    storage,
    serialize: false,
    // redux-persist types know only `serialize`; both stand beside each other in its reducer.
    ...({ deserialize: false } as object),
    stateReconciler: (inbound: unknown, _original: S, current: S) => ({
      ...current,
      ...settings.merge(inbound as S, current),
    }),
    timeout: 0,
  };
  return persistReducer<S, A>(config, reducer) as unknown as Reducer<S, A>;
}

let warned = false;
/** One warning, not one for each change. */
function storageBlocked(error: unknown): void {
  if (warned) return;
  warned = true;
  console.warn('Browser keeps no data', error);
}

/**
 * Takes over what another tab or page wrote to `key`, after checking it: what is no such state replaces none. Where this page
 * could not write, only its memory knows what is in it.
 */
export function onOtherTab<S>(settings: Persisted<S>, take: (state: S) => void): () => void {
  const kept = keptOf(settings);
  const isThere = storedText(settings);
  return kept.subscribe(() => {
    const state = kept.read() ?? (isThere.read() ? null : settings.restored([]));
    if (state && !warned) take(state);
  });
}
