import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import type { QuotationSource, QuotationStatus } from '../openapi/operations.gen';
import { isId } from './conditions';
import { type ImageRow, imageList } from './imageRows';
import { NEWEST_FIRST, type List, type Page, type PageOfRows, pageOfRows } from './paging';
import { type Deed, addEntry } from './quotationEntries';
import { PRODUCT_SUMMARY, type ProductSummaryRow } from './productSummary';
import { allOf, firstRow, isoTime } from './rows';
import { containsWords } from './search';
import { fullName } from './users';

export interface QuotationInput {
  clients_name: string;
  clients_phone: string | null;
  clients_email: string;
  clients_note: string;
  productIds: readonly string[];
  /** Where it is; one that there is not counts as none. */
  countyId: string | null;
}

/** A received request; the contract's Quotation but for the products' `discounts`. */
export interface QuotationRow {
  id: string;
  clients_name: string;
  clients_phone: string | null;
  clients_email: string;
  clients_note: string;
  productIds: string[];
  status: QuotationStatus;
  createdAt: string;
  assignee: { id: string; name: string } | null;
  /** Where it is to be delivered or installed. */
  county: { id: string; name: string } | null;
  /** Each with its first picture; also those that visitors do not see. */
  products: (ProductSummaryRow & { isActive: boolean; images: ImageRow[] })[];
}

export interface QuotationFilter {
  status?: QuotationStatus | undefined;
  /** Of this staff member; null for nobody's. */
  assigneeId?: string | null | undefined;
  /** Came before this instant. */
  before?: Date | undefined;
  /** Came at this instant or after it. */
  since?: Date | undefined;
  source?: QuotationSource | undefined;
  /** Names this product. */
  productId?: string | undefined;
  search?: string | undefined;
}

export async function insertQuotation(db: Database, input: QuotationInput): Promise<string> {
  const countyId = input.countyId !== null && isId(input.countyId) ? input.countyId : null;
  const row = await firstRow<{ id: string }>(
    db,
    sql`
    INSERT INTO quotations (clients_name, clients_phone, clients_email, clients_note, product_ids, county_id)
    VALUES (${input.clients_name}, ${input.clients_phone}, ${input.clients_email}, ${input.clients_note},
      ${sql.param(input.productIds)}::text[], (SELECT id FROM counties WHERE id = ${countyId}::bigint))
    RETURNING id`,
  );
  if (!row) throw new Error('An insert of a quotation gave no id.');
  return row.id;
}

/** Those of the request's products that still exist, in the order asked for, with the prices of now. */
const QUOTED_PRODUCTS = sql`(
  SELECT coalesce(json_agg(
    json_build_object(${PRODUCT_SUMMARY}, 'isActive', p.is_active,
      'images', ${imageList(sql`(SELECT * FROM product_images m WHERE m.product_id = p.id ORDER BY m.position LIMIT 1)`, sql`true`)})
    ORDER BY asked.n), '[]')
  FROM unnest(t.product_ids) WITH ORDINALITY AS asked (id, n)
  JOIN products p ON p.id = CASE WHEN asked.id ~ '^[1-9][0-9]{0,17}$' THEN asked.id::bigint END)`;

const COLUMNS = sql`
  t.id, t.clients_name, t.clients_phone, t.clients_email, t.clients_note,
  t.product_ids AS "productIds", t.status, ${isoTime(sql`t.created_at`)} AS "createdAt",
  (SELECT json_build_object('id', a.id, 'name', ${fullName(sql`a`)})
    FROM users a WHERE a.id = t.assignee_id) AS assignee,
  (SELECT json_build_object('id', c.id::text, 'name', c.name) FROM counties c WHERE c.id = t.county_id) AS county,
  ${QUOTED_PRODUCTS} AS products`;

/** The newest first. */
export function listQuotations(db: Database, filter: QuotationFilter, page: Page): Promise<PageOfRows<QuotationRow>> {
  return pageOfRows(db, null, quotationList(filter), page, { columns: COLUMNS, from: sql`quotations t` });
}

/** One request and its place in the whole list, from 1; null when there is none. */
export async function findQuotation(db: Database, id: string): Promise<(QuotationRow & { position: number }) | null> {
  if (!isId(id)) return null;
  const statement = sql`
    SELECT ${COLUMNS}, (
      SELECT count(*)::int FROM quotations newer WHERE (newer.created_at, newer.id) >= (t.created_at, t.id)
    ) AS position
    FROM quotations t WHERE t.id = ${id}`;
  return firstRow(db, statement);
}

