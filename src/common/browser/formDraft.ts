import { listen } from './listen';
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

/**
 * Sends what a draft holds. On its way it is no draft: nobody who comes back meanwhile sends it twice. It is one again where that
 * fails, and for as long as the page is out of sight, for it may end before the answer; but what was begun since stays.
 */
export async function sendDraft<V, R>(draft: Stored<V>, values: V, send: () => Promise<R>): Promise<R> {
  let kept = draft.empty;
  const keep = () => {
    if (draft.read() !== draft.empty) return;
    draft.keep(values);
    kept = draft.read();
  };
  const forget = () => {
    if (draft.read() === kept) draft.forget();
  };
  const onSight = () => (document.hidden ? keep() : forget());
  draft.forget();
  // A browser may end a page that is hidden without a word; one that is left may come back from its memory, and hear the answer.
  const stops = [listen(document, { visibilitychange: onSight }), listen(window, { pagehide: keep })];
  try {
    const answer = await send();
    forget();
    return answer;
  } catch (cause) {
    keep();
    throw cause;
  } finally {
    stops.forEach((stop) => stop());
  }
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
