import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { CountedProposals, ProposalStatus } from '../openapi/operations.gen';
import { MOST_VERSIONS } from '../openapi/values.gen';
import type { ProposalContent } from '../proposals/content';
import { isId } from './conditions';
import { NEWEST_FIRST, type Page, type PageOfRows, pageOfRows } from './paging';
import { allOf, allRows, dayInKenya, firstRow, isoTime } from './rows';
import { containsWords } from './search';
import { NEXT_UPDATED_AT } from './updatedAt';
import { fullName } from './users';

export interface ProposalRow {
  id: string;
  status: ProposalStatus;
  number: string | null;
  shareKey: string | null;
  version: number;
  quotationId: string | null;
  draft: ProposalContent;
  sent: ProposalContent | null;
  hasChanges: boolean;
  total: string;
  paid: string;
  createdAt: string;
  updatedAt: string;
  sentAt: string | null;
  openedAt: string | null;
  acceptedAt: string | null;
  acceptedBy: string | null;
}

export interface VersionRow {
  version: number;
  sentAt: string;
  by: string | null;
  total: string;
}

/** What a write keeps of a content. */
export interface Written {
  content: ProposalContent;
  total: string;
}

export interface ProposalFilter {
  status?: ProposalStatus | undefined;
  counted?: CountedProposals | undefined;
  quotationId?: string | undefined;
  search?: string | undefined;
}

/** Bits of a key that nobody guesses: 128. */
const KEY_BYTES = 16;

const TODAY = dayInKenya(sql`now()`);

/** Whether its last day is over at an instant. */
export const isOver = (instant: SQL = sql`now()`): SQL =>
  sql`(t.valid_until IS NOT NULL AND t.valid_until < ${dayInKenya(instant)})`;

/** The instant with which the month began that it is in Kenya. */
export const THIS_MONTH = sql`(date_trunc('month', now() AT TIME ZONE 'Africa/Nairobi') AT TIME ZONE 'Africa/Nairobi')`;

/** What each figure of the dashboard counts, and its list shows. */
export const COUNTED: Readonly<Record<CountedProposals, SQL>> = {
  quoted: sql`t.sent_at >= ${THIS_MONTH}`,
  open: sql`t.version > 0 AND t.accepted_at IS NULL AND NOT ${isOver()}`,
  won: sql`t.accepted_at >= ${THIS_MONTH}`,
};

const STATUS = sql`CASE
  WHEN t.accepted_at IS NOT NULL THEN 'accepted' WHEN t.version = 0 THEN 'draft'
  WHEN ${isOver()} THEN 'expired' WHEN t.opened_at IS NOT NULL THEN 'opened' ELSE 'sent' END`;

const COLUMNS = sql`
  t.id, ${STATUS} AS status, t.number, t.share_key AS "shareKey", t.version, t.quotation_id AS "quotationId",
  t.draft, t.sent, (t.version > 0 AND t.draft <> t.sent) AS "hasChanges", t.total,
  (SELECT coalesce(sum(p.amount), 0)::numeric(16, 2)::text FROM payments p WHERE p.proposal_id = t.id) AS paid,
  ${isoTime(sql`t.created_at`)} AS "createdAt", ${isoTime(sql`t.updated_at`)} AS "updatedAt",
  ${isoTime(sql`t.sent_at`)} AS "sentAt", ${isoTime(sql`t.opened_at`)} AS "openedAt",
  ${isoTime(sql`t.accepted_at`)} AS "acceptedAt", t.accepted_by AS "acceptedBy"`;

const SEARCHED = { text: sql`t.search_text`, phone: sql`(t.draft ->> 'customerPhone')` };

