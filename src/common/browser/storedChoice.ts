/** A small choice of the person's that this browser keeps (a colour scheme, the height of rows); no storage, no memory of it. */
export interface StoredChoice<T extends string> {
  read: () => T | null;
  keep: (choice: T) => void;
}

/** @param key of the local storage @param choices that count; anything else found there is none */
export function storedChoice<T extends string>(key: string, choices: readonly T[]): StoredChoice<T> {
  return {
    read: () => {
      try {
        const text = window.localStorage.getItem(key);
        return choices.find((choice) => choice === text) ?? null;
      } catch {
        return null;
      }
    },
    keep: (choice) => {
      try {
        window.localStorage.setItem(key, choice);
      } catch {
        // A full or blocked storage: the choice holds until the page is left.
      }
    },
  };
}
