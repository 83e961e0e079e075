import { useEffect, useRef, useState } from 'react';
import { changedFields } from './changes';

interface StoredDraft {
  /** Milliseconds since the epoch. */
  at: number;
  values: Record<string, unknown>;
}

interface FormDraftOptions<V> {
  values: V;
  /** What the values are compared with: a draft holds what differs, so that restoring it brings back nothing that others changed since. */
  initialValues: V;
  dirty: boolean;
  /** Names that are not kept. */
  except?: readonly string[];
}

const PAUSE_MS = 600;
const keyOf = (name: string) => `draft-${name}`;

function read(name: string | null): StoredDraft | null {
  if (name === null) return null;
  try {
    const draft = JSON.parse(window.localStorage.getItem(keyOf(name)) ?? 'null') as StoredDraft | null;
    return draft && typeof draft.at === 'number' && typeof draft.values === 'object' && draft.values !== null ? draft : null;
  } catch {
    return null;
  }
}

function write(name: string, draft: StoredDraft | null): boolean {
  try {
    if (draft) window.localStorage.setItem(keyOf(name), JSON.stringify(draft));
    else window.localStorage.removeItem(keyOf(name));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps what was typed in this browser until it is saved, and offers what an earlier visit left (a closed tab, an ended
 * session). Nothing is restored unasked.
 * @param name null keeps nothing
 */
export function useFormDraft<V extends object>(name: string | null, { values, initialValues, dirty, except = [] }: FormDraftOptions<V>) {
  const [found, setFound] = useState(() => read(name));
  const [keptAt, setKeptAt] = useState<number | null>(null);
  const was = useRef(dirty);
  useEffect(() => {
    if (name === null) return undefined;
    if (!dirty) {
      // Saved, or back to what it was.
      if (was.current) write(name, null);
      was.current = false;
      setKeptAt(null);
      return undefined;
    }
    was.current = true;
    const keep = () => {
      const kept = Object.fromEntries(Object.entries(changedFields(initialValues, values)).filter(([field]) => !except.includes(field)));
      const at = Date.now();
      if (write(name, { at, values: kept })) setKeptAt(at);
    };
    const timer = setTimeout(keep, PAUSE_MS);
    // The session may end, or the tab close, within the pause.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
    // `except` is a constant of the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name, values, initialValues, dirty]);
  return {
    /** A draft of an earlier visit that has not been answered yet. */
    found: dirty ? null : found,
    keptAt,
    restore: (): Partial<V> => {
      setFound(null);
      const known = Object.entries(found?.values ?? {}).filter(([field, value]) => field in values && typeof value === typeof values[field as keyof V]);
      return Object.fromEntries(known) as Partial<V>;
    },
    discard: () => {
      if (name !== null) write(name, null);
      setFound(null);
    },
  };
}
