import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { isDirty } from './changes';
import { DraftNotice, ResumedNotice } from './DraftNotice';
import { keyOfDraft, type StoredDraft } from './drafts';
import { useFormDraft, type Version } from './useFormDraft';
import { useDraftOwner } from './useResumedDialog';

interface FormState {
  /** Something differs from what is saved. */
  dirty: boolean;
  /** Changes that leaving would lose: not those that are being saved. */
  unsaved: boolean;
  /** When the draft was last kept; null where none is. */
  keptAt: number | null;
  /** Offers a draft of an earlier visit, or says that what an ended session broke off is here again. */
  notice: ReactNode;
}

interface FormStateOptions<V> {
  /** Holds what drops the draft: a save, which goes on where the page is left, calls it. */
  forgetRef: RefObject<() => void>;
  /** Values that no draft keeps (files). */
  notInDraft?: readonly (keyof V & string)[] | undefined;
  /** A dialog that was closed. */
  closed?: boolean;
  /** The version that the values are of, where others change the same: another than the values' own `version`. */
  version?: string | undefined;
}

/**
 * What every form has around its fields, within its Formik: whether it was changed, and its draft. What the end of a
 * session broke off comes back by itself, as `/auth` promises; any other draft is offered.
 * @param draftName null where no draft may be kept (passwords)
 */
export function useFormState<V extends FormikValues>(
  draftName: string | null,
  { forgetRef, notInDraft = [], closed = false, version }: FormStateOptions<V>,
): FormState {
  const { values, initialValues, isSubmitting, setValues } = useFormikContext<V>();
  const owner = useDraftOwner();
  const dirty = isDirty(initialValues, values);
  const key = draftName === null || owner === null ? null : keyOfDraft(owner, draftName);
  const { found, keptAt, restore, forget, discard } = useFormDraft(key, {
    values,
    initialValues,
    dirty,
    closed,
    except: notInDraft,
    version: version ?? (values.version as Version),
  });
  useEffect(() => {
    forgetRef.current = forget;
  });
  const [resumed, setResumed] = useState<StoredDraft | null>(null);
  // What was typed before the draft was found is not written over.
  const resumes = found?.endedOn !== undefined && !dirty;
  const bringBack = () => void setValues({ ...values, ...restore() });
  useEffect(() => {
    if (!resumes) return;
    setResumed(found);
    bringBack();
    // Once, with what stands in the fields then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resumes]);
  const told = resumed && dirty && (
    <ResumedNotice withoutFiles={resumed.withoutFiles === true} onDiscard={() => void setValues(initialValues)} />
  );
  return {
    dirty,
    unsaved: dirty && !isSubmitting,
    keptAt,
    notice: found && !resumes ? <DraftNotice at={found.at} onRestore={bringBack} onDiscard={discard} /> : told,
  };
}

interface DialogDraftProps extends Pick<FormStateOptions<FormikValues>, 'forgetRef'> {
  name: string;
  open: boolean;
}

/**
 * The draft of a dialog's form, within its Formik: it is kept while the dialog is open and dropped when it closes. The page
 * opens the dialog again with `useResumedDialog`.
 * @param name its kind and what it is about: 'tag/17'
 */
export function DialogDraft({ name, open, forgetRef }: DialogDraftProps): ReactNode {
  return useFormState(name, { forgetRef, closed: !open }).notice;
}

/**
 * Of the fields of a form that goes away once it is saved: what would be typed into them meanwhile would be lost. Nothing in
 * them keeps the focus; whoever sent the form from one has it on the form's button, which says that it is busy.
 * @param form the form's id, which its button names
 * @returns the props of what is around the fields
 */
export const held = (form: string, busy: boolean) => ({
  inert: busy,
  ref: (fields: HTMLElement | null) => {
    if (busy && fields?.querySelector(':focus')) document.querySelector<HTMLElement>(`[form="${form}"]`)?.focus();
  },
});
