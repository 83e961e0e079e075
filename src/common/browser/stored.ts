import { listen } from './listen';
import type { StoragePlace } from './storageKeys';
import { useSyncExternalStore } from 'react';

/** A value that this browser keeps. */
export interface Stored<T> {
  /** The value where nothing is kept, or anything else than it. */
  empty: T;
  /** What is kept; the same text is the same value. */
  read: () => T;
  /** An empty value leaves no trace. @returns whether the browser could keep it */
  keep: (value: T) => boolean;
  forget: () => void;
  /**
   * Calls `tell` when the value was changed, here or in another tab, or may have been: a page that lies in the browser's memory
   * (back/forward cache) hears of nothing until it is shown again. @returns ends that
   */
  subscribe: (tell: () => void) => () => void;
}

type Settings<T> = StoragePlace & {
  /** The value out of what was found, null where it is none. */
  check: (data: unknown) => T | null;
  empty: T;
  /** The text is the value itself, not JSON of it. */
  plain?: true;
  /** What the browser does not keep lasts as long as the page. */
  inMemory?: true;
};

/** One value in a web storage. Neither a blocked storage nor a full one, nor what others wrote there, throws. */
export function stored<T>({ key, area, check, empty, plain, inMemory }: Settings<T>): Stored<T> {
  const textOf = (value: T) => (plain ? String(value ?? '') : JSON.stringify(value));
  let known: { text: string | null; value: T } = { text: null, value: empty };
  let unkept: string | null = null;
  const valueOf = (text: string) => {
    try {
      return check(plain ? text : JSON.parse(text)) ?? empty;
    } catch {
      return empty;
    }
  };
  const read = () => {
    let text = unkept;
    try {
      text ??= window[area].getItem(key);
    } catch {
      // No storage: nothing is kept.
    }
    if (text !== known.text) known = { text, value: text === null ? empty : valueOf(text) };
    return known.value;
  };
  const keep = (value: T) => {
    const text = textOf(value);
    const isEmpty = text === textOf(empty);
    unkept = null;
    try {
      if (isEmpty) window[area].removeItem(key);
      else window[area].setItem(key, text);
    } catch {
      if (!inMemory) return false;
      unkept = isEmpty ? null : text;
    }
    // The browser tells the other tabs; this one hears it the same way.
    window.dispatchEvent(new StorageEvent('storage', { key }));
    return unkept === null;
  };
  return {
    empty,
    read,
    keep,
    forget: () => void keep(empty),
    subscribe: (tell) => {
      const hear = (event: StorageEvent | PageTransitionEvent) => {
        if ('persisted' in event ? event.persisted : event.key === key || event.key === null) tell();
      };
      return listen(window, { storage: hear, pageshow: hear });
    },
  };
}

/** The same for a text that is kept as it is; the empty one is none. */
export const storedText = (place: StoragePlace & Pick<Settings<string>, 'inMemory'>): Stored<string> =>
  stored({ ...place, plain: true, empty: '', check: String });

/** A value of the page that components watch as they do a kept one: it goes with the page, and no other tab hears of it. */
export function watched<T>(empty: T) {
  const watchers = new Set<() => void>();
  let now = empty;
  return {
    empty,
    read: () => now,
    set: (value: T) => {
      now = value;
      watchers.forEach((tell) => tell());
    },
    subscribe: (tell: () => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}

/** A value that this browser keeps or components watch, as it is now; the empty one on the server and while hydrating. */
export const useStored = <T>({ subscribe, read, empty }: Pick<Stored<T>, 'subscribe' | 'read' | 'empty'>): T =>
  useSyncExternalStore(subscribe, read, () => empty);

/** JSON that the document carries in an element; null where there is none, or where the document broke off within it. */
export function embedded<T>(id: string): T | null {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '') as T;
  } catch {
    return null;
  }
}
