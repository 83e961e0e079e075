import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { listed } from '../database/columns';
import { NOTICE_KINDS } from '../openapi/values.gen';
import { isId, NOT_WAITED_FOR } from './conditions';
import { type Page, type PageOfRows, pageOfRows } from './paging';
import { deleteOldRows, firstRow, isoTime } from './rows';
import { fullName } from './users';

export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type Channel = 'push' | 'email';

/** A notice that was claimed to be sent. */
export interface ClaimedNotice {
  id: string;
  kind: NoticeKind;
  subjectId: string;
  /** ms since 1970 */
  createdAt: number;
  /** From 1, this one counted. */
  attempts: number;
  device: { id: string; endpoint: string; p256dh: string; auth: string } | null;
  /** A staff member's address; null where the record says whom to write to. */
  email: string | null;
  /** It is for a member of staff whose account was disabled meanwhile. */
  isForFormer: boolean;
}

export interface FailedNoticeRow {
  id: string;
  channel: Channel;
  kind: NoticeKind;
  recipient: string;
  targetId: string;
  attempts: number;
  reason: string;
  failedAt: string;
}

/** Longer than any send takes; after it another process may take over. */
const LEASE: Readonly<Record<Channel, SQL>> = { push: sql`interval '60 seconds'`, email: sql`interval '180 seconds'` };
/** Longer than any wait between two tries: what is due later still was put off by a clock that was ahead. */
const BEYOND_WAITS = sql`interval '8 hours'`;
const DAYS_KEPT = sql`interval '30 days'`;

/**
 * Tells staff in the transaction that keeps it: a push to each device, e-mails where the server sends any. A device that is
 * being removed in this very moment is left out: it would refuse the notice, and with it what is to be kept.
 */
export async function announceToStaff(
  transaction: Database,
  kind: Exclude<NoticeKind, 'receipt' | 'proposal'>,
  id: string,
  mails: boolean,
): Promise<void> {
  await transaction.execute(sql`
    INSERT INTO notices (kind, subject_id, device_id)
    SELECT ${kind}, ${id}::bigint, d.id FROM push_devices d JOIN users u ON u.id = d.user_id
    WHERE u.disabled_at IS NULL FOR KEY SHARE OF d SKIP LOCKED`);
  if (!mails) return;
  await transaction.execute(sql`
    INSERT INTO notices (kind, subject_id, user_id)
    SELECT ${kind}, ${id}::bigint, id FROM users WHERE notify_by_email AND disabled_at IS NULL`);
}

/**
 * Sends a quotation to its customer by e-mail, in the place of a letter that waits still or could not be delivered; twice
 * within a minute is one press too many, also for the one that began first and came to it second; one of a time to come beyond
 * that is of a clock that was ahead.
 * @returns whether it goes
 */
export async function mailProposal(transaction: Database, id: string): Promise<boolean> {
  const goes = await firstRow(
    transaction,
    sql`
    WITH mailed AS (
      UPDATE proposals SET mailed_at = now()
      WHERE id = ${id} AND (mailed_at IS NULL OR mailed_at NOT BETWEEN now() - interval '1 minute' AND now() + interval '1 minute') RETURNING id),
    superseded AS (DELETE FROM notices WHERE kind = 'proposal' AND subject_id IN (SELECT id FROM mailed))
    INSERT INTO notices (kind, subject_id) SELECT 'proposal', id FROM mailed RETURNING 1`,
  );
  return goes !== null;
}

/** Announces a request: to the staff, and a receipt to who asked. */
export async function announceRequest(
  transaction: Database,
  id: string,
  { mails, receipt }: { mails: boolean; receipt: boolean },
): Promise<void> {
  await announceToStaff(transaction, 'request', id, mails);
  if (receipt) await transaction.execute(sql`INSERT INTO notices (kind, subject_id) VALUES ('receipt', ${id}::bigint)`);
}

/**
 * Takes one that is due, for the time of a lease; whoever dies with it leaves it to the next. What staff send to a customer
 * comes before what anybody can have sent by asking. Of a kind that a newer build
 * has brought, which runs beside this one, it takes none. Nobody waits until a claim is on a standby: while that is away each
 * try would count, and none be made.
 */
export function claimNotice(db: Database, channel: Channel): Promise<ClaimedNotice | null> {
  const isPush = sql.raw(channel === 'push' ? 'IS NOT NULL' : 'IS NULL');
  return firstRow<ClaimedNotice>(
    db,
    sql`
    WITH claimed AS (
      UPDATE notices SET due_at = now() + ${LEASE[channel]}, attempts = attempts + 1
      WHERE id = (
        SELECT id FROM notices WHERE failed_at IS NULL AND due_at NOT BETWEEN now() AND now() + ${BEYOND_WAITS} AND device_id ${isPush}
          AND kind IN (${listed(NOTICE_KINDS)}) AND ${NOT_WAITED_FOR}
        ORDER BY kind <> 'proposal', due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING *)
    SELECT n.id, n.kind, n.subject_id AS "subjectId",
      round(extract(epoch FROM n.created_at) * 1000)::float8 AS "createdAt", n.attempts, u.email,
      u.disabled_at IS NOT NULL AS "isForFormer",
      CASE WHEN d.id IS NOT NULL THEN json_build_object(
        'id', d.id::text, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) END AS device
    FROM claimed n LEFT JOIN push_devices d ON d.id = n.device_id LEFT JOIN users u ON u.id = n.user_id`,
  );
}

