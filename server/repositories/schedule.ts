import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { firstRow } from './rows';

const NO_TIME = 'The database did not say what time it is.';

/** Now by the database's clock, milliseconds since the epoch. This machine's may be wrong. */
export async function databaseTime(db: Database): Promise<number> {
  const row = await firstRow<{ now: number }>(db, sql`SELECT (extract(epoch FROM now()) * 1000)::float8 AS now`);
  if (row === null) throw new Error(NO_TIME);
  return row.now;
}

/**
 * Whether an advert began or ended after a moment, up to now: by the database's clock, which decides what is shown. This
 * machine's may be ahead of it.
 * @param after as this answered `now` before; null is a minute ago, before anything that a server which has just begun can keep
 */
export async function advertsTurned(db: Database, after: string | null): Promise<{ turned: boolean; now: string }> {
  const span = sql`> coalesce(${after}::timestamptz, now() - interval '1 minute') AND`;
  const row = await firstRow<{ turned: boolean; now: string }>(
    db,
    sql`
    SELECT now()::text AS now, EXISTS (
      SELECT FROM advertisements
      WHERE (start_date ${span} start_date <= now()) OR (end_date ${span} end_date <= now())
    ) AS turned`,
  );
  if (row === null) throw new Error(NO_TIME);
  return row;
}
