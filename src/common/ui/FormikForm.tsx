import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Stored } from '../browser/stored';
import { useLanguage } from '../i18n/messages';
import { ErrorSummary, wrongField, type FormError } from './ErrorSummary';
import { FormIdProvider, useTextField, type FormStatus } from './formik';
import { fieldId } from './Field';
import { TextInput, type TextInputProps } from './TextInput';
import { useSubmit } from './useSubmit';

interface FormikFormProps {
  /** Also the `form` attribute of a submit button that stands elsewhere. */
  id: string;
  /** Title of the error summary for a number of errors. Absent in a small form: the first wrong field gets the focus. */
  summaryTitle?: ((count: number) => string) | undefined;
  /** Of the summary's title: 'h2' on a page, 'h3' within a dialog or a section. */
  summaryLevel?: 'h2' | 'h3';
  className?: string | undefined;
  /** What stands above everything, the summary included. */
  notice?: ReactNode;
  children: ReactNode;
}

/**
 * The form of a Formik context: no double submit, Ctrl+Enter submits, and after a failed submit a focused summary of
 * the errors in the order of the fields (that of the initial values), or the focus in the first of them.
 */
export function FormikForm({ id, summaryTitle, summaryLevel, className, notice, children }: FormikFormProps) {
  const formik = useFormikContext<Readonly<Record<string, string>>>();
  const { isSubmitting, submitCount, errors, initialValues } = formik;
  const { server } = (formik.status ?? {}) as FormStatus;
  const [summary, setSummary] = useState<FormError[]>([]);
  const listed = (wrong: typeof errors) =>
    Object.keys(initialValues).flatMap((name): FormError[] => {
      const message = wrong[name] ?? server?.[name];
      return message === undefined ? [] : [{ id: fieldId(id, name), message }];
    });
  const current = listed(errors);
  // What was said is settled: it does not come back for what is wrong while one types something else.
  if (summary.length > 0 && current.length === 0) setSummary([]);
  const summarised = summaryTitle !== undefined;
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    // A snapshot: entries that vanish while one types would read the rest out again.
    setSummary(latest.current);
    if (!summarised) wrongField(latest.current[0]?.id ?? '')?.focus();
  }, [submitCount, isSubmitting, summarised]);
  // What was said is said in the other language as well.
  const { language } = useLanguage();
  useEffect(() => {
    if (Object.keys(errors).length > 0 || summary.length > 0)
      void formik.validateForm().then((wrong) => {
        if (summary.length > 0) setSummary(listed(wrong));
      });
    // The language alone: what is said changes with the next try.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [language]);

  const submit = useSubmit(async () => {
    if (isSubmitting) return;
    formik.setStatus({});
    await formik.submitForm();
  });
  return (
    <FormIdProvider value={id}>
      <form id={id} className={className} noValidate {...submit}>
        {notice}
        {summaryTitle && summary.length > 0 && (
          <ErrorSummary
            title={summaryTitle(summary.length)}
            errors={summary}
            {...(summaryLevel && { level: summaryLevel })}
          />
        )}
        {children}
      </form>
    </FormIdProvider>
  );
}

/** Keeps what is typed into the surrounding Formik form, and not what it begins with; who sends it forgets it. */
export function KeepsDraft<V extends FormikValues>({ draft }: { draft: Stored<V> }) {
  const { values, dirty } = useFormikContext<V>();
  const isTyped = useRef(false);
  useEffect(() => {
    isTyped.current ||= dirty;
    if (isTyped.current) draft.keep(values);
  }, [draft, values, dirty]);
  return null;
}

/** A text field of the surrounding Formik form. */
export function FormikField(props: Omit<TextInputProps, 'id' | 'value' | 'error' | 'onChange' | 'onBlur'>) {
  return <TextInput {...props} {...useTextField(props.name)} />;
}
