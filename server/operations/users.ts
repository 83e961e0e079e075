import { conflict, invalid, unauthorized } from '../errors';
import { hashPassword, verifyPassword } from '../passwords';
import { clearHits, hit } from '../repositories/rateLimits';
import { endSessionsOf } from '../repositories/sessions';
import { EMAIL_TAKEN, findUser, updateUser, type UserRow } from '../repositories/users';
import type { Session } from '../request';
import type { Services } from '../services';
import { bodyOf, refusing } from './input';
import type { Operations } from './types';

interface ProfileInput {
  first_name: string;
  middle_name?: string;
  last_name: string;
}

interface PasswordInput {
  currentPassword: string;
  newPassword: string;
}

const WINDOW = 15 * 60;

export function userOperations({ db, config }: Services): Operations {
  /** The signed-in user, who may have been removed since the request began. */
  async function self(session: Session | null): Promise<{ user: UserRow; session: Session }> {
    const user = session && (await findUser(db, session.userId));
    if (!user) throw unauthorized();
    return { user, session };
  }

  return {
    async getProfile(request) {
      const { user } = await self(request.session);
      return { success: true, message: 'Profile fetched successfully.', data: { user: profile(user) } };
    },

    async updateProfile(request) {
      const { user } = await self(request.session);
      const { first_name, middle_name, last_name } = bodyOf<ProfileInput>(request);
      await updateUser(db, user.id, {
        firstName: first_name,
        middleName: middle_name || null,
        lastName: last_name,
      });
      return { success: true, message: 'Profile updated successfully.' };
    },

    async updateEmail(request) {
      const { user } = await self(request.session);
      const { newEmail } = bodyOf<{ newEmail: string }>(request);
      const taken = conflict('newEmail', 'This email is already in use.');
      await refusing(updateUser(db, user.id, { email: newEmail }), { [EMAIL_TAKEN]: taken });
      return { success: true, message: 'Email updated successfully.' };
    },

    async updatePassword(request) {
      const { user, session } = await self(request.session);
      const { currentPassword, newPassword } = bodyOf<PasswordInput>(request);
      // A stolen session is no way to try passwords.
      const tries = { key: `password ${user.id}`, limit: config.limits.signInPerAccount, seconds: WINDOW };
      await hit(db, tries);
      if (!(await verifyPassword(user.passwordHash, currentPassword))) {
        throw invalid({ currentPassword: 'The current password is not right.' });
      }
      const passwordHash = await hashPassword(newPassword);
      await clearHits(db, tries.key);
      await db.transaction(async (transaction) => {
        await updateUser(transaction, user.id, { passwordHash });
        await endSessionsOf(transaction, user.id, session.tokenHash);
      });
      return { success: true, message: 'Password updated successfully.' };
    },
  };
}

/** The contract's User. */
function profile(user: UserRow) {
  return {
    first_name: user.firstName,
    middle_name: user.middleName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    image: user.image,
  };
}
