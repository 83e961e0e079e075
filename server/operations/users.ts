import { conflict, invalid, unauthorized } from '../errors';
import { hashPassword, verifyPassword } from '../passwords';
import { clearHits, hit } from '../repositories/rateLimits';
import { endSessionsOf } from '../repositories/sessions';
import { EMAIL_TAKEN, changePassword, findUser, updateUser, type UserRow } from '../repositories/users';
import type { Session } from '../request';
import type { Services } from '../services';
import { refusing } from './input';
import { staffTransaction } from './staffTransaction';
import type { Operations, Output } from './types';

const WINDOW = 15 * 60;

export function userOperations({ db, config }: Services) {
  /** The signed-in user, who may have been removed since the request began. */
  async function self(session: Session | null): Promise<{ user: UserRow; session: Session }> {
    const user = session && (await findUser(db, session.userId));
    if (!user) throw unauthorized();
    return { user, session };
  }

  return {
    async getProfile(_input, { session }) {
      const { user } = await self(session);
      return { success: true, message: 'Profile fetched successfully.', data: { user: profile(user) } };
    },

    async updateProfile({ body }, request) {
      const { user } = await self(request.session);
      const { first_name, middle_name, last_name } = body;
      const names = { firstName: first_name, middleName: middle_name || null, lastName: last_name };
      await staffTransaction(db, request, (transaction) => updateUser(transaction, user.id, names));
      return { success: true, message: 'Profile updated successfully.' };
    },

    async updateEmail({ body }, request) {
      const { user } = await self(request.session);
      const { newEmail } = body;
      const taken = conflict('newEmail', 'This email is already in use.');
      const update = staffTransaction(db, request, (transaction) =>
        updateUser(transaction, user.id, { email: newEmail }),
      );
      await refusing(update, { [EMAIL_TAKEN]: taken });
      return { success: true, message: 'Email updated successfully.' };
    },

    async updatePassword({ body }, request) {
      const { user, session } = await self(request.session);
      const { currentPassword, newPassword } = body;
      // A stolen session is no way to try passwords.
      const tries = { key: `password ${user.id}`, limit: config.limits.signInPerAccount, seconds: WINDOW };
      await hit(db, tries);
      if (!(await verifyPassword(user.passwordHash, currentPassword))) throw wrongPassword();
      const newHash = await hashPassword(newPassword);
      await staffTransaction(db, request, async (transaction) => {
        if (!(await changePassword(transaction, user, newHash))) throw wrongPassword();
        await endSessionsOf(transaction, user.id, session.tokenHash);
      });
      await clearHits(db, tries.key);
      return { success: true, message: 'Password updated successfully.' };
    },
  } satisfies Partial<Operations>;
}

const wrongPassword = () => invalid({ currentPassword: 'The current password is not right.' });

/** The contract's User. */
function profile(user: UserRow): Output<'getProfile'>['user'] {
  return {
    first_name: user.firstName,
    middle_name: user.middleName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    image: user.image,
  };
}
