import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { users } from '../database/schemaAccounts';
import { matchingStep } from '../totp';
import { databaseTime } from './schedule';
import type { UserRow } from './users';
import { sha256 } from '../sha256';

/** An account without a second factor. */
export const NO_SECOND_FACTOR = {
  secondFactorSecret: null,
  secondFactorSince: null,
  secondFactorStep: 0,
  recoveryHashes: [],
};

/** Counters of the tries of an account's codes, for some minutes and for a day. */
export const codeCounters = (userId: string) => [`code ${userId}`, `codes of a day ${userId}`] as const;

/** Keeps a secret that counts once it is confirmed. @returns false where one is on */
export async function beginSecondFactor(db: Database, userId: string, secret: string): Promise<boolean> {
  const begun = await db
    .update(users)
    .set({ secondFactorSecret: secret })
    .where(and(eq(users.id, userId), isNull(users.secondFactorSince)))
    .returning({ id: users.id });
  return begun.length > 0;
}

/** Turns on the secret that was begun. @returns false where another change came first */
export async function confirmSecondFactor(
  db: Database,
  userId: string,
  confirmed: { secret: string; step: number; recoveryCodes: readonly string[] },
): Promise<boolean> {
  const on = await db
    .update(users)
    .set({
      secondFactorSince: sql`now()`,
      secondFactorStep: confirmed.step,
      recoveryHashes: confirmed.recoveryCodes.map(hashOf),
    })
    .where(and(eq(users.id, userId), eq(users.secondFactorSecret, confirmed.secret), isNull(users.secondFactorSince)))
    .returning({ id: users.id });
  return on.length > 0;
}

/** Turns it off; one that was only begun stays so. @returns false where none is on */
export async function removeSecondFactor(db: Database, userId: string): Promise<boolean> {
  const off = await db
    .update(users)
    .set(NO_SECOND_FACTOR)
    .where(and(eq(users.id, userId), isNotNull(users.secondFactorSince)))
    .returning({ id: users.id });
  return off.length > 0;
}

/**
 * Uses up a code of the app or a recovery code. Each counts once: of two that come together the database lets one through.
 * @returns whether it was a code, and not used before
 */
export async function spendCode(
  db: Database,
  { id, secondFactorSecret: secret }: Pick<UserRow, 'id' | 'secondFactorSecret'>,
  typed: string,
): Promise<boolean> {
  const code = plain(typed);
  const step = secret === null ? null : matchingStep(secret, code, await databaseTime(db));
  const hash = hashOf(code);
  const used = await db
    .update(users)
    .set(
      step === null
        ? { recoveryHashes: sql`array_remove(${users.recoveryHashes}, ${hash})` }
        : { secondFactorStep: step },
    )
    .where(
      and(
        eq(users.id, id),
        isNotNull(users.secondFactorSince),
        step === null ? sql`${hash} = any(${users.recoveryHashes})` : lt(users.secondFactorStep, step),
      ),
    )
    .returning({ id: users.id });
  return used.length > 0;
}

/** A code as it counts: people type blanks and hyphens, and capitals. */
export const plain = (typed: string) => typed.replace(/[ -]/g, '').toLowerCase();

/** A recovery code is long and random: no slow hash has to make it harder to guess. */
const hashOf = (code: string) => sha256(plain(code));
