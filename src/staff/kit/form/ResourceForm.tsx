import { Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useCallback, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { Schema } from 'yup';
import { asApiError } from '../../../common/api';
import { isSending } from '../../api';
import { kit as t } from '../../texts/kit';
import type { FormStatus } from '../../../common/ui/formik';
import type { Alert } from '../../../common/ui/site';
import { FormikForm } from '../../../common/ui/FormikForm';
import { PageHead, type PageHeadProps } from '../PageHead';
import { failureAlert, useNotify } from '../notify';
import { useShortcut } from '../useShortcut';
import { FailureAlert } from '../show/Alert';
import { ConflictNotice } from './ConflictNotice';
import css from './ResourceForm.module.css';
import { SaveBar } from './SaveBar';
import { changedFields, isDirty } from './changes';
import { useFormState } from './useFormState';
import { useUnsavedGuard } from './useUnsavedGuard';

/** What a save may come back with; nothing where there was nothing to save. */
type SaveAnswer = { message?: string } | undefined;

export interface ResourceFormProps<V extends FormikValues, A extends SaveAnswer> extends PageHeadProps {
  /** Names the draft in this browser: 'product-new', 'product-17'. */
  draftKey: string;
  /** Read once: another record is another form (give it a `key`). */
  initialValues: V;
  schema: Schema;
  /**
   * Saves. It rejects with what the call failed with; the server's field messages then stand at their fields.
   * @param changed what differs from the initial values
   * @param overwrite whoever saves wants it over what somebody else saved meanwhile (asked after a 412)
   */
  onSave: (values: V, changed: Partial<V>, options: { overwrite: boolean }) => Promise<A>;
  /** Asked before it saves; where it answers false, nothing happens. */
  beforeSave?: (values: V) => Promise<boolean>;
  /** After a 412: reads the record again and resets the form to it. */
  onReload?: () => void;
  /** After a save, the guard being off: goes where `said` is to be read. Without it the form stays, and the toast says it. */
  onSaved?: (said: string, answer: A) => void;
  /** Said where the server has no words of its own. */
  texts: { submit: string; busy: string; saved: string; failed: string; noAnswer?: string };
  /** Values that no draft keeps (files). */
  notInDraft?: readonly (keyof V & string)[];
  onCancel: () => void;
  /** What stands above the fields. */
  notice?: ReactNode;
  /** Columns: the wide one and the one at the side. */
  main: ReactNode;
  side?: ReactNode;
  /** Under the wide column; on phones after the side. */
  below?: ReactNode;
}

/**
 * A page that is a form: errors at the fields and in a focused summary, the server's messages where they belong, no
 * double submit, Ctrl+S, a local draft, and a question before unsaved changes are lost.
 */
export function ResourceForm<V extends FormikValues, A extends SaveAnswer>({
  initialValues,
  schema,
  onSave,
  beforeSave,
  onSaved,
  texts,
  ...rest
}: ResourceFormProps<V, A>) {
  const notify = useNotify();
  // What the values are compared with: it moves with each save.
  const baseline = useRef(initialValues);
  const overwrite = useRef(false);
  const setOverwrite = useCallback((wanted: boolean) => {
    overwrite.current = wanted;
  }, []);
  const page = useRef<Page<V>>({ typed: initialValues, isOpen: true, forget: () => undefined });
  const submit = async (values: V, { setStatus, setValues, resetForm }: FormikHelpers<V>) => {
    if (beforeSave && !(await beforeSave(values))) return;
    try {
      const answer = await onSave(values, changedFields(baseline.current, values), { overwrite: overwrite.current });
      // Before anything navigates: the guard compares values.
      baseline.current = values;
      const { typed, isOpen, forget } = page.current;
      forget();
      resetForm({ values, status: {} });
      if (isDirty(values, typed)) void setValues(typed);
      const said = answer?.message || texts.saved;
      if (isOpen && onSaved) onSaved(said, answer);
      else notify({ success: true, message: said });
    } catch (error) {
      const { fields, status } = asApiError(error);
      if (status === 412) {
        setStatus({ conflict: true } satisfies SaveStatus);
        return;
      }
      const failed = failureAlert(error, texts.failed, {
        noAnswer: texts.noAnswer ?? texts.failed,
        shown: Object.keys(values),
      });
      setStatus({ server: fields, failed } satisfies SaveStatus);
      notify(failed);
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <FormPage {...rest} texts={texts} page={page} onOverwrite={setOverwrite} />
    </Formik>
  );
}

/** What the end of a save must know of the page, which goes on while it is saved. */
interface Page<V> {
  /** What stands in the fields now. */
  typed: V;
  /** Nobody has gone elsewhere. */
  isOpen: boolean;
  /** Drops the draft. */
  forget: () => void;
}

/** What Formik's status holds beside the server's field messages. */
interface SaveStatus extends FormStatus {
  failed?: Alert;
  /** Somebody else saved the record meanwhile. */
  conflict?: boolean;
}

const filesIn = (values: FormikValues): File[] =>
  Object.values(values)
    .flat()
    .filter((value): value is File => value instanceof File);

type FormPageProps<V extends FormikValues> = Omit<
  ResourceFormProps<V, SaveAnswer>,
  'initialValues' | 'schema' | 'onSave' | 'beforeSave' | 'onSaved'
> & { onOverwrite: (wanted: boolean) => void; page: RefObject<Page<V>> };

function FormPage<V extends FormikValues>({
  draftKey,
  texts,
  notInDraft,
  onCancel,
  notice,
  main,
  side,
  below,
  onOverwrite,
  onReload,
  page,
  ...head
}: FormPageProps<V>) {
  const id = useId();
  const formik = useFormikContext<V>();
  const { isSubmitting, values } = formik;
  // It was meant for one try, also where the fields' own rules ended that.
  useEffect(() => {
    if (!isSubmitting) onOverwrite(false);
  }, [isSubmitting, onOverwrite]);
  const { failed, conflict } = (formik.status ?? {}) as SaveStatus;
  const { dirty, unsaved, keptAt, notice: draftNotice, forget } = useFormState<V>(draftKey, { notInDraft });
  useEffect(() => {
    page.current = { typed: values, isOpen: true, forget };
    return () => {
      page.current = { ...page.current, isOpen: false };
    };
  });
  useUnsavedGuard(unsaved, isSending);
  const submit = () => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
  useShortcut('ctrl+s', submit);
  return (
    <div className={css.page}>
      <PageHead {...head} />
      {notice}
      {draftNotice}
      <FormikForm
        id={id}
        className={css.form}
        summaryTitle={t.errors}
        summaryLevel="h2"
        notice={
          conflict ? (
            <ConflictNotice
              onOverwrite={() => {
                onOverwrite(true);
                submit();
              }}
              onReload={onReload}
            />
          ) : (
            <FailureAlert alert={failed} />
          )
        }>
        <div className={`${css.columns} ${side ? '' : css.single} ${below ? css.split : ''}`}>
          <div className={css.stack}>{main}</div>
          {side && <div className={`${css.stack} ${css.side}`}>{side}</div>}
          {below && <div className={css.stack}>{below}</div>}
        </div>
      </FormikForm>
      <SaveBar
        form={id}
        files={filesIn(values)}
        dirty={dirty}
        busy={isSubmitting}
        keptAt={keptAt}
        texts={texts}
        onCancel={onCancel}
      />
    </div>
  );
}