/** The newest first. */
export function listProposals(db: Database, filter: ProposalFilter, page: Page): Promise<PageOfRows<ProposalRow>> {
  const { status, counted, quotationId, search } = filter;
  const ofRequest =
    quotationId === undefined ? null : isId(quotationId) ? sql`t.quotation_id = ${quotationId}` : sql`false`;
  const list = {
    table: sql`proposals`,
    where: allOf([
      status === undefined ? null : sql`${STATUS} = ${status}`,
      counted === undefined ? null : COUNTED[counted],
      ofRequest,
      search === undefined ? null : containsWords(SEARCHED, search),
    ]),
    order: NEWEST_FIRST,
    name: `proposals ${JSON.stringify(filter)}`,
  };
  return pageOfRows(db, null, list, page, { columns: COLUMNS, from: sql`proposals t` });
}

export async function findProposal(db: Database, id: string): Promise<ProposalRow | null> {
  if (!isId(id)) return null;
  return firstRow(db, sql`SELECT ${COLUMNS} FROM proposals t WHERE t.id = ${id}`);
}

/** One that nobody else changes until the transaction ends. */
export async function holdProposal(transaction: Database, id: string): Promise<ProposalRow | null> {
  if (!isId(id)) return null;
  await transaction.execute(sql`SELECT 1 FROM proposals WHERE id = ${id} FOR UPDATE`);
  return findProposal(transaction, id);
}

/** What was sent under a link. */
export function findShared(db: Database, shareKey: string): Promise<ProposalRow | null> {
  return firstRow(db, sql`SELECT ${COLUMNS} FROM proposals t WHERE t.share_key = ${shareKey}`);
}

/** What was sent, the latest first. */
export function versionsOf(db: Database, id: string): Promise<VersionRow[]> {
  return allRows(
    db,
    sql`
    SELECT v.version, ${isoTime(sql`v.sent_at`)} AS "sentAt", ${fullName(sql`u`)} AS by, v.total
    FROM proposal_versions v LEFT JOIN users u ON u.id = v.user_id
    WHERE v.proposal_id = ${id} ORDER BY v.version DESC LIMIT ${MOST_VERSIONS}`,
  );
}

/** The day it is in Kenya, some days from now. */
export async function dayFromToday(db: Database, days = 0): Promise<string> {
  const row = await firstRow<{ day: string }>(db, sql`SELECT (${TODAY} + ${days}::int)::text AS day`);
  if (!row) throw new Error('The database told no day.');
  return row.day;
}

/** What a quotation is found by, beside its number. */
const FOUND_BY = ['title', 'customerName', 'customerPhone', 'customerEmail'] as const;

/** @param part tells one of them */
const searchText = (number: SQL, part: (name: (typeof FOUND_BY)[number]) => SQL): SQL =>
  sql`lower(concat_ws(' ', ${number}::text, ${sql.join(FOUND_BY.map(part), sql`, `)}))`;
const searchTextOf = (number: SQL, content: ProposalContent): SQL =>
  searchText(number, (name) => sql`${content[name]}::text`);

export async function insertProposal(
  transaction: Database,
  quotationId: string | null,
  { content, total }: Written,
): Promise<string> {
  const row = await firstRow<{ id: string }>(
    transaction,
    sql`
    INSERT INTO proposals (quotation_id, draft, total, search_text)
    VALUES (${quotationId}::bigint, ${JSON.stringify(content)}::jsonb, ${total}, ${searchTextOf(sql`NULL`, content)})
    RETURNING id`,
  );
  if (!row) throw new Error('An insert of a quotation gave no id.');
  return row.id;
}

/** Keeps another draft. The total stays that of what was sent. */
export async function updateDraft(transaction: Database, id: string, { content, total }: Written): Promise<void> {
  await transaction.execute(sql`
    UPDATE proposals SET draft = ${JSON.stringify(content)}::jsonb,
      total = CASE WHEN version = 0 THEN ${total}::numeric ELSE total END,
      search_text = ${searchTextOf(sql`number`, content)}, updated_at = ${NEXT_UPDATED_AT}
    WHERE id = ${id}`);
}

export async function deleteDraft(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`DELETE FROM proposals WHERE id = ${id} AND version = 0`);
}

/**
 * Freezes the draft as the next version. The first one takes the year's next number, which nobody else can until the
 * transaction ends, and gives it back where that fails: the numbers have no gaps.
 * @param proposal held by the transaction
 */
