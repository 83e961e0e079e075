import { sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { MOST_ENTRIES, type ENTRY_KINDS } from '../openapi/values.gen';
import { isId } from './conditions';
import { allRows, firstRow, isoTime } from './rows';
import { fullName } from './users';

export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface EntryRow {
  id: string;
  kind: EntryKind;
  by: string | null;
  at: string;
  text: string | null;
}

/** Who does something to a request, and in which transaction. */
export interface Deed {
  transaction: Database;
  /** Null for the customer. */
  userId: string | null;
}

/** The latest first; null when there is no such request. */
export async function historyOf(db: Database, quotationId: string): Promise<EntryRow[] | null> {
  if (!isId(quotationId) || !(await firstRow(db, sql`SELECT 1 FROM quotations WHERE id = ${quotationId}`))) return null;
  return allRows(
    db,
    sql`
    SELECT e.id, e.kind, ${fullName(sql`u`)} AS by, ${isoTime(sql`e.created_at`)} AS at, e.text
    FROM quotation_entries e LEFT JOIN users u ON u.id = e.user_id
    WHERE e.quotation_id = ${quotationId} ORDER BY e.created_at DESC, e.id DESC LIMIT ${MOST_ENTRIES}`,
  );
}

/** @returns the entry's id; null when there is no such request */
export async function addEntry(
  { transaction, userId }: Deed,
  quotationId: string,
  kind: EntryKind,
  text: string | null,
): Promise<string | null> {
  if (!isId(quotationId)) return null;
  const row = await firstRow<{ id: string }>(
    transaction,
    sql`
    INSERT INTO quotation_entries (quotation_id, kind, user_id, text)
    SELECT id, ${kind}, ${userId}::uuid, ${text} FROM quotations WHERE id = ${quotationId}
    RETURNING id`,
  );
  return row?.id ?? null;
}
