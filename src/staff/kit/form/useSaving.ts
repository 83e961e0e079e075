import type { FormikHelpers, FormikValues } from 'formik';
import { useRef } from 'react';
import { asApiError } from '../../../common/api';
import type { FormStatus } from '../../../common/ui/formik';
import type { Alert } from '../../../common/state/alertSlice';
import { useNotify } from '../../../common/state/hooks';
import { useSeen } from '../../../common/ui/overlay';
import { recordForms } from '../../texts/recordForms';
import { failureAlert } from '../failures';
import { changedFields, isDirty } from './changes';
import { useEntry, type Creation, type Entry } from './useEntry';

/** What a save may come back with, and the fields that it gave other values; nothing where there was nothing to save. */
export type SaveAnswer = { message?: string; saved?: object } | undefined;

/** Said where the server has no words of its own. */
export interface SaveTexts {
  submit: string;
  busy: string;
  saved: string;
  failed: string;
  /** Where no answer came; without it the network is named where there is none. */
  noAnswer?: string;
}

/** What Formik's status holds beside the server's field messages. */
export interface SaveStatus extends FormStatus {
  /** What became of the last save. */
  result?: Alert;
  /** Somebody else saved the record meanwhile. */
  conflict?: boolean;
}

interface Saving<V, A> {
  /** Of what is entered, as its draft's. */
  name: string;
  /** The call, where it makes something. */
  creates?: Creation | undefined;
  initialValues: V;
  texts: SaveTexts;
  /** @param changed what differs from what was saved last */
  save: (values: V, changed: Partial<V>, entry: Entry) => Promise<A>;
  /** Empty again after a save (passwords). */
  clears?: boolean;
  /** What one field says already is not said of the whole again. */
  saidOnce?: boolean;
  /** After it, the values being the saved ones, where nobody has gone elsewhere. */
  onSaved?: ((said: string, answer: A) => void) | undefined;
  /** The toast says what became of it too; of a page that was left it does in any case. */
  toasts?: boolean;
}

/** Whether a save was refused because what it was made from does not stand there any more. */
export function isConflict(error: unknown): boolean {
  const { fields, status } = asApiError(error);
  return status === 412 || (status === 409 && fields.version !== undefined);
}

/**
 * How every form of the staff's saves: what is typed meanwhile stays, the baseline moves with each save, and the server's
 * messages stand at their fields.
 * @returns what Formik does on submit, the places where the fields keep what stands in them now and what drops their draft, and
 * what is to be said beside the button of a save that takes long
 */
export function useSaving<V extends FormikValues, A extends SaveAnswer>(saving: Saving<V, A>) {
  const { initialValues, texts, save, clears = false, saidOnce = false, onSaved, toasts = false } = saving;
  const { enter, notice } = useEntry(saving.name, saving.creates);
  const seen = useSeen(true);
  const notify = useNotify();
  const tell = (alert: Alert) => {
    if (toasts || !seen.current) notify(alert);
  };
  // What the values are compared with: it moves with each save.
  const baseline = useRef(initialValues);
  // What stands in the fields now: somebody may go on typing while it is saved.
  const typed = useRef(initialValues);
  const forget = useRef<() => void>(() => undefined);
  const onSubmit = async (values: V, { setStatus, setValues, resetForm }: FormikHelpers<V>) => {
    try {
      const answer = await enter(async (entry) => {
        const saved = await save(values, changedFields(baseline.current, values), entry);
        forget.current();
        return saved;
      });
      const since = changedFields(values, typed.current);
      const said = answer?.message || texts.saved;
      // Before anything navigates: the guard compares values.
      baseline.current = clears ? initialValues : { ...values, ...answer?.saved };
      const now = { ...baseline.current, ...since };
      const result = { success: true, message: said };
      resetForm({ values: baseline.current, status: { result } satisfies SaveStatus });
      if (!clears && isDirty(baseline.current, now)) void setValues(now);
      if (seen.current && onSaved) onSaved(said, answer);
      else tell(result);
    } catch (error) {
      if (isConflict(error)) {
        setStatus({ conflict: true } satisfies SaveStatus);
        // Else a choice is asked for.
        if (!seen.current) notify({ success: false, message: `${texts.failed} ${recordForms.changedMeanwhile}` });
        return;
      }
      const { fields } = asApiError(error);
      const shown = Object.keys(values);
      const result = failureAlert(error, texts.failed, { noAnswer: texts.noAnswer, shown });
      const saidThere = saidOnce && !result.data && shown.some((name) => fields[name] === result.message);
      setStatus({ server: fields, ...(!saidThere && { result }) } satisfies SaveStatus);
      tell(result);
    }
  };
  return { onSubmit, typed, forget, notice };
}
