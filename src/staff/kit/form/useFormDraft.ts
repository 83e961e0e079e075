import { useEffect, useRef, useState } from 'react';
import { readToken } from '../../../common/browser/cookies';
import { listen } from '../../../common/browser/listen';
import { changedFields, onlyFields, sameValue } from './changes';
import { readDraft, writeDraft, type DraftKey, type StoredDraft } from './drafts';

/** A text, or what stood in a record that has none. */
export type Version = string | object | undefined;

interface FormDraftOptions<V> {
  values: V;
  /** What the values are compared with: a draft holds what differs, so that restoring it brings back nothing that others changed since. */
  initialValues: V;
  dirty: boolean;
  /** A dialog was closed: nothing of it is kept. */
  closed?: boolean;
  /** Names that are not kept. */
  except?: readonly string[];
  /** Of what others may change too: the version that the values are of. It comes back as the values' `version`. */
  version?: Version;
}

const PAUSE_MS = 600;
const read = (key: DraftKey | null): StoredDraft | null => (key === null ? null : readDraft(key));

/**
 * Keeps what was typed in this browser until it is saved, and finds what an earlier visit left (a closed tab, an ended
 * session).
 * @param key of the storage; null keeps nothing, or not yet: whose the draft is may become known after the form stands
 */
export function useFormDraft<V extends object>(
  key: DraftKey | null,
  { values, initialValues, dirty, closed = false, except = [], version }: FormDraftOptions<V>,
) {
  const [found, setFound] = useState(() => read(key));
  const [foundFor, setFoundFor] = useState(key);
  if (key !== foundFor) {
    setFoundFor(key);
    setFound(read(key));
  }
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const was = useRef(dirty);
  /** Of a draft that was laid over what somebody saved since. */
  const overtaken = useRef<StoredDraft['before']>(undefined);
  useEffect(() => {
    if (key === null) return undefined;
    if (!dirty || closed) {
      // Saved, given up, or back to what it was. A draft that has not been answered stands again.
      if (was.current || closed) writeDraft(key, closed ? null : found);
      if (closed) setFound(null);
      was.current = false;
      overtaken.current = undefined;
      setKeptAt(null);
      return undefined;
    }
    was.current = true;
    const keep = (more: Partial<StoredDraft> = {}) => {
      const changed = changedFields(initialValues, values);
      const kept = onlyFields(changed, (name) => !except.includes(name));
      const count = Object.keys(kept).length;
      const at = Date.now();
      // Of files alone nothing could come back.
      const draft =
        count > 0
          ? {
              at,
              values: { ...kept, ...(version !== undefined && { version }) },
              ...(version !== undefined && {
                before: { ...onlyFields(initialValues, (name) => name in kept), ...overtaken.current },
              }),
              ...(count < Object.keys(changed).length && { withoutFiles: true }),
              ...more,
            }
          : null;
      if (writeDraft(key, draft)) setKeptAt(draft && at);
    };
    const timer = setTimeout(keep, PAUSE_MS);
    // The tab may close, or the session end, within the pause. Without the cookie it is the session that has ended.
    const onLeave = () => keep(readToken() === null ? { endedOn: window.location.pathname } : {});
    const stop = listen(window, { pagehide: onLeave });
    return () => {
      clearTimeout(timer);
      stop();
    };
    // `except` is a constant of the form, and `found` is written back by whatever else changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, values, initialValues, dirty, closed, version]);
  return {
    /** A draft of an earlier visit that has not been answered yet. */
    found,
    keptAt,
    restore: (): Partial<V> => {
      setFound(null);
      const known = Object.entries(found?.values ?? {}).filter(
        ([field, value]) => field in values && typeof value === typeof values[field as keyof V],
      );
      const { version: of, ...typed } = Object.fromEntries(known);
      const { before = {} } = found ?? {};
      // Neither what stood there when it was typed, nor what was typed, as where the answer to a save did not come.
      const isOvertaken = Object.entries(typed).some(([field, value]) => {
        const now = initialValues[field as keyof V];
        return field in before && !sameValue(before[field], now) && !sameValue(value, now);
      });
      if (isOvertaken) overtaken.current = before;
      const restored: object = isOvertaken ? { ...typed, version: of } : typed;
      return restored;
    },
    /** What is typed was saved. */
    forget: () => {
      if (key !== null) writeDraft(key, found);
    },
    discard: () => {
      if (key !== null) writeDraft(key, null);
      setFound(null);
    },
  };
}
