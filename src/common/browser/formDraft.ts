import type { SessionKey } from './storageKeys';
import { stored, type Stored } from './stored';

/** What was typed into a form and not sent, kept for as long as the tab is open; what is no text is left out. */
export const formDraft = <V extends { [K in keyof V]: string }>(key: SessionKey, empty: V): Stored<V> =>
  stored({
    area: 'sessionStorage',
    key,
    empty,
    inMemory: true,
    check: (data) =>
      (Object.keys(empty) as (keyof V & string)[]).reduce((values, name) => {
        const text = (data as Record<string, unknown>)[name];
        return typeof text === 'string' ? { ...values, [name]: text } : values;
      }, empty),
  });
