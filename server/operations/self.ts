import { invalid, unauthorized } from '../errors';
import { verifyPassword } from '../passwords';
import { clearHits, hit } from '../repositories/rateLimits';
import { findUserOf } from '../repositories/sessions';
import type { UserRow } from '../repositories/users';
import type { Session } from '../request';
import type { Services } from '../services';

/** Tries of a secret are counted in windows of this many seconds. */
export const WINDOW = 15 * 60;
export const DAY = 24 * 3600;
/** One session that somebody stole is not to keep its owner's others from trying. */
const SESSIONS_PER_ACCOUNT = 10;

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
export async function askPassword(
  { db, config }: Services,
  { user, session }: { user: UserRow; session: Session },
  currentPassword: string,
): Promise<void> {
  const limit = config.limits.signInPerAccount;
  const tries = [
    { key: `password of ${session.tokenHash}`, limit, seconds: WINDOW },
    { key: `password ${user.id}`, limit: limit * SESSIONS_PER_ACCOUNT, seconds: WINDOW },
  ];
  for (const counted of tries) await hit(db, counted);
  if (!(await verifyPassword(user.passwordHash, currentPassword))) throw wrongPassword();
  for (const { key } of tries) await clearHits(db, key);
}

export const wrongPassword = () => invalid({ currentPassword: 'The current password is not right.' });
