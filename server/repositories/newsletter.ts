import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';

/** Subscribes an address; one that is subscribed already stays as it is. */
export async function subscribe(db: Database, email: string): Promise<void> {
  await db.execute(sql`INSERT INTO newsletter_subscriptions (email) VALUES (${email}) ON CONFLICT DO NOTHING`);
}
