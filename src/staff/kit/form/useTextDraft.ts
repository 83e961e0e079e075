import { useMemo, useState } from 'react';
import { useStored } from '../../../common/browser/stored';
import { draftAt, keyOfDraft } from './drafts';
import { useDraftOwner } from './useResumedDialog';

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
  const place = useMemo(() => draftAt(keyOfDraft(owner ?? '', name), true), [owner, name]);
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
