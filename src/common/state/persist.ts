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
  /** What is known to stand there: as it was read or written last; none after a write that failed. */
  text?: string | null | undefined;
};

/** What a kept slice says besides: whether what the browser keeps of it has been read. */
export type Rehydrated = { _persist?: { rehydrated: boolean } };

/** What a storage holds; null where there is nothing, no storage, or no such shape. */
const keptOf = <S>({ restored, ...place }: Persisted<S>) =>
  stored<S | null>({ ...place, check: restored, empty: null });

const textOf = <S>({ stored }: Persisted<S>, state: S) => JSON.stringify(stored(state));

let warned = false;

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
      settings.text = state && textOf(settings, state);
      return Promise.resolve(state);
    },
    setItem: (_key: string, staged: unknown): Promise<void> => {
      const text = textOf(settings, staged as S);
      // Written back, what another tab told would take the place of what that one has written since.
      if (text !== settings.text) {
        settings.text = undefined;
        try {
          // Who has kept nothing yet leaves no trace.
          if (text !== '[]' || window[settings.area].getItem(settings.key) !== null)
            window[settings.area].setItem(settings.key, text);
          settings.text = text;
        } catch (error) {
          // One warning, not one for each change.
          if (!warned) console.warn('Browser keeps no data', error);
          warned = true;
        }
      }
      return Promise.resolve();
    },
    // redux-persist wants one to purge with, which nobody does.
    removeItem: () => null,
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

/**
 * Takes over what another tab or page wrote to `key`, after checking it: what is no such state replaces none. What this page
 * could not write is in its memory alone: that stays until a write succeeds.
 */
export function onOtherTab<S>(settings: Persisted<S>, take: (state: S) => void): () => void {
  const kept = keptOf(settings);
  const isThere = storedText(settings);
  return kept.subscribe(() => {
    const state = kept.read() ?? (isThere.read() ? null : settings.restored([]));
    if (!state || settings.text === undefined) return;
    settings.text = textOf(settings, state);
    take(state);
  });
}
