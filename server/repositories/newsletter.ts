import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { allRows } from './rows';

/**
 * Subscribes an address. One that is subscribed already stays as it is, but is written all the same: an answer that came
 * without a commit would be faster, and tell a stranger who is subscribed.
 */
export async function subscribe(transaction: Database, email: string): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO newsletter_subscriptions AS known (email) VALUES (${email})
    ON CONFLICT (lower(email)) DO UPDATE SET email = known.email`);
}

/** All addresses, each as it was written, by address. */
export async function subscribers(db: Database): Promise<string[]> {
  const rows = await allRows<{ email: string }>(
    db,
    sql`SELECT email FROM newsletter_subscriptions ORDER BY lower(email)`,
  );
  return rows.map(({ email }) => email);
}

/** Takes an address off, in whatever capitals. @returns whether it was there */
export async function unsubscribe(db: Database, email: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM newsletter_subscriptions WHERE lower(email) = lower(${email})`);
  return (rowCount ?? 0) > 0;
}
