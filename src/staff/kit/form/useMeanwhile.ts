import { useRef } from 'react';
import { recordForms } from '../../texts/recordForms';
import { isDirty } from './changes';

/**
 * For a dialog about a record without a version: whether others have changed it since the dialog opened, said once.
 * @param begun what the form began with
 * @param now the same as the server has it now; undefined where it is gone, or new
 * @param words what is said of it
 * @returns asked before a save: what stands in its way, or undefined
 */
export function useMeanwhile<V extends object>(
  begun: V,
  now: () => Promise<V | undefined>,
  words: (theirs: V, before: V) => string = () => recordForms.changedAsYouTyped,
) {
  const known = useRef(begun);
  return async () => {
    const [theirs, before] = [await now(), known.current];
    if (!theirs || !isDirty(before, theirs)) return undefined;
    known.current = theirs;
    return { obstacle: words(theirs, before) };
  };
}
