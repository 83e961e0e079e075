import { pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** The backups that were made of this shop, for the dashboard; they themselves lie elsewhere. */
export const backups = pgTable('backups', {
  madeAt: instant('made_at').primaryKey(),
  /** When it was restored for a trial; null for one that was not, or failed. */
  verifiedAt: instant('verified_at'),
});
