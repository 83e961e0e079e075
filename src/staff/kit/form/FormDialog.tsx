import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { asApiError } from '../../../common/api';
import type { Alert } from '../../../common/state/alertSlice';
import { useNotify } from '../../../common/state/hooks';
import type { FormStatus } from '../../../common/ui/formik';
import { FormikForm } from '../../../common/ui/FormikForm';
import { useSeen } from '../../../common/ui/overlay';
import { kit } from '../../texts/kit';
import { failureAlert } from '../failures';
import { FailureAlert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { StaffDialog } from '../StaffDialog';
import { useConfirm } from '../confirm/confirm';
import { isDirty } from './changes';
import { TAKES_FOCUS } from './DraftNotice';
import css from './ResourceForm.module.css';
import { forgetEntry, useEntry, type Creation, type Entry } from './useEntry';
import { DialogDraft, held } from './useFormState';

/** Of what has no version, what stood in it tells whether others have changed it since. */
export type Versioned<V> = V & { version: V };

/** What a save resolves with: what the toast says of it, if anything, or what stands in its way, and what the fields show then. */
type DialogAnswer<V> = string | undefined | { obstacle: string; values: Versioned<V> };

interface FormDialogProps<V> {
  title: string;
  open: boolean;
  onClose: () => void;
  onExited?: (() => void) | undefined;
  /** Names the draft in this browser by its kind and what it is about: 'tag/17'. */
  draft: string;
  /** What the form begins with; changes while it is open are not taken over. */
  initialValues: V;
  schema: AnyObjectSchema;
  /** `failed`: where the server has no words of its own, and a network is there. */
  texts: { submit: string; busy: string; failed: string };
  /** The call, where it makes something. */
  creates?: Creation | undefined;
  /** Rejects with what the call failed with. The values' `version` is what they began with, also those of a draft. */
  save: (values: Versioned<V>, entry: Entry) => Promise<DialogAnswer<V>>;
  /** A dialog of few fields: a failure stands beneath them, and only where no field says it. */
  small?: boolean;
  summaryTitle?: (count: number) => string;
  /** Of the form. */
  className?: string | undefined;
  /** What stands above and beneath the form. */
  above?: ReactNode;
  beneath?: ReactNode;
  children: ReactNode | ((values: V) => ReactNode);
}

const LEAVING = { title: kit.leaveTitle, text: kit.closeText, action: kit.leave, cancel: kit.stay, danger: true };

interface DialogStatus extends FormStatus {
  failed?: Alert;
  /** By whoever saves, who is led back to the button. */
  stopped?: boolean;
}

/**
 * A dialog with a form: it closes when that is saved, and says so; what fails stands within it, with the server's messages
 * at their fields; what was typed outlives the end of the session, and is asked about before Escape or a press beside it loses it.
 */
export function FormDialog<V extends FormikValues>(props: FormDialogProps<V>) {
  const { title, open, onClose, onExited, draft, schema, texts, save, small = false, above, beneath, children } = props;
  const id = useId();
  const notify = useNotify();
  const confirm = useConfirm();
  const [initialValues] = useState(() => ({ ...props.initialValues, version: props.initialValues }));
  const { enter, notice } = useEntry(draft, props.creates);
  const seen = useSeen(open);
  const forget = useRef<() => void>(() => undefined);
  const submit = async (values: Versioned<V>, { setStatus, setValues }: FormikHelpers<Versioned<V>>) => {
    try {
      const answer = await enter((entry) => save(values, entry));
      if (typeof answer === 'object') {
        const failed = { success: false, message: answer.obstacle };
        setStatus({ failed } satisfies DialogStatus);
        void setValues(answer.values);
        if (!seen.current) notify(failed);
        return;
      }
      forget.current();
      if (answer !== undefined) notify({ success: true, message: answer });
      onClose();
    } catch (error) {
      const { fields, status } = asApiError(error);
      const shown = Object.keys(values);
      const failed = failureAlert(error, texts.failed, { shown });
      // A field says it all, unless others are named.
      const saidThere = small && !failed.data && shown.some((name) => fields[name]);
      setStatus({
        server: fields,
        ...(!saidThere && { failed, stopped: status === 'ABORTED' }),
      } satisfies DialogStatus);
      // Back in the browser has taken the dialog away.
      if (!seen.current) notify(failed);
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, status, values }) => {
        const giveUp = () => {
          forgetEntry(draft);
          onClose();
        };
        const leave = async () => {
          if (isSubmitting) return;
          if (!isDirty(initialValues, values) || (await confirm(LEAVING))) giveUp();
        };
        const { failed, stopped } = (status ?? {}) as DialogStatus;
        const failure = <FailureAlert alert={failed} {...(!small && !stopped && TAKES_FOCUS)} />;
        return (
          <StaffDialog
            title={title}
            open={open}
            onClose={() => void leave()}
            onExited={onExited}
            actions={
              <>
                {notice}
                <StaffButton variant="outlined" inert={isSubmitting} onClick={giveUp}>
                  {kit.cancel}
                </StaffButton>
                <StaffButton type="submit" form={id} variant="contained" busy={isSubmitting}>
                  {isSubmitting ? texts.busy : texts.submit}
                </StaffButton>
              </>
            }>
            {above}
            <DialogDraft name={draft} open={open} forgetRef={forget} />
            <FormikForm
              id={id}
              className={props.className}
              summaryTitle={props.summaryTitle}
              notice={!small && failure}>
              <div {...held(id, isSubmitting)} className={css.held}>
                {typeof children === 'function' ? children(values) : children}
              </div>
            </FormikForm>
            {beneath}
            {small && failure}
          </StaffDialog>
        );
      }}
    </Formik>
  );
}