/**
 * It is delivered, or there is nothing to tell any more: whoever else may have claimed it meanwhile. Nobody waits until
 * that is on the disk: a process that is killed meanwhile would leave it to come twice, as it does where the database is
 * killed within that moment.
 */
export async function settleNotice(db: Database, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM notices WHERE id = ${id} AND ${NOT_WAITED_FOR}`);
}

/** A claim as it was made: who comes late with what became of it moves nobody else's. */
type Claim = Pick<ClaimedNotice, 'id' | 'attempts'>;
const stillHeld = ({ id, attempts }: Claim) =>
  sql`id = ${id} AND attempts = ${attempts} AND failed_at IS NULL AND ${NOT_WAITED_FOR}`;

/** Tries again after some seconds. */
export async function postponeNotice(db: Database, claim: Claim, seconds: number, reason: string): Promise<void> {
  await db.execute(sql`
    UPDATE notices SET due_at = now() + make_interval(secs => ${seconds}), reason = ${reason}
    WHERE ${stillHeld(claim)}`);
}

/** Gives it up: it stands in the staff's list until somebody tries again. */
export async function buryNotice(db: Database, claim: Claim, reason: string): Promise<void> {
  await db.execute(sql`UPDATE notices SET failed_at = now(), reason = ${reason} WHERE ${stillHeld(claim)}`);
}

/** Gives up the letters of the days when there was a mail server; one that is there would have given them up by itself. */
export async function buryLetters(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE notices SET failed_at = now(), attempts = greatest(attempts, 1), reason = 'No mail server is set.'
    WHERE device_id IS NULL AND failed_at IS NULL AND created_at < now() - interval '1 day' AND ${NOT_WAITED_FOR}`);
}

/** Lets one that was given up be tried anew. @returns false when there is no such one */
export async function reviveNotice(db: Database, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const revived = await firstRow(
    db,
    sql`
    UPDATE notices SET failed_at = NULL, attempts = 0, due_at = now()
    WHERE id = ${id} AND failed_at IS NOT NULL RETURNING 1`,
  );
  return revived !== null;
}

const LATEST_FIRST = {
  columns: [
    { column: sql`t.failed_at`, type: sql`timestamptz` },
    { column: sql`t.id`, type: sql`bigint` },
  ],
  direction: 'DESC',
} as const;

/** What was given up, the latest first. */
export function listFailedNotices(db: Database, page: Page): Promise<PageOfRows<FailedNoticeRow>> {
  const columns = sql`
    t.id, CASE WHEN t.device_id IS NULL THEN 'email' ELSE 'push' END AS channel, t.kind,
    coalesce(d.name || ', ' || ${fullName(sql`o`)}, u.email, q.clients_email, s.sent ->> 'customerEmail', '?') AS recipient,
    t.subject_id::text AS "targetId", t.attempts, coalesce(t.reason, '?') AS reason,
    ${isoTime(sql`t.failed_at`)} AS "failedAt"`;
  const from = sql`
    notices t LEFT JOIN push_devices d ON d.id = t.device_id LEFT JOIN users o ON o.id = d.user_id
    LEFT JOIN users u ON u.id = t.user_id LEFT JOIN quotations q ON q.id = t.subject_id AND t.kind IN ('request', 'receipt')
    LEFT JOIN proposals s ON s.id = t.subject_id AND t.kind NOT IN ('request', 'receipt')`;
  const where = sql`t.failed_at IS NOT NULL`;
  const list = { table: sql`notices`, where, order: LATEST_FIRST, name: 'failed notices' };
  return pageOfRows(db, null, list, page, { columns, from });
}

export interface OutboxState {
  /** How long the one has been due that is due longest; 0 where none is. */
  oldestSeconds: number;
  /** Those that were tried in vain and will be again. */
  putOff: number;
  failed: number;
}

export async function outboxState(db: Database): Promise<OutboxState | null> {
  return firstRow<OutboxState>(
    db,
    sql`
    SELECT coalesce(extract(epoch FROM now() - min(due_at) FILTER (WHERE failed_at IS NULL AND due_at <= now())), 0)::float8
        AS "oldestSeconds",
      count(*) FILTER (WHERE failed_at IS NULL AND attempts > 0 AND reason IS NOT NULL)::int AS "putOff",
      count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed FROM notices`,
  );
}

export async function countFailedNotices(db: Database): Promise<number> {
  const row = await firstRow<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM notices WHERE failed_at IS NOT NULL`,
  );
  return row?.count ?? 0;
}

/** What staff do tells how late it is: nothing else need ever fail again. */
export function forgetOldNotices(db: Database): Promise<void> {
  return deleteOldRows(db, sql`notices`, sql`failed_at`, DAYS_KEPT, sql`(SELECT max(at) FROM audit_log)`);
}
