import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/client';
import { type Memory, canRemember, remember } from './remember';
import { allRows, firstRow } from './rows';
import { idArray } from './searched';

/** A total order of a list: columns of one direction, the last of them unique. */
export interface Order {
  columns: readonly OrderColumn[];
  direction: 'ASC' | 'DESC';
}

interface OrderColumn {
  /** A column of the list's table, written `t.column`. */
  column: SQL;
  /** Its SQL type, to read a remembered value back. */
  type: SQL;
}

/** By creation; for tables with `created_at` and a bigint `id`. */
export const NEWEST_FIRST: Order = {
  columns: [
    { column: sql`t.created_at`, type: sql`timestamptz` },
    { column: sql`t.id`, type: sql`bigint` },
  ],
  direction: 'DESC',
};

export interface List {
  /** Table of the list; it is called `t` in `where` and `order`. */
  table: SQL;
  where: SQL;
  order: Order;
  /** Names filter and order: lists of the same name have the same rows. */
  name: string;
  /** What a search found, which takes the place of `order`. */
  ranked?: Ranked;
}

export interface Ranked {
  /** The best first. */
  ids: readonly string[];
  /** Whether `where` asks for nothing beyond the search. */
  isWhole: boolean;
}

export interface Page {
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PageMeta extends Page {
  pageCount: number;
  total: number;
}

export interface PageOfRows<T> {
  rows: T[];
  meta: PageMeta;
}

/** Rows between two remembered places of a list; also the most rows that a page skips. */
const STRIDE = 240;

/**
 * Reads one page: finds its ids first and joins the rest to them. Counts, and for far pages places to start from, are
 * kept until the content changes (docs/decisions/010-lists-pages-and-counts.md): reading page 4,000 skips as few rows as
 * reading page 4.
 * @param select the columns of a row and what they are joined from; the list's table is `t`
 */
export async function pageOfRows<T>(
  db: Database,
  memory: Memory,
  list: List,
  page: Page,
  select: { columns: SQL; from: SQL },
): Promise<PageOfRows<T>> {
  const { ids, meta, order } = list.ranked
    ? rankedPage(await narrowed(db, memory, list, list.ranked), page)
    : await pageOfIds(db, memory, list, page);
  if (!ids) return { rows: [], meta };
  const statement = sql`
    SELECT ${select.columns} FROM ${select.from}
    WHERE t.id IN ${ids}${list.ranked ? sql` AND ${list.where}` : sql``} ORDER BY ${order}`;
  return { rows: await allRows<T>(db, statement), meta };
}

interface PageOfIds {
  meta: PageMeta;
  /** A subquery of at most `pageSize`; null for a page without rows. */
  ids: SQL | null;
  order: SQL;
}

const metaOf = (page: Page, total: number): PageMeta => ({
  ...page,
  total,
  pageCount: Math.max(1, Math.ceil(total / page.pageSize)),
});

/** Those of a search's ids that are in the list. */
async function narrowed(db: Database, memory: Memory, list: List, ranked: Ranked): Promise<readonly string[]> {
  if (ranked.isWhole) return ranked.ids;
  const { ids } = await remember(
    memory,
    `found ${list.name}`,
    async () => {
      const rows = await allRows<{ id: string }>(db, sql`SELECT t.id FROM ${list.table} t WHERE ${list.where}`);
      const listed = new Set(rows.map(({ id }) => id));
      return { ids: ranked.ids.filter((id) => listed.has(id)) };
    },
    ({ ids: kept }) => 8 * kept.length,
  );
  return ids;
}

function rankedPage(ranked: readonly string[], page: Page): PageOfIds {
  const offset = (page.page - 1) * page.pageSize;
  const ids = idArray(ranked.slice(offset, offset + page.pageSize));
  return {
    meta: metaOf(page, ranked.length),
    ids: offset < ranked.length ? sql`(SELECT unnest(${ids}))` : null,
    order: sql`array_position(${ids}, t.id)`,
  };
}

async function pageOfIds(db: Database, memory: Memory, list: List, page: Page): Promise<PageOfIds> {
  const total = await countOf(db, memory, list);
  const meta = metaOf(page, total);
  const order = orderBy(list.order);
  const offset = (page.page - 1) * page.pageSize;
  if (offset >= total) return { meta, ids: null, order };
  // To find the places for one page only would cost more than to skip the rows.
  const stride = canRemember(memory) ? Math.floor(offset / STRIDE) : 0;
  const after = stride === 0 ? sql`true` : await startingPlace(db, memory, list, stride);
  const ids = sql`(
    SELECT t.id FROM ${list.table} t
    WHERE ${list.where} AND ${after}
    ORDER BY ${order}
    LIMIT ${page.pageSize} OFFSET ${offset - stride * STRIDE})`;
  return { meta, ids, order };
}

/** The order's columns, for the list's table under the name `t`. */
function orderBy({ columns, direction }: Order): SQL {
  return sql.join(
    columns.map(({ column }) => sql`${column} ${sql.raw(direction)}`),
    sql`, `,
  );
}

async function countOf(db: Database, memory: Memory, list: List): Promise<number> {
  const count = await remember(
    memory,
    `count ${list.name}`,
    async () => {
      const row = await firstRow<{ total: string }>(
        db,
        sql`SELECT count(*) AS total FROM ${list.table} t WHERE ${list.where}`,
      );
      return { total: Number(row?.total ?? 0) };
    },
    () => 16,
  );
  return count.total;
}

/** Values of the order's columns, as text, in every `STRIDE`th row. */
type Places = string[][];

/** The condition of being behind row `stride * STRIDE`. */
async function startingPlace(db: Database, memory: Memory, list: List, stride: number): Promise<SQL> {
  const { columns, direction } = list.order;
  const places = await remember(
    memory,
    `places ${list.name}`,
    () => placesOf(db, list),
    (all) => all.length * columns.length * 60,
  );
  const place = places[stride - 1];
  // The list has become shorter than its count since; there is nothing behind its end.
  if (!place) return sql`false`;
  const names = sql.join(
    columns.map(({ column }) => column),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ type }, index) => sql`${place[index]}::${type}`),
    sql`, `,
  );
  return sql`(${names}) ${sql.raw(direction === 'ASC' ? '>' : '<')} (${values})`;
}

async function placesOf(db: Database, list: List): Promise<Places> {
  const texts = sql.join(
    list.order.columns.map(({ column }) => sql`${column}::text`),
    sql`, `,
  );
  const rows = await allRows<{ place: string[] }>(
    db,
    sql`
    SELECT place FROM (
      SELECT ARRAY[${texts}] AS place, row_number() OVER (ORDER BY ${orderBy(list.order)}) AS n
      FROM ${list.table} t
      WHERE ${list.where}
    ) numbered
    WHERE n % ${STRIDE} = 0
    ORDER BY n`,
  );
  return rows.map((row) => row.place);
}
