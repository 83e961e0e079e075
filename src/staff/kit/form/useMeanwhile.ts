import { recordForms } from '../../texts/recordForms';
import { asKept, standThere, useTried } from './arrived';
import { isDirty, onlyFields, sameValue } from './changes';
import type { Versioned } from './FormDialog';

/**
 * For a dialog about a record without a version: whether others have changed it since it was typed into, said once.
 * @param now the form's values as the server has them now; undefined where it is gone, or new
 * @param words what is said of it
 * @returns asked before a save, with its values: what stands in its way, and the values with theirs where nothing was typed, of
 * which the next save is; or undefined
 */
export function useMeanwhile<V extends object>(
  now: () => Promise<V | undefined>,
  words: (theirs: V, before: V) => string = () => recordForms.changedAsYouTyped,
) {
  const tried = useTried();
  return async (values: Versioned<V>) => {
    const before = values.version;
    const theirs = await now();
    const [sent, there] = [asKept(values), asKept(theirs ?? before)];
    // What stands there as it is typed, or was sent before, is one's own save, whose answer was lost: this writes over nothing.
    if (theirs && isDirty(before, theirs) && !standThere(sent, there) && !tried.has(there)) {
      const untouched = onlyFields(theirs, (name) => sameValue(before[name as keyof V], values[name as keyof V]));
      return { obstacle: words(theirs, before), values: { ...values, ...untouched, version: theirs } };
    }
    tried.add(sent);
    return undefined;
  };
}
