import { useRef } from 'react';
import { recordForms } from '../../texts/recordForms';
import { isDirty } from './changes';

/**
 * For a dialog about a record without a version: whether others have changed it since it was typed into, said once.
 * @param now the form's values as the server has them now; undefined where it is gone, or new
 * @param words what is said of it
 * @returns asked before a save, with the `version` of its values: what stands in its way, `theirs`, or undefined
 */
export function useMeanwhile<V extends object>(
  now: () => Promise<V | undefined>,
  words: (theirs: V, before: V) => string = () => recordForms.changedAsYouTyped,
) {
  const known = useRef<V>(undefined);
  return async (version: V) => {
    const [theirs, before] = [await now(), known.current ?? version];
    if (!theirs || !isDirty(before, theirs)) return undefined;
    known.current = theirs;
    return { obstacle: words(theirs, before), theirs };
  };
}
