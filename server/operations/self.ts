import { invalid, unauthorized } from '../errors';
import { verifyPassword } from '../passwords';
import { clearHits, hit } from '../repositories/rateLimits';
import { findUserOf } from '../repositories/sessions';
import type { UserRow } from '../repositories/users';
import type { Session } from '../request';
import type { Services } from '../services';

/** Tries of a secret are counted in windows of this many seconds. */
export const WINDOW = 15 * 60;

/** The session of a call that is for staff. @throws ApiError 401 without one */
export function signedIn(session: Session | null): Session {
  if (!session) throw unauthorized();
  return session;
}

/** @throws ApiError 401 where the session has ended since the request began: its body may take minutes to come */
export async function self({ db }: Services, session: Session | null): Promise<{ user: UserRow; session: Session }> {
  const user = session && (await findUserOf(db, session.tokenHash));
  if (!user) throw unauthorized();
  return { user, session };
}

/**
 * Asks for the password once more: a stolen session is no way to try passwords.
 * @throws ApiError 400 naming the field, 429 after too many
 */
export async function askPassword({ db, config }: Services, user: UserRow, currentPassword: string): Promise<void> {
  const tries = { key: `password ${user.id}`, limit: config.limits.signInPerAccount, seconds: WINDOW };
  await hit(db, tries);
  if (!(await verifyPassword(user.passwordHash, currentPassword))) throw wrongPassword();
  await clearHits(db, tries.key);
}

export const wrongPassword = () => invalid({ currentPassword: 'The current password is not right.' });
