import { Formik, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { useNotify } from '../../../common/state/hooks';
import { FieldList } from '../../../common/ui/FieldList';
import { FormikForm } from '../../../common/ui/FormikForm';
import { recordForms } from '../../texts/recordForms';
import { failureAlert } from '../failures';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';
import css from './InlineForm.module.css';
import { asKept, standThere, useTried } from './arrived';
import { changedFields } from './changes';
import { ConflictNotice } from './ConflictNotice';
import { InlineSection, type InlineSectionProps } from './InlineSection';
import type { Entry } from './useEntry';
import { useFormState } from './useFormState';
import { isConflict, useSaving, type SaveStatus, type SaveTexts } from './useSaving';
import { LOST, ReportProvider, useReported, useReportUnsaved, useUnsavedGuard } from './useUnsavedGuard';

/** Several forms on one page, each saved by itself; the question before unsaved changes are lost is one for all. */
export function InlineForms({ children }: { children: ReactNode }) {
  const { unsaved, words, report } = useReported();
  useUnsavedGuard(unsaved, undefined, words);
  return (
    <ReportProvider value={report}>
      <div className={css.forms}>{children}</div>
    </ReportProvider>
  );
}

interface InlineFormProps<V extends FormikValues> extends InlineSectionProps {
  /** Read once. Of what all staff share they hold the `version` that they are of, so that a draft does too. */
  initialValues: V;
  /** Reads what is saved now of what all staff share; it rejects with what the call failed with. */
  onRead?: () => Promise<V>;
  schema: Schema;
  /** Saves; it rejects with what the call failed with. The server's field messages then stand at their fields. */
  onSave: (values: V, entry: Entry) => Promise<{ message?: string; saved?: Partial<V> }>;
  texts: SaveTexts;
  /** Names the draft in this browser; without it none is kept. */
  draftKey?: string;
  /** Empty again after a save (passwords). */
  clears?: boolean;
  children: ReactNode;
}

/**
 * A form that is one of several on a page (`InlineForms`): what it is for at the left, its fields, and the result beside
 * its button. Errors, draft, guard and lock are those of `ResourceForm`.
 */
export function InlineForm<V extends FormikValues>({
  initialValues,
  schema,
  onSave,
  clears = false,
  ...rest
}: InlineFormProps<V>) {
  const tried = useTried();
  const save = async (values: V, entry: Entry) => {
    const sent = asKept(values);
    tried.add(sent);
    const answer = await onSave(values, entry).catch(async (error: unknown) => {
      const saved = isConflict(error) && (await rest.onRead?.().catch(() => undefined));
      if (!saved) throw error;
      const { version, ...fields } = saved;
      const there = asKept(fields);
      // What stands there may be one's own save, whose answer was lost; what was typed since goes out with its version.
      if (standThere(sent, there)) return { saved: { version: version as string } };
      if (!tried.has(there)) throw error;
      return onSave({ ...values, version: version as string }, entry);
    });
    tried.forget();
    return answer;
  };
  const { onSubmit, typed, forget, notice } = useSaving({
    name: rest.title,
    initialValues,
    texts: rest.texts,
    save: (values, _changed, entry) => save(values, entry),
    clears,
    saidOnce: true,
  });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <InlineFields {...rest} typed={typed} forgetRef={forget} slow={notice} />
    </Formik>
  );
}

type InlineFieldsProps<V extends FormikValues> = Omit<
  InlineFormProps<V>,
  'initialValues' | 'schema' | 'onSave' | 'clears'
> & { typed: RefObject<V>; forgetRef: RefObject<() => void>; slow: ReactNode };

function InlineFields<V extends FormikValues>({
  title,
  help,
  place,
  follows,
  texts,
  draftKey,
  typed,
  forgetRef,
  slow,
  onRead,
  children,
}: InlineFieldsProps<V>) {
  const id = useId();
  const formik = useFormikContext<V>();
  const { values, isSubmitting } = formik;
  const { dirty, unsaved, keptAt, notice } = useFormState<V>(draftKey ?? null, { forgetRef });
  useReportUnsaved(unsaved, keptAt === null ? LOST : undefined);
  const saving = useRef(isSubmitting);
  useEffect(() => {
    typed.current = values;
    saving.current = isSubmitting;
  });
  const { result, conflict } = (formik.status ?? {}) as SaveStatus;
  const notify = useNotify();
  // A save that was begun while it was read comes to a choice of its own.
  const readFor = (go: (saved: V) => void) => async () => {
    try {
      const saved = await onRead?.();
      if (saved && !saving.current) go(saved);
    } catch (error) {
      notify(failureAlert(error, recordForms.theirsFailed));
    }
  };
  const show = (saved: V) => formik.resetForm({ values: saved, status: {} });
  // Nobody here has touched the other fields: they are theirs.
  const overwrite = (saved: V) => {
    const mine = changedFields(formik.initialValues, typed.current);
    // What is sent is what was drawn last.
    flushSync(() => {
      show(saved);
      void formik.setValues({ ...saved, ...mine, version: saved.version as string });
    });
    void formik.submitForm();
  };
  // What was said of the last save holds until something is changed.
  const told = result?.success && dirty ? undefined : result;
  return (
    <InlineSection title={title} help={help} place={place} follows={follows}>
      {notice}
      {conflict && onRead && (
        <ConflictNotice onOverwrite={readFor(overwrite)} onReload={readFor(show)} busy={isSubmitting} />
      )}
      <FormikForm id={id} className={css.form}>
        {children}
        <div className={css.foot}>
          {slow}
          <div className={css.result} role="status">
            {told?.success && (
              <p className={css.done}>
                <StaffIcon name="check" size={16} />
                {told.message}
              </p>
            )}
          </div>
          <div className={css.result} role="alert">
            {told && !told.success && (
              <div className={css.failed}>
                <StaffIcon name="alert" size={16} />
                <div>
                  {told.message}
                  <FieldList data={told.data} />
                </div>
              </div>
            )}
          </div>
          {/* Pressing it leaves the focus where it is: an error that appears on leaving a field would move the button away. */}
          <StaffButton
            type="submit"
            variant={isSubmitting || dirty ? 'contained' : 'outlined'}
            busy={isSubmitting}
            onMouseDown={(event) => event.preventDefault()}>
            {isSubmitting ? texts.busy : texts.submit}
          </StaffButton>
        </div>
      </FormikForm>
    </InlineSection>
  );
}
