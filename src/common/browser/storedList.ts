/** A short list that this browser keeps for the person; no storage, no memory of it. */
export interface StoredList<T> {
  read: () => T[];
  keep: (list: readonly T[]) => void;
}

/** @param key of the local storage @param isEntry what counts as an entry; anything else found there is left out */
export function storedList<T>(key: string, isEntry: (value: unknown) => value is T): StoredList<T> {
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isEntry) : [];
      } catch {
        return [];
      }
    },
    keep: (list) => {
      try {
        window.localStorage.setItem(key, JSON.stringify(list));
      } catch {
        // A full or blocked storage: nothing is remembered.
      }
    },
  };
}
