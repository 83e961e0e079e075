import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { auditLog } from '../database/schemaAccounts';

export type AuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;

export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** So long it can be asked who did what, and no longer. */
export async function forgetOldAudit(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM audit_log WHERE at < now() - interval '2 years'`);
}
