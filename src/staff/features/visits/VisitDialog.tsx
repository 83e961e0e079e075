import { Formik, type FormikHelpers } from 'formik';
import { useId } from 'react';
import { array, object, string } from 'yup';
import { asApiError, useOffers } from '../../../common/api';
import type { Alert } from '../../../common/state/alertSlice';
import { useNotify } from '../../../common/state/hooks';
import type { FormStatus } from '../../../common/ui/formik';
import { FormikForm } from '../../../common/ui/FormikForm';
import type { OverlayProps } from '../../../common/ui/overlay';
import {
  useCreateVisitMutation,
  useListColleaguesQuery,
  useUpdateVisitMutation,
  type Visit,
  type VisitChange,
} from '../../api';
import { failureAlert } from '../../kit/failures';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { DateField, TextField } from '../../kit/fields/TextField';
import { textRule } from '../../kit/form/rules';
import { DialogDraft } from '../../kit/form/useFormState';
import { FailureAlert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { StaffDialog } from '../../kit/StaffDialog';
import { kit } from '../../texts/kit';
import { visits as t } from '../../texts/visits';
import css from './Visits.module.css';

/** What a new visit begins with, or the visit that is changed. */
export type VisitSubject = { proposalId: string; phone: string } | Visit;

const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const LONGEST = { maxLength: 1000 };
const schema = object({
  date: string().required(t.dateRequired),
  from: string().required(t.timeRequired).matches(TIME, t.timeRequired),
  until: string()
    .required(t.timeRequired)
    .matches(TIME, t.timeRequired)
    .test('order', t.endsBefore, function (until) {
      const { from } = this.parent as { from?: string };
      return !from || !until || until > from;
    }),
  crew: array(),
  address: textRule(t.address, LONGEST),
  phone: textRule(t.phone, { maxLength: 40 }),
  notes: textRule(t.notes, LONGEST),
});

type Values = VisitChange;

function valuesOf(subject: VisitSubject): Values {
  if (!('id' in subject))
    return { date: '', from: '09:00', until: '12:00', crew: [], address: '', phone: subject.phone, notes: '' };
  const { date, from, until, crew, address, phone, notes } = subject;
  return { date, from, until, crew: crew.map(({ id }) => id), address, phone, notes };
}

interface VisitStatus extends FormStatus {
  failed?: Alert;
}

/** Sets a visit, or changes one. */
export function VisitDialog({ subject, open, onClose, onExited }: OverlayProps & { subject: VisitSubject }) {
  const id = useId();
  const notify = useNotify();
  const [create] = useCreateVisitMutation();
  const [update] = useUpdateVisitMutation();
  const known = useOffers()('listColleagues') === true;
  const colleagues = useListColleaguesQuery(undefined, { skip: !known }).data?.data.colleagues ?? [];
  const save = async (
    { date, from, until, crew, address, phone, notes }: Values,
    { setStatus }: FormikHelpers<Values>,
  ) => {
    const visit = { date, from, until, crew, address, phone: phone.trim(), notes };
    try {
      await (
        'id' in subject
          ? update({ id: subject.id, visitChange: visit })
          : create({ visitInput: { proposalId: subject.proposalId, ...visit } })
      ).unwrap();
      notify({ success: true, message: t.saved });
      onClose();
    } catch (error) {
      const failed = failureAlert(error, t.saveFailed, { shown: Object.keys(visit) });
      setStatus({ server: asApiError(error).fields, failed } satisfies VisitStatus);
    }
  };
  return (
    <Formik<Values> initialValues={valuesOf(subject)} validationSchema={schema} onSubmit={save}>
      {({ isSubmitting, status }) => (
        <StaffDialog
          title={'id' in subject ? t.changeTitle : t.setTitle}
          open={open}
          onClose={() => {
            if (!isSubmitting) onClose();
          }}
          onExited={onExited}
          actions={
            <>
              <StaffButton variant="outlined" inert={isSubmitting} onClick={onClose}>
                {kit.cancel}
              </StaffButton>
              <StaffButton type="submit" form={id} variant="contained" busy={isSubmitting}>
                {isSubmitting ? t.busy : t.submit}
              </StaffButton>
            </>
          }>
          <DialogDraft name={`visit/${'id' in subject ? subject.id : `of-${subject.proposalId}`}`} open={open} />
          <FormikForm
            id={id}
            className={css.fields}
            notice={<FailureAlert alert={(status as VisitStatus | undefined)?.failed} />}>
            <DateField name="date" label={t.date} />
            <div className={css.times}>
              <TextField name="from" label={t.from} type="time" />
              <TextField name="until" label={t.until} type="time" />
            </div>
            {colleagues.length > 0 && (
              <ChoicesField
                name="crew"
                label={t.crew}
                options={colleagues.map((colleague) => ({ value: colleague.id, label: colleague.name }))}
              />
            )}
            <TextField name="address" label={t.address} help={t.addressHelp} rows={2} optional />
            <TextField name="phone" label={t.phone} type="tel" inputMode="tel" optional />
            <TextField name="notes" label={t.notes} rows={3} optional />
          </FormikForm>
        </StaffDialog>
      )}
    </Formik>
  );
}
