import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { firstRow } from './rows';

/** Whether an advert began or ended in the given span, its end included. */
export async function advertsTurned(db: Database, after: Date, until: Date): Promise<boolean> {
  const span = sql`> ${after.toISOString()} AND`;
  const row = await firstRow(
    db,
    sql`
    SELECT 1 FROM advertisements
    WHERE (start_date ${span} start_date <= ${until.toISOString()})
       OR (end_date ${span} end_date <= ${until.toISOString()})
    LIMIT 1`,
  );
  return row !== null;
}
