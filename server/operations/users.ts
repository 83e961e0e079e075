import type { StaffSession } from '../openapi/operations.gen';
import { conflict, notFound, unauthorized } from '../errors';
import { hashPassword } from '../passwords';
import { endAccessOf, endSessionOf, holdSession, listSessions, type SessionRow } from '../repositories/sessions';
import { EMAIL_TAKEN, changePassword, updateUser, type UserRow } from '../repositories/users';
import type { Services } from '../services';
import { refusing } from './input';
import { askPassword, self, wrongPassword } from './self';
import { staffTransaction } from './staffTransaction';
import type { Operations, Output } from './types';

export function userOperations(services: Services) {
  const { db, config } = services;

  return {
    async getProfile(_input, { session }) {
      const { user } = await self(services, session);
      return { success: true, message: 'Profile fetched successfully.', data: { user: profile(user) } };
    },

    async updateProfile({ body }, request) {
      const { user } = await self(services, request.session);
      const { first_name, middle_name, last_name } = body;
      const names = { firstName: first_name, middleName: middle_name || null, lastName: last_name };
      await staffTransaction(db, request, (transaction) => updateUser(transaction, user.id, names));
      return { success: true, message: 'Profile updated successfully.' };
    },

    async updateEmail({ body }, request) {
      const { user } = await self(services, request.session);
      const { newEmail } = body;
      const taken = conflict('newEmail', 'This email is already in use.');
      const update = staffTransaction(db, request, (transaction) =>
        updateUser(transaction, user.id, { email: newEmail }),
      );
      await refusing(update, { [EMAIL_TAKEN]: taken });
      return { success: true, message: 'Email updated successfully.' };
    },

    async updatePassword({ body }, request) {
      const { user, session } = await self(services, request.session);
      const { currentPassword, newPassword } = body;
      await askPassword(services, { user, session }, currentPassword);
      const newHash = await hashPassword(newPassword);
      await staffTransaction(db, request, async (transaction) => {
        if (!(await changePassword(transaction, user, newHash))) throw wrongPassword();
        await endAccessOf(transaction, user.id, session.tokenHash);
      });
      return { success: true, message: 'Password updated successfully.' };
    },

    async listSessions(_input, request) {
      const { session } = await self(services, request.session);
      const sessions = await listSessions(db, session, config.sessions);
      return { success: true, message: 'Sessions fetched successfully.', data: { sessions: sessions.map(shown) } };
    },

    async endSession({ path: { id } }, request) {
      const { session } = await self(services, request.session);
      if (!(await db.transaction((transaction) => endSessionOf(transaction, session, id))))
        throw (await holdSession(db, session.tokenHash)) ? notFound('Session') : unauthorized();
      return { success: true, message: 'Action Successfully' };
    },
  } satisfies Partial<Operations>;
}

/** The contract's StaffSession. */
function shown({ createdAt, lastUsedAt, ...session }: SessionRow): StaffSession {
  return { ...session, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() };
}

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
