import type { ReactNode } from 'react';
import { useFormState } from './useFormState';

/**
 * The draft of a dialog's form, within its Formik: it is kept while the dialog is open and dropped when it closes. The page
 * opens the dialog again with `useResumedDialog`.
 * @param name its kind and what it is about: 'tag/17'
 */
export function DialogDraft({ name, open }: { name: string; open: boolean }): ReactNode {
  return useFormState(name, { closed: !open }).notice;
}
