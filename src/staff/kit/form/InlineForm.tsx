import { Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { asApiError } from '../../../common/api';
import type { FormStatus } from '../../../common/ui/formik';
import { FieldList } from '../../../common/ui/FieldList';
import { FormikForm } from '../../../common/ui/FormikForm';
import type { Alert } from '../../../common/state/alertSlice';
import { failureAlert } from '../notify';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';
import { isDirty } from './changes';
import css from './InlineForm.module.css';
import { useReportUnsaved } from './InlineForms';
import { useFormState } from './useFormState';

interface InlineFormProps<V extends FormikValues> {
  title: string;
  help: string;
  /** Read once. */
  initialValues: V;
  schema: Schema;
  /** Saves; it rejects with what the call failed with. The server's field messages then stand at their fields. */
  onSave: (values: V) => Promise<{ message?: string }>;
  /** Said where the server has no words of its own. */
  texts: { submit: string; busy: string; saved: string; failed: string };
  /** Names the draft in this browser; without it none is kept. */
  draftKey?: string;
  /** Empty again after a save (passwords). */
  clears?: boolean;
  children: ReactNode;
}

interface InlineStatus extends FormStatus {
  result?: Alert;
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
  // What stands in the fields now: somebody may go on typing while it is saved.
  const typed = useRef(initialValues);
  const submit = async (values: V, { setStatus, setValues, resetForm }: FormikHelpers<V>) => {
    try {
      const { message } = await onSave(values);
      const now = typed.current;
      resetForm({
        values: clears ? initialValues : values,
        status: { result: { success: true, message: message || rest.texts.saved } } satisfies InlineStatus,
      });
      if (!clears && isDirty(values, now)) void setValues(now);
    } catch (error) {
      const { failed } = rest.texts;
      const { fields } = asApiError(error);
      const result = failureAlert(error, failed, { noAnswer: failed, shown: Object.keys(values) });
      // What a field says itself is said once.
      const saidThere = !result.data && Object.keys(values).some((name) => fields[name] === result.message);
      setStatus({ server: fields, ...(!saidThere && { result }) } satisfies InlineStatus);
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <InlineFields
        {...rest}
        onValues={(values: V) => {
          typed.current = values;
        }}
      />
    </Formik>
  );
}

type InlineFieldsProps<V extends FormikValues> = Omit<
  InlineFormProps<V>,
  'initialValues' | 'schema' | 'onSave' | 'clears'
> & { onValues: (values: V) => void };

function InlineFields<V extends FormikValues>({
  title,
  help,
  texts,
  draftKey,
  onValues,
  children,
}: InlineFieldsProps<V>) {
  const id = useId();
  const formik = useFormikContext<V>();
  const { values } = formik;
  useEffect(() => onValues(values));
  const { dirty, unsaved, notice } = useFormState<V>(draftKey ?? null);
  useReportUnsaved(unsaved);
  const { isSubmitting } = formik;
  const { result } = (formik.status ?? {}) as InlineStatus;
  // What was said of the last save holds until something is changed.
  const told = result?.success && dirty ? undefined : result;
  return (
    <section className={css.card} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={css.help}>{help}</p>
      </div>
      <div className={css.form}>
        {notice}
        <FormikForm id={id} className={css.form}>
          {children}
          <div className={css.foot}>
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
      </div>
    </section>
  );
}
