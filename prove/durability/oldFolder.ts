import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import sharp from 'sharp';
import { EmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { FORMATS } from '../../server/media/renditions';
import { withDatabase } from '../support/database';

const DUMP = path.join(__dirname, 'fixtures', 'shop-at-0002.sql');

/** What is looked at before and after: every table of the shop, row by row, in the columns that it had then. */
export type Rows = Readonly<Record<string, readonly string[]>>;

/** Made anew by the upgrade, or cleared by the housekeeping because it is over. */
const NOT_KEPT = ['rate_limits', 'sessions', 'idempotency_keys'];
/** Worked out from the others whenever they or the clock change: the older version left some undone. */
const DERIVED = ['shown_price', 'shown_discount', 'price_changes_at'];
const COLUMNS = `select table_name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) columns
  from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'
    and table_name <> all($1) and column_name <> all($2) group by table_name order by table_name`;

/** Makes a data folder as an older version left it, pictures included. @returns what is in it */
export async function makeOldFolder(dataDir: string): Promise<Rows> {
  const database = await EmbeddedPostgres.start({ dataDir });
  try {
    return await withDatabase(database.url, async (client) => {
      await client.query(readFileSync(DUMP, 'utf8'));
      await client.query('set search_path = public');
      const { rows } = await client.query<{ media_key: string; width: number; height: number }>(
        `select media_key, width, height from product_images union all select media_key, width, height from article_images`,
      );
      for (const { media_key, ...size } of rows) {
        const folder = path.join(dataDir, 'media', media_key);
        mkdirSync(folder, { recursive: true });
        const plain = sharp({ create: { ...size, channels: 3, background: '#2a6f97' } });
        for (const format of FORMATS)
          writeFileSync(path.join(folder, `${size.width}.${format}`), await plain.clone().toFormat(format).toBuffer());
      }
      return readRows(client, await columnsOf(client));
    });
  } finally {
    await database.stop();
  }
}

/** The same rows after an upgrade. @param url of the upgraded database */
export function rowsAfter(url: string, before: Rows): Promise<Rows> {
  return withDatabase(url, (client) => readRows(client, new Map(Object.keys(before).map((key) => [key, key]))));
}

/** Rows of the folder that are gone or read differently. */
export function differences(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([statement, rows]) => {
    const now = new Set(after[statement] ?? []);
    return rows.filter((old) => !now.has(old));
  });
}

async function columnsOf(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ table_name: string; columns: string }>(COLUMNS, [NOT_KEPT, DERIVED]);
  return new Map(rows.map(({ table_name, columns }) => [`select ${columns} from ${table_name}`, table_name]));
}

/** By the statement that reads them. */
async function readRows(client: Client, statements: ReadonlyMap<string, string>): Promise<Rows> {
  const all: Record<string, string[]> = {};
  for (const statement of statements.keys()) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(one)::text as row from (${statement}) one`,
    );
    all[statement] = rows.map(({ row }) => row).sort();
  }
  return all;
}
