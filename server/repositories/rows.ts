import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';

/** All rows of a statement whose columns are named as `T` says. */
export async function allRows<T>(db: Database, statement: SQL): Promise<T[]> {
  const result = await db.execute(statement);
  return result.rows as T[];
}

export async function firstRow<T>(db: Database, statement: SQL): Promise<T | null> {
  const rows = await allRows<T>(db, statement);
  return rows[0] ?? null;
}

/** Rows that one statement deletes: of very many none would be in time. */
const AT_ONCE = 10_000;

/** Deletes all rows for which a condition holds, in portions. */
export async function deleteRows(db: Database, table: SQL, condition: SQL): Promise<void> {
  const some = sql`
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${AT_ONCE}))`;
  while ((await db.execute(some)).rowCount === AT_ONCE);
}

/**
 * Deletes all rows that are older than the newest one by so much, and older than now by as much: a clock that is years ahead
 * makes nothing old that nothing follows.
 * @param later a moment of something else that may have followed
 */
export function deleteOldRows(db: Database, table: SQL, moment: SQL, age: SQL, later = sql`NULL`): Promise<void> {
  const newest = sql`greatest((SELECT max(${moment}) FROM ${table}), ${later})`;
  return deleteRows(db, table, sql`${moment} < least(now(), ${newest}) - ${age}`);
}

/** An instant as the contract writes it: ISO 8601 in UTC with milliseconds. */
export function isoTime(instant: SQL): SQL {
  return sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The day that an instant is in Kenya. */
export const dayInKenya = (instant: SQL): SQL => sql`((${instant}) AT TIME ZONE 'Africa/Nairobi')::date`;

/** The fields of the contract's body `T` that may change, with instants for its texts of dates. */
export type Changes<T> = {
  [K in keyof T]?: (K extends `${string}_date` ? Date | Exclude<T[K], string> : T[K]) | undefined;
};

/** Leaves out what is undefined: a field that was not sent is not written. */
export function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** `a AND b AND c`, or true when nothing is asked for. */
export function allOf(conditions: readonly (SQL | null)[]): SQL {
  const asked = conditions.filter((condition) => condition !== null);
  return asked.length > 0 ? sql.join(asked, sql` AND `) : sql`true`;
}

/** An optional text as it is kept: an empty one means none (openapi.yaml, info); undefined keeps what there is. */
export const orNone = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);
