import type { SessionKey } from './storageKeys';
import { stored, type Stored } from './stored';

/** By their keys, each of which holds the fields of one form: what the browser does not keep, its draft does. */
const drafts = new Map<SessionKey, unknown>();

/**
 * What was typed into a form and not sent, kept for as long as the tab is open; what is no text is left out. The same key has
 * the same draft.
 */
export function formDraft<V extends { [K in keyof V]: string }>(key: SessionKey, empty: V): Stored<V> {
  const draft = (drafts.get(key) as Stored<V> | undefined) ?? newDraft(key, empty);
  drafts.set(key, draft);
  return draft;
}

const newDraft = <V extends { [K in keyof V]: string }>(key: SessionKey, empty: V): Stored<V> =>
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
