import { useUpdateEmailMutation, type User } from '../../api';
import { TextField } from '../../kit/fields/TextField';
import { keyOfDraft, moveDrafts, writeDraft } from '../../kit/form/drafts';
import { InlineForm } from '../../kit/form/InlineForm';
import { account } from '../../texts/account';
import { emailSchema, emailValues } from './accountForms';

const DRAFT = 'account-email';
const { email: t, updating: busy, failed } = account;

/** The address one signs in with. */
export function EmailForm({ user }: { user: Partial<User> }) {
  const [update] = useUpdateEmailMutation();
  return (
    <InlineForm
      title={t.title}
      help={t.help}
      draftKey={DRAFT}
      initialValues={emailValues(user)}
      schema={emailSchema}
      onSave={async (values, { send }) => {
        const newEmail = values.newEmail.trim();
        const answer = await send(update({ emailInput: { newEmail } }));
        if (user.email) {
          // What was typed here is saved: as a draft it would be offered to the new address, and asked about at signing out.
          writeDraft(keyOfDraft(user.email, DRAFT), null);
          moveDrafts(user.email, newEmail);
        }
        return answer;
      }}
      texts={{ submit: t.submit, busy, saved: t.saved, failed }}>
      <TextField name="newEmail" label={t.label} type="email" autoComplete="email" />
    </InlineForm>
  );
}
