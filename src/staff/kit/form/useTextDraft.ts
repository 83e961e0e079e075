import { useState } from 'react';
import { useStored } from '../../../common/browser/stored';
import { draftAt, keyOfDraft, type DraftKey } from './drafts';
import { useDraftOwner } from './useResumedDialog';

/** One of each: what a browser does not keep lasts as long as the page, not as long as the field. */
const places = new Map<DraftKey, ReturnType<typeof draftAt>>();

function placeOf(key: DraftKey) {
  const place = places.get(key) ?? draftAt(key, true);
  places.set(key, place);
  return place;
}

interface Written {
  /** Null while nothing was typed. */
  text: string | null;
  /** What was chosen beside it, where there is a choice. */
  choice: string | null;
}

interface TextDraft extends Written {
  /** Null drops it, and what was chosen with it. */
  keep: (text: string | null, choice?: string) => void;
  /** Drops it where it is still what was saved, not what was typed meanwhile. */
  forget: (saved: string) => void;
}

const NOTHING: Written = { text: null, choice: null };
const words = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * What is typed into a field that stands without a form: it is kept at each change and stands in the field whenever
 * that is shown again, after another record, another page or the end of the session.
 * @param name of the field and its record: 'note-17'
 */
export function useTextDraft(name: string): TextDraft {
  const owner = useDraftOwner();
  const place = placeOf(keyOfDraft(owner ?? '', name));
  const values = useStored(place)?.values;
  // Typed before it is known whose it is.
  const [early, setEarly] = useState(NOTHING);
  const keep = (text: string | null, choice?: string) => {
    setEarly(owner === null && text !== null ? { text, choice: choice ?? null } : NOTHING);
    if (owner !== null) place.keep(text === null ? null : { at: Date.now(), values: { text, choice } });
  };
  const kept = owner === null || !values ? NOTHING : { text: words(values.text), choice: words(values.choice) };
  return {
    ...(early.text === null ? kept : early),
    keep,
    forget: (saved) => {
      setEarly((typed) => (typed.text === saved ? NOTHING : typed));
      if (place.read()?.values.text === saved) place.keep(null);
    },
  };
}
