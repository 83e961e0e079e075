/** What was typed into a form and not sent, kept for as long as the tab is open. */
export interface FormDraft<V> {
  /** Empty fields where nothing was kept; what is no text is left out. */
  read: () => V;
  keep: (values: V) => void;
  discard: () => void;
}

/** @param key of the session storage */
export function formDraft<V extends { [K in keyof V]: string }>(key: string, empty: V): FormDraft<V> {
  return {
    read: () => {
      try {
        const data = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
        const names = Object.keys(empty) as (keyof V & string)[];
        return names.reduce(
          (values, name) => (typeof data[name] === 'string' ? { ...values, [name]: data[name] } : values),
          empty,
        );
      } catch {
        return empty;
      }
    },
    keep: (values) => {
      try {
        window.sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // A full or blocked storage: the draft lasts as long as the form.
      }
    },
    discard: () => {
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // No storage: nothing was kept.
      }
    },
  };
}
