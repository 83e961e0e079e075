import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { Visit, VisitChange } from '../openapi/operations.gen';
import { MOST_VISITS } from '../openapi/values.gen';
import { isId } from './conditions';
import { allRows, dayInKenya, firstRow, isoTime } from './rows';
import { fullName, holdAccess } from './users';

export type VisitRow = Visit & { sequence: number; changedAt: string };

export interface VisitFilter {
  /** The first day; today where it is left out. */
  from?: string | undefined;
  days?: number | undefined;
  crew?: string | undefined;
  /** Of this quotation all, whenever. */
  proposalId?: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAYS = 14;
/** So far back a calendar reaches. */
const CALENDAR_DAYS = 60;

/** What was accepted stands in `sent`; the goods of it are what the crew takes along. */
const COLUMNS = sql`
  v.id, v.proposal_id AS "proposalId", p.number, p.sent->>'customerName' AS "customerName",
  to_char(v.day, 'YYYY-MM-DD') AS date, v.begins AS "from", v.ends AS until, v.address, v.phone, v.notes,
  v.is_cancelled AS "isCancelled", v.sequence, ${isoTime(sql`v.changed_at`)} AS "changedAt",
  (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', ${fullName(sql`u`)}) ORDER BY ${fullName(sql`u`)}), '[]')
    FROM visit_crew c JOIN users u ON u.id = c.user_id WHERE c.visit_id = v.id) AS crew,
  (SELECT coalesce(json_agg(json_build_object('text', line->>'text', 'quantity', (line->>'quantity')::int) ORDER BY n), '[]')
    FROM jsonb_array_elements(p.sent->'lines') WITH ORDINALITY AS lines (line, n)
    WHERE line->>'kind' IN ('item', 'other')) AS items`;

const goes = (userId: string): SQL =>
  sql`EXISTS (SELECT FROM visit_crew c WHERE c.visit_id = v.id AND c.user_id = ${userId}::uuid)`;

function read(db: Database, where: SQL, order = sql`v.day, v.begins, v.id`): Promise<VisitRow[]> {
  return allRows<VisitRow>(
    db,
    sql`
    SELECT ${COLUMNS} FROM visits v JOIN proposals p ON p.id = v.proposal_id
    WHERE ${where} ORDER BY ${order} LIMIT ${MOST_VISITS}`,
  );
}

/** By date, then by when they begin. */
export async function listVisits(
  db: Database,
  { from, days = DAYS, crew, proposalId }: VisitFilter,
): Promise<VisitRow[]> {
  if (crew !== undefined && !UUID.test(crew)) return [];
  if (proposalId !== undefined && !isId(proposalId)) return [];
  const first = from === undefined ? dayInKenya(sql`now()`) : sql`${from}::date`;
  const when =
    proposalId === undefined
      ? sql`v.day >= ${first} AND v.day < ${first} + ${days}::int`
      : sql`v.proposal_id = ${proposalId}`;
  return read(db, crew === undefined ? when : sql`${when} AND ${goes(crew)}`);
}

/** Somebody's own, cancelled ones too, as their calendar shows them; of more than it holds the oldest are left out. */
export const visitsOf = (db: Database, userId: string): Promise<VisitRow[]> =>
  read(
    db,
    sql`v.day >= ${dayInKenya(sql`now()`)} - ${CALENDAR_DAYS}::int AND ${goes(userId)}`,
    sql`v.day DESC, v.begins DESC, v.id`,
  );

/** @returns whether all of them work here */
async function setCrew(transaction: Database, id: string, crew: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(crew)];
  if (!wanted.every((userId) => UUID.test(userId))) return false;
  await transaction.execute(sql`DELETE FROM visit_crew WHERE visit_id = ${id}`);
  const added = await allRows(
    transaction,
    sql`
    INSERT INTO visit_crew (visit_id, user_id)
    SELECT ${id}, u.id FROM users u WHERE u.id = ANY (${sql.param(wanted)}::uuid[]) AND u.disabled_at IS NULL
    RETURNING 1`,
  );
  return added.length === wanted.length;
}

/** @returns null where somebody of the crew does not work here; the transaction has to be rolled back then */
export async function insertVisit(
  transaction: Database,
  proposalId: string,
  { date, from, until, crew, address, phone, notes }: VisitChange,
): Promise<string | null> {
  const row = await firstRow<{ id: string }>(
    transaction,
    sql`
    INSERT INTO visits (proposal_id, day, begins, ends, address, phone, notes)
    VALUES (${proposalId}, ${date}, ${from}, ${until}, ${address}, ${phone}, ${notes}) RETURNING id`,
  );
  if (!row) throw new Error('An insert of a visit gave no id.');
  return (await setCrew(transaction, row.id, crew)) ? row.id : null;
}

/** A visit that nobody else changes until the transaction ends. */
export async function holdVisit(transaction: Database, id: string): Promise<{ isCancelled: boolean } | null> {
  if (!isId(id)) return null;
  return firstRow(transaction, sql`SELECT is_cancelled AS "isCancelled" FROM visits WHERE id = ${id} FOR UPDATE`);
}

/** @returns false where somebody of the crew does not work here */
export async function changeVisit(
  transaction: Database,
  id: string,
  { date, from, until, crew, address, phone, notes }: VisitChange,
): Promise<boolean> {
  await transaction.execute(sql`
    UPDATE visits SET day = ${date}, begins = ${from}, ends = ${until}, address = ${address}, phone = ${phone},
      notes = ${notes}, sequence = sequence + 1, changed_at = now()
    WHERE id = ${id}`);
  return setCrew(transaction, id, crew);
}

/** Twice is the same as once. @returns false when there is no such visit */
export async function cancelVisit(transaction: Database, id: string): Promise<boolean> {
  const before = await holdVisit(transaction, id);
  if (before && !before.isCancelled)
    await transaction.execute(
      sql`UPDATE visits SET is_cancelled = true, sequence = sequence + 1, changed_at = now() WHERE id = ${id}`,
    );
  return before !== null;
}

export async function calendarKeyOf(db: Database, userId: string): Promise<string | null> {
  const row = await firstRow<{ key: string }>(db, sql`SELECT key FROM calendar_keys WHERE user_id = ${userId}::uuid`);
  return row?.key ?? null;
}

/** A new key of 128 random bits, in the place of the one before. */
export async function renewCalendarKey(transaction: Database, userId: string): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await holdAccess(transaction, userId);
  await transaction.execute(sql`
    INSERT INTO calendar_keys (user_id, key) VALUES (${userId}::uuid, ${key})
    ON CONFLICT (user_id) DO UPDATE SET key = excluded.key`);
  return key;
}

/** Whose calendar it is; null where the key was renewed, or its owner may no longer sign in. */
export async function calendarOwner(db: Database, key: string): Promise<string | null> {
  const row = await firstRow<{ id: string }>(
    db,
    sql`
    SELECT u.id FROM calendar_keys k JOIN users u ON u.id = k.user_id WHERE k.key = ${key} AND u.disabled_at IS NULL`,
  );
  return row?.id ?? null;
}
