import { useFormikContext } from 'formik';
import { usePart } from '../../../common/ui/usePart';
import { useConfirmSecondFactorMutation } from '../../api';
import { TextField } from '../../kit/fields/TextField';
import { InlineForm } from '../../kit/form/InlineForm';
import { useReportUnsaved } from '../../kit/form/useUnsavedGuard';
import { account } from '../../texts/account';
import { codeSchema, codeValues } from './accountForms';
import css from './SecondFactor.module.css';

const { secondFactor: t, failed } = account;

const loadCode = () =>
  import(/* webpackChunkName: "qr-code" */ '../../../common/ui/QrCode').then(({ QrCode }) => QrCode);

/** The answer brings the recovery codes, and once: who leaves before it comes never sees them. */
function AwaitsCodes() {
  useReportUnsaved(useFormikContext().isSubmitting, t.leaving);
  return null;
}

interface ConfirmSecondFactorProps {
  secret: string;
  /** The same for a QR code. */
  address: string;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** A secret for the app on the phone, by QR code or by hand, and the app's first code, which turns it on. */
export function ConfirmSecondFactor({ secret, address, onDone }: ConfirmSecondFactorProps) {
  const [confirm] = useConfirmSecondFactorMutation();
  // Where it cannot be had, the secret beside it does the same.
  const QrCode = usePart(loadCode, true);
  return (
    <InlineForm
      title={t.title}
      help={t.scan}
      initialValues={codeValues}
      schema={codeSchema}
      onSave={async (secondFactorCodeInput, { send }) => {
        const { data, message } = await send(confirm({ secondFactorCodeInput }));
        onDone(data.recoveryCodes);
        return { message };
      }}
      texts={{ submit: t.turnOn, busy: t.turningOn, saved: t.turnedOn, failed }}
      clears>
      <AwaitsCodes />
      <div className={css.scan}>
        <div className={css.code}>{QrCode && <QrCode text={address} label={t.qr} />}</div>
        <p>
          {t.byHand}
          <code className={css.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
      <TextField name="code" label={t.code} inputMode="numeric" autoComplete="one-time-code" autoFocus />
    </InlineForm>
  );
}