/** Where a request came from, as far as it tells (openapi.yaml, QuotationSource). */
export const SOURCE = sql`CASE
  WHEN cardinality(t.product_ids) > 1 THEN 'cart' WHEN cardinality(t.product_ids) = 1 THEN 'product'
  WHEN starts_with(t.clients_note, 'Subject: ') THEN 'contact' ELSE 'header' END`;

/** Whether a request came at an instant or after it. */
export const cameSince = (instant: SQL): SQL => sql`t.created_at >= ${instant}`;

const SEARCHED = { text: sql`t.search_text`, phone: sql`t.clients_phone` };

function quotationList(filter: QuotationFilter): List {
  return {
    table: sql`quotations`,
    where: allOf([
      filter.status === undefined ? null : sql`t.status = ${filter.status}`,
      filter.assigneeId === undefined ? null : sql`t.assignee_id IS NOT DISTINCT FROM ${filter.assigneeId}::uuid`,
      filter.before === undefined ? null : sql`t.created_at < ${filter.before}::timestamptz`,
      filter.since === undefined ? null : cameSince(sql`${filter.since}::timestamptz`),
      filter.source === undefined ? null : sql`${SOURCE} = ${filter.source}`,
      filter.productId === undefined ? null : sql`${filter.productId} = ANY (t.product_ids)`,
      filter.search === undefined ? null : containsWords(SEARCHED, filter.search),
    ]),
    order: NEWEST_FIRST,
    name: `quotations ${JSON.stringify(filter)}`,
  };
}

interface News {
  newQuotations: number;
  newestId: string | null;
  newestAt: string | null;
  changed: string;
}

/** What came last, as one sum: who began before others may be done after them. */
const latestOf = (table: SQL): SQL =>
  sql`(SELECT coalesce(sum(id), 0) FROM (SELECT id FROM ${table} ORDER BY id DESC LIMIT 1000) AS latest)`;

/**
 * How many requests are new, the newest of all, and a mark that each change of requests and quotations makes another one.
 * It goes by which transaction wrote a quotation (xmin), not by when: a clock may have been ahead.
 */
export async function newsOfQuotations(db: Database): Promise<News> {
  const row = await firstRow<News>(
    db,
    sql`
    SELECT (SELECT count(*)::int FROM quotations WHERE status = 'new') AS "newQuotations",
      newest.id::text AS "newestId", ${isoTime(sql`newest.created_at`)} AS "newestAt",
      concat_ws(' ', ${latestOf(sql`quotations`)}, ${latestOf(sql`quotation_entries`)}, (SELECT sum(id) FROM payments),
        (SELECT sum(xmin::text::bigint) FROM proposals)) AS changed
    FROM (SELECT 1) AS always
      LEFT JOIN (SELECT id, created_at FROM quotations ORDER BY created_at DESC, id DESC LIMIT 1) AS newest ON true`,
  );
  if (!row) throw new Error('A count of requests gave no row.');
  return row;
}

/** Sets a status, and notes it where it is another. @returns false when there is no such request */
export async function setQuotationStatus(by: Deed, id: string, status: QuotationStatus): Promise<boolean> {
  const before = await heldRequest(by.transaction, id);
  if (!before) return false;
  if (before.status === status) return true;
  await by.transaction.execute(sql`UPDATE quotations SET status = ${status} WHERE id = ${id}`);
  await addEntry(by, id, 'status', status);
  return true;
}

/**
 * Makes a request somebody's, or nobody's, and notes it where it was another's.
 * @returns null when there is no such request, `nobody` when there is no such colleague
 */
export async function assignQuotation(by: Deed, id: string, userId: string | null): Promise<'done' | 'nobody' | null> {
  const before = await heldRequest(by.transaction, id);
  if (!before) return null;
  if (before.assigneeId === userId) return 'done';
  const assignee = userId === null ? null : await colleagueNamed(by.transaction, userId);
  if (userId !== null && assignee === null) return 'nobody';
  await by.transaction.execute(sql`UPDATE quotations SET assignee_id = ${userId}::uuid WHERE id = ${id}`);
  await addEntry(by, id, 'assigned', assignee);
  return 'done';
}

/** Two who change the same request come one after the other, so that its history tells what was. */
async function heldRequest(
  transaction: Database,
  id: string,
): Promise<{ status: QuotationStatus; assigneeId: string | null } | null> {
  if (!isId(id)) return null;
  return firstRow(
    transaction,
    sql`SELECT status, assignee_id AS "assigneeId" FROM quotations WHERE id = ${id} FOR UPDATE`,
  );
}

async function colleagueNamed(db: Database, id: string): Promise<string | null> {
  const row = await firstRow<{ name: string }>(
    db,
    sql`
    SELECT ${fullName(sql`users`)} AS name FROM users
    WHERE id::text = ${id} AND disabled_at IS NULL`,
  );
  return row?.name ?? null;
}
