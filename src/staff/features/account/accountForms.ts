import { object, ref, string } from 'yup';
import type { User } from '../../api';
import { account as t } from '../../texts/account';
import { EMAIL } from '../../../common/domain/contacts';

/** Values of the account's forms, named as the contract names them, so that the server's messages find their fields. */
export const profileValues = ({ first_name, middle_name, last_name }: Partial<User>) => ({
  first_name: first_name ?? '',
  middle_name: middle_name ?? '',
  last_name: last_name ?? '',
});
export const emailValues = ({ email }: Partial<User>) => ({ newEmail: email ?? '' });
/** The current password, asked for again. */
export const againValues = { currentPassword: '' };
export const codeValues = { code: '' };
export const passwordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** How a form of what all staff share reads what is saved now (`InlineForm`). @param valuesOf the form's values of an answer */
export const readAnew =
  <D, V>(
    {
      refetch,
    }: { refetch: () => PromiseLike<{ data?: { data: D } | undefined; isSuccess: boolean; error?: unknown }> },
    valuesOf: (saved: D) => V,
  ) =>
  async (): Promise<V> => {
    const { isSuccess, data, error } = await refetch();
    if (!isSuccess || !data) throw error;
    return valuesOf(data.data);
  };

/** The rules of docs/product.md, 7.8: a password has none of length or strength. */
export const profileSchema = object({
  first_name: string().trim().required(t.profile.firstNameRequired),
  middle_name: string().trim(),
  last_name: string().trim().required(t.profile.lastNameRequired),
});
export const emailSchema = object({
  newEmail: string()
    .trim()
    .required(t.email.required)
    .matches(EMAIL, { message: t.email.invalid, excludeEmptyString: true }),
});
export const againSchema = object({ currentPassword: string().required(t.password.currentRequired) });
export const codeSchema = object({ code: string().trim().required(t.secondFactor.codeRequired) });
export const passwordSchema = object({
  currentPassword: string().required(t.password.currentRequired),
  newPassword: string().required(t.password.nextRequired),
  confirmPassword: string()
    .required(t.password.differ)
    .oneOf([ref('newPassword')], t.password.differ),
});