export async function freeze(
  transaction: Database,
  proposal: ProposalRow,
  total: string,
  userId: string,
): Promise<string> {
  const number = proposal.number ?? (await nextNumber(transaction));
  const shareKey = proposal.shareKey ?? randomBytes(KEY_BYTES).toString('base64url');
  await transaction.execute(sql`
    UPDATE proposals SET number = ${number}, share_key = ${shareKey}, version = version + 1, sent = draft,
      total = ${total}, valid_until = (draft ->> 'validUntil')::date, sent_at = now(), opened_at = NULL, mailed_at = NULL,
      expiry_told_at = NULL,
      search_text = ${searchTextOf(sql`${number}`, proposal.draft)}, updated_at = ${NEXT_UPDATED_AT}
    WHERE id = ${proposal.id}`);
  await transaction.execute(sql`
    INSERT INTO proposal_versions (proposal_id, version, content, total, user_id)
    SELECT id, version, sent, total, ${userId}::uuid FROM proposals WHERE id = ${proposal.id}`);
  return number;
}

async function nextNumber(transaction: Database): Promise<string> {
  const row = await firstRow<{ year: number; last: number }>(
    transaction,
    sql`
    INSERT INTO proposal_counters AS c (year, last) VALUES (extract(year FROM ${TODAY})::int, 1)
    ON CONFLICT (year) DO UPDATE SET last = c.last + 1 RETURNING year, last`,
  );
  if (!row) throw new Error('A counter gave no number.');
  return `Q-${row.year}-${String(row.last).padStart(4, '0')}`;
}

/** Notes that somebody looks at what was sent last. @returns null where that was noted before */
export function markOpened(transaction: Database, shareKey: string): Promise<Marked | null> {
  return firstRow(
    transaction,
    sql`
    UPDATE proposals SET opened_at = now() WHERE share_key = ${shareKey} AND opened_at IS NULL
    RETURNING id, quotation_id AS "quotationId", number`,
  );
}

/** What became of a quotation, for its request's history. */
export interface Marked {
  id: string;
  quotationId: string | null;
  number: string;
}

/**
 * Accepts a version while it stands, and holds: what was drafted since is dropped. Of several at once one is taken.
 * @returns null where it cannot be
 */
export function markAccepted(
  transaction: Database,
  shareKey: string,
  { name, version }: { name: string; version: number },
): Promise<Marked | null> {
  return firstRow(
    transaction,
    sql`
    UPDATE proposals t SET accepted_at = now(), accepted_by = ${name}, opened_at = coalesce(t.opened_at, now()),
      draft = t.sent, search_text = ${searchText(sql`t.number`, (name) => sql`t.sent ->> ${name}::text`)},
      updated_at = ${NEXT_UPDATED_AT}
    WHERE t.share_key = ${shareKey} AND t.version = ${version} AND t.accepted_at IS NULL AND NOT ${isOver()}
    RETURNING t.id, t.quotation_id AS "quotationId", t.number`,
  );
}

/**
 * Notes that staff are told of what nobody accepted by its last day, from eight in the morning after it: nobody is woken.
 * What was over a week before it could be told is old. Of several processes one takes each; what somebody holds waits. What
 * is told at a time to come was told by a clock that was ahead.
 */
export function markExpiryTold(transaction: Database, most: number): Promise<Marked[]> {
  return allRows(
    transaction,
    sql`
    UPDATE proposals t SET expiry_told_at = now()
    WHERE t.id = ANY(ARRAY(
      SELECT id FROM proposals
      WHERE version > 0 AND accepted_at IS NULL AND (expiry_told_at IS NULL OR expiry_told_at > clock_timestamp())
        AND valid_until < ${dayInKenya(sql`now() - interval '8 hours'`)} AND valid_until >= ${TODAY} - 7
      LIMIT ${most} FOR UPDATE SKIP LOCKED))
    RETURNING t.id, t.quotation_id AS "quotationId", t.number`,
  );
}
