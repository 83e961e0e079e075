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

interface TextDraft {
  /** Null while nothing was typed. */
  text: string | null;
  /** Null drops it. */
  keep: (text: string | null) => void;
  /** Drops it where it is still what was saved, not what was typed meanwhile. */
  forget: (saved: string) => void;
}

/**
 * What is typed into a field that stands without a form: it is kept at each change and stands in the field whenever
 * that is shown again, after another record, another page or the end of the session.
 * @param name of the field and its record: 'note-17'
 */
export function useTextDraft(name: string): TextDraft {
  const owner = useDraftOwner();
  const place = placeOf(keyOfDraft(owner ?? '', name));
  const kept = useStored(place)?.values.text;
  // Typed before it is known whose it is.
  const [early, setEarly] = useState<string | null>(null);
  const keep = (text: string | null) => {
    setEarly(owner === null ? text : null);
    if (owner !== null) place.keep(text === null ? null : { at: Date.now(), values: { text } });
  };
  return {
    text: early ?? (owner !== null && typeof kept === 'string' ? kept : null),
    keep,
    forget: (saved) => {
      setEarly((typed) => (typed === saved ? null : typed));
      if (place.read()?.values.text === saved) place.keep(null);
    },
  };
}
