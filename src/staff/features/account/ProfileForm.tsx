import { useUpdateProfileMutation, type User } from '../../api';
import { TextField } from '../../kit/fields/TextField';
import { InlineForm } from '../../kit/form/InlineForm';
import { account } from '../../texts/account';
import css from './ProfileForm.module.css';
import { profileSchema, profileValues } from './accountForms';

const { profile: t, saving: busy, failed } = account;

/** The names that colleagues see. */
export function ProfileForm({ user }: { user: Partial<User> }) {
  const [update] = useUpdateProfileMutation();
  return (
    <InlineForm
      title={t.title}
      help={t.help}
      draftKey="account-profile"
      initialValues={profileValues(user)}
      schema={profileSchema}
      onSave={({ first_name, middle_name, last_name }, { send }) =>
        send(
          update({
            profileInput: {
              first_name: first_name.trim(),
              middle_name: middle_name.trim(),
              last_name: last_name.trim(),
            },
          }),
        )
      }
      texts={{ submit: t.submit, busy, saved: t.saved, failed }}>
      <div className={css.names}>
        <TextField name="first_name" label={t.firstName} autoComplete="given-name" />
        <TextField name="middle_name" label={t.middleName} autoComplete="additional-name" optional />
        <TextField name="last_name" label={t.lastName} autoComplete="family-name" />
      </div>
    </InlineForm>
  );
}
