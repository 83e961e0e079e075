import type { Database } from '../database/client';
import { auditLog } from '../database/schemaAccounts';

export type AuditEntry = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;

export async function insertAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}
