import { useFormikContext, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { isDirty } from './changes';
import { DraftNotice } from './DraftNotice';
import { useFormDraft } from './useFormDraft';

interface FormState {
  /** Something differs from what is saved. */
  dirty: boolean;
  /** Changes that leaving would lose: not those that are being saved. */
  unsaved: boolean;
  /** When the draft was last kept. */
  keptAt: number | null;
  /** Offers a draft of an earlier visit. */
  notice: ReactNode;
}

/**
 * What every form of a page has around its fields, within its Formik: whether it was changed, and its draft.
 * @param draftKey null where no draft may be kept (passwords)
 */
export function useFormState<V extends FormikValues>(draftKey: string | null, notInDraft?: readonly (keyof V & string)[]): FormState {
  const { values, initialValues, isSubmitting, setValues } = useFormikContext<V>();
  const dirty = isDirty(initialValues, values);
  const draft = useFormDraft(draftKey, { values, initialValues, dirty, ...(notInDraft && { except: notInDraft }) });
  return {
    dirty,
    unsaved: dirty && !isSubmitting,
    keptAt: draft.keptAt,
    notice: draft.found && <DraftNotice at={draft.found.at} onRestore={() => void setValues({ ...values, ...draft.restore() })} onDiscard={draft.discard} />,
  };
}
