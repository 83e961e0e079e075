import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { auditLog } from '../database/schemaAccounts';
import { deleteOldRows } from './rows';

export type AuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;

export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** So long it can be asked who did what, and no longer. */
export function forgetOldAudit(db: Database): Promise<void> {
  return deleteOldRows(db, sql`audit_log`, sql`at`, sql`interval '2 years'`);
}
