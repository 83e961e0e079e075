import { Formik } from 'formik';
import { useEffect, useId, useState } from 'react';
import { object, string, type StringSchema } from 'yup';
import { paymentMethods } from '../../../common/domain/contract.gen';
import { centsFromText } from '../../../common/domain/money';
import { useNotify } from '../../../common/state/hooks';
import { FormikForm } from '../../../common/ui/FormikForm';
import { useRecordPaymentMutation, type Payment, type Proposal } from '../../api';
import { DateField, TextField } from '../../kit/fields/TextField';
import { MoneyField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { amountText, moneyText } from '../../kit/form/numbers';
import { dayRule, moneyRule } from '../../kit/form/rules';
import { DialogDraft } from '../../kit/form/useFormState';
import { useSaving, type SaveStatus } from '../../kit/form/useSaving';
import { FailureAlert } from '../../kit/show/Alert';
import { dayKey } from '../../kit/show/time';
import { StaffButton } from '../../kit/StaffButton';
import { StaffDialog } from '../../kit/StaffDialog';
import { kit } from '../../texts/kit';
import { proposals as t } from '../../texts/proposals';

const METHODS = paymentMethods.map((value) => ({ value, label: t.methods[value] }));
const MPESA_CODE = /^[A-Z0-9]{10}$/;

/** As the contract has it: in capitals, without blanks. */
const plainCode = (code: string) => code.replace(/\s/g, '').toUpperCase();

const schema = object({
  amount: moneyRule(t.paymentAmount)
    .required(t.amountRequired)
    .test({ message: t.amountZero, test: (text) => centsFromText(moneyText(text ?? '')) !== 0 }),
  method: string(),
  code: string().when('method', ([method], rule: StringSchema) =>
    method === 'mpesa'
      ? rule
          .required(t.codeRequired)
          .test({ message: t.codeWrong, test: (code) => MPESA_CODE.test(plainCode(code ?? '')) })
      : rule,
  ),
  paidOn: dayRule(t.notADay).required(t.dayRequired),
});

interface PaymentDialogProps {
  proposal: Proposal;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Records what came in; it begins with what is due next. */
export function PaymentDialog({
  proposal: { id: proposalId, depositDue, balance },
  open,
  onClose,
  onExited,
}: PaymentDialogProps) {
  const id = useId();
  const notify = useNotify();
  const [record] = useRecordPaymentMutation();
  const [initialValues] = useState(() => {
    const due = centsFromText(depositDue) || centsFromText(balance);
    return { amount: due ? (amountText(due) ?? '') : '', method: 'mpesa', code: '', paidOn: dayKey(Date.now()) };
  });
  const { onSubmit, typed } = useSaving({
    initialValues,
    texts: { submit: t.record, busy: t.recording, saved: t.recorded, failed: t.recordFailed },
    save: ({ amount, method, code, paidOn }) =>
      record({
        id: proposalId,
        paymentInput: {
          amount: moneyText(amount),
          method: method as Payment['method'],
          ...(plainCode(code) !== '' && { code: plainCode(code) }),
          paidOn,
        },
      }).unwrap(),
    saidOnce: true,
    onSaved: (message) => {
      notify({ success: true, message });
      onClose();
    },
  });
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      {({ isSubmitting, status, values }) => (
        <StaffDialog
          title={t.recordTitle}
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
                {isSubmitting ? t.recording : t.record}
              </StaffButton>
            </>
          }>
          <Typed values={values} keep={(now) => (typed.current = now)} />
          <DialogDraft name={`payment/${proposalId}`} open={open} />
          <FormikForm id={id}>
            <MoneyField name="amount" label={t.paymentAmount} />
            <SelectField name="method" label={t.method} options={METHODS} />
            <TextField
              name="code"
              label={t.code}
              optional={values.method !== 'mpesa'}
              help={t.codeHelp[values.method === 'mpesa' ? 'mpesa' : 'other']}
              autoComplete="off"
            />
            <DateField name="paidOn" label={t.paidOn} />
          </FormikForm>
          <FailureAlert
            alert={((status ?? {}) as SaveStatus).result?.success ? undefined : ((status ?? {}) as SaveStatus).result}
          />
        </StaffDialog>
      )}
    </Formik>
  );
}

/** Tells what stands in the fields now. */
function Typed<V>({ values, keep }: { values: V; keep: (values: V) => void }) {
  useEffect(() => {
    keep(values);
  });
  return null;
}
