import { useUpdateEmailMutation, type User } from '../../api/staff';
import { TextField } from '../../crud/fields/TextField';
import { moveDrafts } from '../../crud/form/drafts';
import { InlineForm } from '../../crud/form/InlineForm';
import { account } from '../../lib/messages/staff/account';
import { emailSchema, emailValues } from './accountForms';

const { email: t, updating: busy, failed } = account;

/** The address one signs in with. */
export function EmailForm({ user }: { user: Partial<User> }) {
  const [update] = useUpdateEmailMutation();
  const save = async (newEmail: string) => {
    const answer = await update({ emailInput: { newEmail } }).unwrap();
    if (user.email) moveDrafts(user.email, newEmail);
    return answer;
  };
  return (
    <InlineForm
      title={t.title}
      help={t.help}
      draftKey="account-email"
      initialValues={emailValues(user)}
      schema={emailSchema}
      onSave={({ newEmail }) => save(newEmail.trim())}
      texts={{ submit: t.submit, busy, saved: t.saved, failed }}
    >
      <TextField name="newEmail" label={t.label} type="email" autoComplete="email" />
    </InlineForm>
  );
}
