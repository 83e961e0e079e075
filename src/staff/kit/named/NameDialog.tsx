import { Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { object, string } from 'yup';
import { asApiError } from '../../../common/api';
import { kit as t } from '../../texts/kit';
import type { FormStatus } from '../../../common/ui/formik';
import { FormikForm } from '../../../common/ui/FormikForm';
import type { Alert as Told } from '../../../common/state/alertSlice';
import { DialogDraft } from '../form/useFormState';
import { TextField } from '../fields/TextField';
import { failureAlert } from '../failures';
import { Alert, FailureAlert } from '../show/Alert';
import { StaffButton } from '../StaffButton';
import { StaffDialog } from '../StaffDialog';
import css from './NameDialog.module.css';
import type { NamedField, Names } from './namedResource';

interface NameDialogProps {
  title: string;
  /** Names the draft in this browser: 'tag/17'. */
  draft: string;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
  field: string;
  label: string;
  kiswahili?: NamedField | undefined;
  /** The names to begin with. */
  names: Names;
  texts: { required: string; emptyAlert?: string | undefined; submit: string; busy: string; failed: string };
  /** Saves; resolves with what stands in the way, if anything does, and rejects with what the call failed with. */
  onSave: (names: Names) => Promise<string | undefined>;
}

interface NameStatus extends FormStatus {
  failed?: Told;
}

/** A dialog of a name, of fixed width; it closes when the name is saved. */
export function NameDialog({
  title,
  draft,
  open,
  onClose,
  onExited,
  field,
  label,
  kiswahili,
  names,
  texts,
  onSave,
}: NameDialogProps) {
  const id = useId();
  const submit = async (values: Record<string, string>, { setStatus }: FormikHelpers<Record<string, string>>) => {
    try {
      const typed = (name: string | undefined) => (values[name ?? ''] ?? '').trim();
      const obstacle = await onSave({ name: typed(field), kiswahili: typed(kiswahili?.field) });
      if (obstacle === undefined) onClose();
      else setStatus({ failed: { success: false, message: obstacle } } satisfies NameStatus);
    } catch (error) {
      const { fields } = asApiError(error);
      const failed = failureAlert(error, texts.failed, { noAnswer: texts.failed, shown: Object.keys(values) });
      // A field says it all, unless others are named.
      const isSaid = Object.keys(values).some((name) => fields[name]);
      setStatus({ server: fields, ...((!isSaid || failed.data) && { failed }) } satisfies NameStatus);
    }
  };
  return (
    <Formik
      initialValues={{ [field]: names.name, ...(kiswahili && { [kiswahili.field]: names.kiswahili }) }}
      validationSchema={object({ [field]: string().trim().required(texts.required) })}
      onSubmit={submit}>
      {({ isSubmitting, submitCount, errors, status }) => {
        const { failed } = (status ?? {}) as NameStatus;
        const empty = submitCount > 0 && errors[field] !== undefined;
        return (
          <StaffDialog
            title={title}
            open={open}
            onClose={() => {
              if (!isSubmitting) onClose();
            }}
            onExited={onExited}
            actions={
              <>
                <StaffButton variant="outlined" inert={isSubmitting} onClick={onClose}>
                  {t.cancel}
                </StaffButton>
                <StaffButton type="submit" form={id} variant="contained" busy={isSubmitting}>
                  {isSubmitting ? texts.busy : texts.submit}
                </StaffButton>
              </>
            }>
            <DialogDraft name={draft} open={open} />
            <FormikForm id={id} className={css.fields}>
              <TextField name={field} label={label} autoFocus />
              {kiswahili && <TextField name={kiswahili.field} label={kiswahili.label} help={kiswahili.help} optional />}
            </FormikForm>
            {empty ? (
              texts.emptyAlert !== undefined && <Alert>{texts.emptyAlert}</Alert>
            ) : (
              <FailureAlert alert={failed} />
            )}
          </StaffDialog>
        );
      }}
    </Formik>
  );
}
