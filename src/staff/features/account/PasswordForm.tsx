import { useUpdatePasswordMutation } from '../../api';
import { PasswordField } from '../../kit/fields/PasswordField';
import { InlineForm } from '../../kit/form/InlineForm';
import { account } from '../../texts/account';
import { passwordSchema, passwordValues } from './accountForms';

const { password: t, updating: busy, failed } = account;

/** A new password, which ends the other sessions. Nothing of it is kept in the browser. */
export function PasswordForm() {
  const [update] = useUpdatePasswordMutation();
  return (
    <InlineForm
      title={t.title}
      help={t.help}
      initialValues={passwordValues}
      schema={passwordSchema}
      onSave={({ currentPassword, newPassword }, { send }) =>
        send(update({ passwordInput: { currentPassword, newPassword } }))
      }
      texts={{ submit: t.submit, busy, saved: t.saved, failed }}
      clears>
      <PasswordField name="currentPassword" label={t.current} autoComplete="current-password" />
      <PasswordField name="newPassword" label={t.next} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={t.confirm} autoComplete="new-password" />
    </InlineForm>
  );
}
