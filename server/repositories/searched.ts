import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { allRows, firstRow } from './rows';

/** What is searched by its words. */
export type Searched = 'products' | 'articles';

/** The texts of a record in both languages, and what else its place among the found depends on. */
export interface SearchedRow {
  id: string;
  titles: string[];
  description: string;
  /** What is a measure of its box or of an instalment is none of the thing. */
  details: string;
  /** What it is for. */
  uses: string[];
  isActive: boolean;
  /** What it costs now, in shillings, and by how much less than at other times, in percent; of no article. */
  price: number | null;
  discount: number;
  /** Another number after each change, but for ratings and what the clock begins and ends. */
  mark: number;
  /** The mark of its discount, where visitors have one. */
  reduced: number | null;
  quality: number;
  /** Ids of its category and its tags. */
  labels: string[];
  /** Another after each change of what is searched, but for the names of category and tags. */
  version: string;
}

type Marked = Pick<SearchedRow, 'id' | 'mark'>;

/** A text in a list of records that were changed lately: the next part begins behind it. */
export interface Place {
  changed: string;
  id: string;
}

/** Another number for each time of a change, whatever zone a connection tells times in. */
const MARK = sql`hashfloat8(date_part('epoch', t.updated_at))`;
const IS_REDUCED = sql`t.is_active AND t.shown_discount > 0`;
/** Another number for each product and discount. */
const MARK_OF_REDUCED = sql`hashtext(concat_ws(' ', t.id, t.shown_discount))`;

const COLUMNS: Readonly<Record<Searched, SQL>> = {
  products: sql`
    array_remove(ARRAY[t.product_name, t.product_name_sw], NULL) AS titles,
    concat_ws(E'\n', t.description, t.product_description_sw) AS description,
    concat_ws(E'\n', t.additional_info, t.compatibility, t.tools_needed, t.package_weight) AS details,
    t.uses, t.shown_price::float8 AS price, t.shown_discount AS discount,
    CASE WHEN ${IS_REDUCED} THEN ${MARK_OF_REDUCED} END AS reduced, t.recommended AS quality,
    concat_ws(' ', t.updated_at, t.recommended, t.shown_price, t.shown_discount, t.is_active) AS version,
    array_remove(ARRAY[t.category_id::text], NULL) AS labels`,
  articles: sql`
    array_remove(ARRAY[t.title, t.title_sw], NULL) AS titles,
    concat_ws(E'\n', t.short_description, t.short_description_sw) AS description,
    concat_ws(E'\n', t.content, t.content_sw) AS details,
    ARRAY[]::text[] AS uses, NULL AS price, 0 AS discount, NULL AS reduced, 0::float8 AS quality, t.updated_at::text AS version,
    array_remove(ARRAY[t.category_id::text], NULL)
      || ARRAY(SELECT w.tag_id::text FROM article_tags w WHERE w.article_id = t.id) AS labels`,
};

const TABLES: Readonly<Record<Searched, SQL>> = { products: sql`products`, articles: sql`articles` };

const rows = (kind: Searched, rest: SQL) => sql`
  SELECT t.id, t.is_active AS "isActive", t.updated_at::text AS changed, ${MARK} AS mark, ${COLUMNS[kind]}
  FROM ${TABLES[kind]} t ${rest}`;

/** Some of the records that were changed behind a place, in the order of their changes. */
export function changedBehind(
  db: Database,
  kind: Searched,
  place: Place,
  most: number,
): Promise<(SearchedRow & Place)[]> {
  const behind = sql`(t.updated_at, t.id) > (${place.changed}::timestamptz, ${place.id}::bigint)`;
  return allRows(db, rows(kind, sql`WHERE ${behind} ORDER BY t.updated_at, t.id LIMIT ${most}`));
}

export function searchedRows(db: Database, kind: Searched, ids: readonly string[]): Promise<SearchedRow[]> {
  return allRows(db, rows(kind, sql`WHERE t.id = ANY(${idArray(ids)})`));
}

/** Products that were rated since, which is no change of the product. */
export async function ratedSince(db: Database, since: string): Promise<string[]> {
  const rated = await allRows<{ id: string }>(
    db,
    sql`SELECT DISTINCT product_id AS id FROM product_ratings WHERE created_at > ${since}::timestamptz`,
  );
  return rated.map(({ id }) => id);
}

/**
 * The marks of all records, added up: one number out of an index tells whether each is there as it was read. A database that
 * failed over may have lost what was read from the former one.
 */
export const sumOfMarks = (db: Database, kind: Searched): Promise<number> => sumOf(db, MARK, sql`${TABLES[kind]} t`);

/** The marks of all products that cost less now, added up: it tells whether any began or ended. */
export const sumOfReduced = (db: Database): Promise<number> =>
  sumOf(db, MARK_OF_REDUCED, sql`products t WHERE ${IS_REDUCED}`);

async function sumOf(db: Database, mark: SQL, from: SQL): Promise<number> {
  const row = await firstRow<{ sum: number }>(db, sql`SELECT coalesce(sum(${mark}), 0)::float8 AS sum FROM ${from}`);
  return Number(row?.sum);
}

/** The same by the products' ids, not added up. */
export async function marksOfReduced(db: Database): Promise<Map<string, number>> {
  const marks = await allRows<Marked>(
    db,
    sql`SELECT t.id, ${MARK_OF_REDUCED} AS mark FROM products t WHERE ${IS_REDUCED}`,
  );
  return new Map(marks.map(({ id, mark }) => [id, mark]));
}

/**
 * Where the next look at what changed begins: a transaction that is still running, be it that its commit waits for a disk or a
 * standby, has an earlier time than what it shows later. `clock` is the database's own, in milliseconds.
 */
export async function timeOfLook(db: Database): Promise<{ since: string; clock: number }> {
  const row = await firstRow<{ since: string; clock: number }>(
    db,
    sql`
    SELECT (least(now(), min(xact_start)) - interval '1 minute')::text AS since,
      (extract(epoch from now()) * 1000)::float8 AS clock
    FROM pg_stat_activity WHERE datname = current_database() AND backend_xid IS NOT NULL`,
  );
  if (!row) throw new Error('The database told no time.');
  return row;
}

/** Some of the records behind an id, in order, by their marks. */
export function marksBehind(db: Database, kind: Searched, id: string, most: number): Promise<Marked[]> {
  return allRows(
    db,
    sql`SELECT t.id, ${MARK} AS mark FROM ${TABLES[kind]} t WHERE t.id > ${id}::bigint ORDER BY t.id LIMIT ${most}`,
  );
}

/** The names of all categories and tags, by id; in both languages where there are two. */
export async function labelNames(db: Database): Promise<Map<string, string>> {
  const names = await allRows<{ id: string; name: string }>(
    db,
    sql`SELECT id, concat_ws(' ', category_name, category_name_sw) AS name FROM categories UNION ALL SELECT id, tag_name FROM tags`,
  );
  return new Map(names.map(({ id, name }) => [id, name]));
}

/** One parameter, however many ids there are. */
export const idArray = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;
