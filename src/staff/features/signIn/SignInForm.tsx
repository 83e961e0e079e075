import { Formik, useFormikContext } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useAppSelector } from '../../../common/state/hooks';
import { PasswordField } from '../../kit/fields/PasswordField';
import { TextField } from '../../kit/fields/TextField';
import { StaffButton } from '../../kit/StaffButton';
import { FailureAlert } from '../../kit/show/Alert';
import { kit } from '../../texts/kit';
import { signIn as t } from '../../texts/signIn';
import { FormikForm } from '../../../common/ui/FormikForm';
import { useSlow } from '../../../common/ui/useSlow';
import { selectSignedIn } from '../../../common/state/authSlice';
import css from './SignInForm.module.css';
import { useSignIn, type SignInStatus, type SignInValues } from './useSignIn';

/** An alert on this page clears after 4 s (docs/product.md, 6.1); what is said at a field stays until it is changed. */
const ALERT_MS = 4000;

/** E-mail address or phone, and password; then the code of a second factor, where the account has one. @param emailOrPhone what a previous screen knew already */
export function SignInForm({ emailOrPhone, onSignedIn }: { emailOrPhone: string; onSignedIn: () => void }) {
  const [asksCode, setAsksCode] = useState(false);
  const submit = useSignIn({ asksCode, onCodeWanted: () => setAsksCode(true), onSignedIn });
  return (
    <Formik initialValues={{ emailOrPhone, password: '', code: '' } satisfies SignInValues} onSubmit={submit}>
      <Fields prefilled={emailOrPhone !== ''} asksCode={asksCode} onBack={() => setAsksCode(false)} />
    </Formik>
  );
}

interface FieldsProps {
  prefilled: boolean;
  /** The second step. */
  asksCode: boolean;
  onBack: () => void;
}

function Fields({ prefilled, asksCode, onBack }: FieldsProps) {
  const id = useId();
  const formik = useFormikContext<SignInValues>();
  const status = (formik.status ?? {}) as SignInStatus;
  // Once signed in, the next page is on its way.
  const busy = useAppSelector(selectSignedIn) || formik.isSubmitting;
  const slow = useSlow(busy);
  useAlertClears(status, formik.setStatus);
  return (
    <>
      {status.failed && (
        <div className={css.banner}>
          <FailureAlert alert={status.failed} />
        </div>
      )}
      <FormikForm id={id} className={css.form}>
        {asksCode ? (
          <TextField
            key="code"
            name="code"
            label={t.code}
            help={t.codeHelp}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        ) : (
          <>
            <TextField name="emailOrPhone" label={t.emailOrPhone} autoComplete="username" autoFocus={!prefilled} />
            <PasswordField name="password" label={t.password} autoComplete="current-password" autoFocus={prefilled} />
          </>
        )}
        <StaffButton type="submit" variant="contained" className={css.submit ?? ''} busy={busy}>
          {busy ? t.busy : t.submit}
        </StaffButton>
        {asksCode && (
          <StaffButton
            inert={busy}
            onClick={() => {
              formik.setStatus({});
              void formik.setFieldValue('code', '');
              onBack();
            }}>
            {t.back}
          </StaffButton>
        )}
        {slow && (
          <p className={css.slow} role="status">
            {kit.slow}
          </p>
        )}
      </FormikForm>
    </>
  );
}

function useAlertClears(status: SignInStatus, setStatus: (status: SignInStatus) => void): void {
  const { failed } = status;
  useEffect(() => {
    if (failed === undefined) return undefined;
    const timer = setTimeout(() => {
      const { failed: _cleared, ...rest } = status;
      setStatus(rest);
    }, ALERT_MS);
    return () => clearTimeout(timer);
    // Another failure of the same words begins its own 4 s: it is another status.
  }, [failed, status, setStatus]);
}
