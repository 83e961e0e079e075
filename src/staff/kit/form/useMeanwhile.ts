import { useRef } from 'react';
import { recordForms } from '../../texts/recordForms';
import { isDirty } from './changes';

/**
 * For a dialog about a record without a version: whether others have changed it since the dialog opened, said once.
 * @param begun what the form began with
 * @param now the same as the server has it now; undefined where it is gone
 * @returns asked before a save: what stands in its way, or undefined
 */
export function useMeanwhile<V extends object>(begun: V, now: () => Promise<V | undefined>) {
  const known = useRef(begun);
  return async () => {
    const theirs = await now();
    if (!theirs || !isDirty(known.current, theirs)) return undefined;
    known.current = theirs;
    return { obstacle: recordForms.changedAsYouTyped };
  };
}
