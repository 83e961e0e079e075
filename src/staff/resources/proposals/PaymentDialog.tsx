import { object, string, type StringSchema } from 'yup';
import { paymentMethods } from '../../../common/domain/contract.gen';
import { centsFromText } from '../../../common/domain/money';
import type { OverlayProps } from '../../../common/ui/overlay';
import { useRecordPaymentMutation, type Payment, type Proposal } from '../../api';
import { DateField, TextField } from '../../kit/fields/TextField';
import { MoneyField } from '../../kit/fields/NumberField';
import { SelectField } from '../../kit/fields/SelectField';
import { FormDialog } from '../../kit/form/FormDialog';
import type { Entry } from '../../kit/form/useEntry';
import { amountText, moneyText } from '../../kit/form/numbers';
import { dayRule } from '../../kit/form/days';
import { moneyRule } from '../../kit/form/rules';
import { dayKey } from '../../kit/show/time';
import { proposals as t } from '../../texts/proposals';

const METHODS = paymentMethods.map((value) => ({ value, label: t.methods[value] }));
/** Kind of its drafts; they are of a quotation. */
export const PAYMENT_DRAFT = 'payment';
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
  paidOn: dayRule(t.paidOn).required(t.dayRequired),
});

/** What is due next, paid today. */
function valuesOf({ depositDue, balance }: Proposal) {
  const due = centsFromText(depositDue) || centsFromText(balance);
  return { amount: due ? (amountText(due) ?? '') : '', method: 'mpesa', code: '', paidOn: dayKey(Date.now()) };
}
type Values = ReturnType<typeof valuesOf>;

/** Records what came in; it begins with what is due next. */
export function PaymentDialog({ proposal, ...overlay }: OverlayProps & { proposal: Proposal }) {
  const [record] = useRecordPaymentMutation();
  const save = async ({ amount, method, code, paidOn }: Values, { key, send }: Entry) => {
    const { message } = await send(
      record({
        ...key,
        id: proposal.id,
        paymentInput: {
          amount: moneyText(amount),
          method: method as Payment['method'],
          ...(plainCode(code) !== '' && { code: plainCode(code) }),
          paidOn,
        },
      }),
    );
    return message || t.recorded;
  };
  return (
    <FormDialog
      {...overlay}
      title={t.recordTitle}
      draft={`${PAYMENT_DRAFT}/${proposal.id}`}
      creates="recordPayment"
      initialValues={valuesOf(proposal)}
      schema={schema}
      texts={{ submit: t.record, busy: t.recording, failed: t.recordFailed }}
      save={save}
      small>
      {({ method }) => (
        <>
          <MoneyField name="amount" label={t.paymentAmount} />
          <SelectField name="method" label={t.method} options={METHODS} />
          <TextField
            name="code"
            label={t.code}
            optional={method !== 'mpesa'}
            help={t.codeHelp[method === 'mpesa' ? 'mpesa' : 'other']}
            autoComplete="off"
          />
          <DateField name="paidOn" label={t.paidOn} />
        </>
      )}
    </FormDialog>
  );
}
