import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';

/**
 * Subscribes an address. One that is subscribed already stays as it is, but is written all the same: an answer that came
 * without a commit would be faster, and tell a stranger who is subscribed.
 */
export async function subscribe(transaction: Database, email: string): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO newsletter_subscriptions AS known (email) VALUES (${email})
    ON CONFLICT (lower(email)) DO UPDATE SET email = known.email`);
}
