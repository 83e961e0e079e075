import { Formik, useFormikContext, type FormikHelpers, type FormikValues } from 'formik';
import { useCallback, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { Schema } from 'yup';
import { isSending } from '../../api';
import { kit as t } from '../../texts/kit';
import { recordForms } from '../../texts/recordForms';
import { FormikForm } from '../../../common/ui/FormikForm';
import { PageHead, type PageHeadProps } from '../PageHead';
import { useConfirm } from '../confirm/confirm';
import { useShortcut } from '../useShortcut';
import { FailureAlert } from '../show/Alert';
import { ConflictNotice } from './ConflictNotice';
import css from './ResourceForm.module.css';
import { SaveBar } from './SaveBar';
import type { Creation, Entry } from './useEntry';
import { held, useFormState } from './useFormState';
import { useSaving, type SaveAnswer, type SaveStatus, type SaveTexts } from './useSaving';
import { LOST, ReportProvider, useReported, useUnsavedGuard } from './useUnsavedGuard';

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
  onSave: (values: V, changed: Partial<V>, entry: Entry & { overwrite: boolean }) => Promise<A>;
  /** The call, where it makes something. */
  creates?: Creation;
  /** Asked before it saves; where it answers false, nothing happens. */
  beforeSave?: (values: V) => Promise<boolean>;
  /** After a 412: reads the record again and resets the form to it. */
  onReload?: () => void | Promise<void>;
  /**
   * After a save, the guard being off: goes where `said` is to be read, so that nothing is typed while it is saved. Without it
   * the form stays, and the toast says it.
   */
  onSaved?: (said: string, answer: A) => void;
  texts: SaveTexts;
  /** Values that no draft keeps (files). */
  notInDraft?: readonly (keyof V & string)[];
  /** Of a record that others change too: the version that the values are of, which their draft keeps. */
  versionOf?: (values: V) => string;
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
  creates,
  beforeSave,
  onSaved,
  texts,
  ...rest
}: ResourceFormProps<V, A>) {
  const overwrite = useRef(false);
  const setOverwrite = useCallback((wanted: boolean) => {
    overwrite.current = wanted;
  }, []);
  const { onSubmit, typed, forget, notice } = useSaving<V, A>({
    name: rest.draftKey,
    creates,
    initialValues,
    texts,
    save: (values, changed, entry) => onSave(values, changed, { ...entry, overwrite: overwrite.current }),
    onSaved,
    toasts: true,
  });
  const submit = async (values: V, helpers: FormikHelpers<V>) => {
    if (!beforeSave || (await beforeSave(values))) await onSubmit(values, helpers);
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <FormPage
        {...rest}
        texts={texts}
        leaves={onSaved !== undefined}
        forgetRef={forget}
        typed={typed}
        slow={notice}
        onOverwrite={setOverwrite}
      />
    </Formik>
  );
}

const filesIn = (values: FormikValues): File[] =>
  Object.values(values)
    .flat()
    .filter((value): value is File => value instanceof File);

type FormPageProps<V extends FormikValues> = Omit<
  ResourceFormProps<V, SaveAnswer>,
  'initialValues' | 'schema' | 'onSave' | 'creates' | 'beforeSave' | 'onSaved'
> & {
  leaves: boolean;
  onOverwrite: (wanted: boolean) => void;
  forgetRef: RefObject<() => void>;
  typed: RefObject<V>;
  slow: ReactNode;
};

function FormPage<V extends FormikValues>({
  draftKey,
  texts,
  notInDraft,
  versionOf,
  onCancel,
  notice,
  main,
  side,
  below,
  leaves,
  onOverwrite,
  onReload,
  forgetRef,
  typed,
  slow,
  ...head
}: FormPageProps<V>) {
  const id = useId();
  const formik = useFormikContext<V>();
  const { isSubmitting, values } = formik;
  // It was meant for one try, also where the fields' own rules ended that.
  useEffect(() => {
    if (!isSubmitting) onOverwrite(false);
  }, [isSubmitting, onOverwrite]);
  const { result, conflict } = (formik.status ?? {}) as SaveStatus;
  const {
    dirty,
    unsaved,
    keptAt,
    notice: draftNotice,
  } = useFormState<V>(draftKey, { forgetRef, notInDraft, version: versionOf?.(values) });
  useEffect(() => {
    typed.current = values;
  });
  const reported = useReported();
  useUnsavedGuard(unsaved || reported.unsaved, isSending, reported.words ?? (keptAt === null ? LOST : undefined));
  const confirm = useConfirm();
  const reload = async () => {
    const { words } = reported;
    const lost = words && { ...words, action: recordForms.loadTheirs, cancel: t.cancel, danger: true };
    if (!lost || (await confirm(lost))) await onReload?.();
  };
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
              onReload={onReload && reload}
            />
          ) : (
            <FailureAlert alert={result?.success ? undefined : result} />
          )
        }>
        <div
          {...held(id, leaves && isSubmitting)}
          className={`${css.columns} ${side ? '' : css.single} ${below ? css.split : ''}`}>
          <ReportProvider value={reported.report}>
            <div className={css.stack}>{main}</div>
            {side && <div className={`${css.stack} ${css.side}`}>{side}</div>}
            {below && <div className={css.stack}>{below}</div>}
          </ReportProvider>
        </div>
      </FormikForm>
      <SaveBar
        form={id}
        files={filesIn(values)}
        dirty={dirty}
        busy={isSubmitting}
        keptAt={keptAt}
        slow={slow}
        texts={texts}
        onCancel={onCancel}
      />
    </div>
  );
}
