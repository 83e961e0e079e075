import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { backups } from '../database/schemaBackups';
import { firstRow, isoTime } from './rows';

/** Clocks differ by so much, ms; a backup of a later moment than that was named by a clock that was wrong. */
export const CLOCK_SLACK = 300_000;

/** Moments as the contract writes them; null where there is none. */
export interface BackupState {
  lastAt: string | null;
  /** When the newest one was made that has been restored for a trial. */
  lastVerifiedAt: string | null;
}

/** Notes that a backup was made, or that it was restored for a trial. */
export async function noteBackup(db: Database, madeAt: Date, verifiedAt: Date | null): Promise<void> {
  const known = verifiedAt ? { set: { verifiedAt } } : { set: { madeAt } };
  await db.transaction(async (tx) => {
    // A standby that is away must not hold up what makes backups.
    await tx.execute(sql`SET LOCAL synchronous_commit = local`);
    await tx
      .insert(backups)
      .values({ madeAt, verifiedAt })
      .onConflictDoUpdate({ target: backups.madeAt, ...known });
  });
}

/** What a clock that was ahead has named is passed over until its moment comes. */
export async function backupState(db: Database): Promise<BackupState> {
  const row = await firstRow<BackupState>(
    db,
    sql`SELECT ${isoTime(sql`max(made_at)`)} AS "lastAt",
      ${isoTime(sql`max(made_at) FILTER (WHERE verified_at IS NOT NULL)`)} AS "lastVerifiedAt"
      FROM backups WHERE made_at <= now() + ${CLOCK_SLACK}::int * interval '1 millisecond'`,
  );
  return row ?? { lastAt: null, lastVerifiedAt: null };
}
