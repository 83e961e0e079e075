import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { isId } from './conditions';
import { firstRow, isoTime } from './rows';

/** Products, articles and quotations of the staff tell by `updated_at` that they changed (openapi.yaml, IfMatch, says by what). */
export type Updatable = 'products' | 'articles' | 'proposals';

/** What each change writes there: now, but never what stood there before, however quickly one change follows another. */
export const NEXT_UPDATED_AT: SQL = sql`greatest(now(), updated_at + interval '1 millisecond')`;

/** A record's `updatedAt`, which nobody else changes until the transaction ends; null when there is no such record. */
export async function lockUpdatedAt(transaction: Database, table: Updatable, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const row = await firstRow<{ updatedAt: string }>(
    transaction,
    sql`SELECT ${isoTime(sql`updated_at`)} AS "updatedAt" FROM ${sql.identifier(table)} WHERE id = ${id} FOR UPDATE`,
  );
  return row?.updatedAt ?? null;
}

/** @returns false when there is no such record; setting what is set already is fine */
export async function setActive(db: Database, table: Updatable, id: string, isActive: boolean): Promise<boolean> {
  if (!isId(id)) return false;
  const row = await firstRow(
    db,
    sql`
    UPDATE ${sql.identifier(table)} SET is_active = ${isActive}, updated_at = ${NEXT_UPDATED_AT}
    WHERE id = ${id} RETURNING 1`,
  );
  return row !== null;
}
