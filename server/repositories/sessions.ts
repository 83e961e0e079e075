import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SessionConfig } from '../config';
import type { Database } from '../database/client';
import { forAll } from '../database/requestTime';
import { sessions, users } from '../database/schemaAccounts';
import { pushDevices } from '../database/schemaNotices';
import { calendarKeys } from '../database/schemaVisits';
import { MOST_SESSIONS } from '../openapi/values.gen';
import type { Session } from '../request';
import { NOT_WAITED_FOR } from './conditions';
import { clearHits } from './rateLimits';
import { codeCounters } from './secondFactors';
import type { UserRow } from './users';
import { sha256 } from '../sha256';

/** 256 bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** A session in steady use is written at most so often (milliseconds), but ten times in the time that it may be idle. */
const TOUCH_INTERVAL = 60_000;

const milliseconds = (value: number) => sql`make_interval(secs => ${value / 1000})`;

/**
 * Starts a session and returns its token, which is stored nowhere; null for a user who is disabled, or whose password or
 * second factor is no longer the one that was asked for. A change of these waits, and then ends this session too.
 */
export async function startSession(
  db: Database,
  { id, passwordHash, secondFactorSince }: Pick<UserRow, 'id' | 'passwordHash' | 'secondFactorSince'>,
  config: SessionConfig,
  device: string | null,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const { rowCount } = await db.execute(sql`
    insert into ${sessions} (token_hash, user_id, device, expires_at)
    select ${sha256(token)}, id, ${device}::text, now() + ${milliseconds(config.absolute)} from ${users}
    where id = ${id} and password_hash = ${passwordHash} and disabled_at is null
      and (second_factor_since is not null) = ${secondFactorSince !== null}
    for share`);
  return rowCount === 1 ? token : null;
}

/** What is shown of a session. */
const SHOWN = {
  id: sessions.id,
  device: sessions.device,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
};

/** Of an enabled user and not over by its age; whether it was idle for too long is asked where a request begins. */
const stands = (tokenHash: string) =>
  and(eq(sessions.tokenHash, tokenHash), isNull(users.disabledAt), sql`${sessions.expiresAt} > now()`);

export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** Not idle for too long, and not begun by a clock that was ahead, which would let it stand for as much longer. */
const isInUse = ({ idle, absolute }: SessionConfig) => sql`(${sessions.lastUsedAt} > now() - ${milliseconds(idle)}
  and ${sessions.expiresAt} < now() + ${milliseconds(absolute)} + interval '1 hour')`;

/** A user's live sessions, the one used last first; `current` is the one of the token's hash. */
export function listSessions(db: Database, { userId, tokenHash }: Session, config: SessionConfig) {
  return db
    .select({ ...SHOWN, current: sql<boolean>`${sessions.tokenHash} = ${tokenHash}` })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`, isInUse(config)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id)
    .limit(MOST_SESSIONS);
}

/**
 * The live session of a token; null for any other text, an ended session or a disabled user.
 * @param isUse whether somebody uses it now, who keeps it from ending as idle
 */
export async function findSession(
  db: Database,
  token: string,
  config: SessionConfig,
  isUse: boolean,
): Promise<Session | null> {
  if (!TOKEN.test(token)) return null;
  const tokenHash = sha256(token);
  const [row] = await db
    .select({
      userId: sessions.userId,
      unused: sql<number>`(extract(epoch from now() - ${sessions.lastUsedAt}) * 1000)::float8`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(stands(tokenHash), isInUse(config)));
  if (!row) return null;
  // Reading waits for no write, nor fails with one: where it is not noted now, the next request notes it.
  if (isUse && Math.abs(row.unused) > Math.min(TOUCH_INTERVAL, config.idle / 10))
    void forAll(() => noteUse(db, tokenHash)).catch(() => undefined);
  return { userId: row.userId, tokenHash };
}

/** Notes that a session is in use, unless another request is just doing so. */
const noteUse = (db: Database, tokenHash: string) =>
  db.execute(sql`
    update ${sessions} set last_used_at = now() where token_hash = (
      select token_hash from ${sessions} where token_hash = ${tokenHash} and ${NOT_WAITED_FOR}
      for no key update skip locked)`);

/** Whose session it is, while it stands. */
export async function findUserOf(db: Database, tokenHash: string): Promise<UserRow | null> {
  const [found] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(stands(tokenHash));
  return found?.user ?? null;
}

/**
 * Keeps a session from being ended until the transaction is over.
 * @returns false when it has ended already
 */
export async function holdSession(transaction: Database, tokenHash: string): Promise<boolean> {
  const rows = await transaction
    .select({ held: sql`1` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(stands(tokenHash))
    // Conflicts with the row's removal, not with the note of its last use.
    .for('key share', { of: sessions });
  return rows.length === 1;
}

export async function endSession(transaction: Database, tokenHash: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends one of a user's sessions by its id, while the one that asks stands. @returns whether it did */
export async function endSessionOf(
  transaction: Database,
  { userId, tokenHash }: Session,
  id: string,
): Promise<boolean> {
  const ended = await transaction
    .delete(sessions)
    // An id is any text here.
    .where(
      and(
        eq(sessions.userId, userId),
        sql`${sessions.id}::text = ${id}`,
        sql`exists (select 1 from sessions asking where asking.token_hash = ${tokenHash})`,
      ),
    )
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/**
 * Ends what an account has given out, once its password or second factor is another one: its sessions, and what whoever had
 * one may have left behind, the address of its calendar and the devices that are told. Sessions last, as whoever writes takes
 * hold of them last. Its codes can be tried anew: who tried them knew the password of before.
 * @param exceptHash the one session that goes on, if any
 */
export async function endAccessOf(transaction: Database, userId: string, exceptHash?: string): Promise<void> {
  await transaction.delete(calendarKeys).where(eq(calendarKeys.userId, userId));
  await transaction.delete(pushDevices).where(eq(pushDevices.userId, userId));
  for (const key of codeCounters(userId)) await clearHits(transaction, key);
  const others = exceptHash === undefined ? undefined : ne(sessions.tokenHash, exceptHash);
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Removes the rows of sessions that have ended by themselves. */
export async function deleteEndedSessions(db: Database, config: SessionConfig): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now() or not ${isInUse(config)}`);
}
