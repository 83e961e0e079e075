import { createHash } from 'node:crypto';
import { Transform, type Readable, type TransformCallback, type Writable } from 'node:stream';
import { escapeIdentifier, type Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import { SESSION_SETTINGS, setting } from '../database/sessionSettings';

/** A table of the shop, with the columns that are kept. */
export interface Table {
  name: string;
  columns: string[];
}

/**
 * What belongs to running servers: restored, sessions that were ended and calendars that were closed since would be open again.
 */
const NOT_KEPT = ['sessions', 'calendar_keys', 'rate_limits'];

const TABLES = `
  SELECT c.relname AS name,
    ARRAY(SELECT attname::text FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
    ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
      WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS parents
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
  ORDER BY c.relname`;

/** Runs `work` in one transaction with the settings of the server's sessions. @param client whose limits are lifted (WritableClient) */
export async function inTransaction<T>(client: Client, mode: string, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN ${mode}`);
  try {
    await client.query(setting('SET LOCAL', SESSION_SETTINGS));
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Every table of the shop, those that others refer to first. Tables that refer to each other have no such order. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(TABLES, [NOT_KEPT]);
  const ordered: Table[] = [];
  const isThere = (parent: string) =>
    ordered.some(({ name }) => name === parent) || !rows.some(({ name }) => name === parent);
  while (ordered.length < rows.length) {
    const ready = rows.filter((row) => !ordered.some(({ name }) => name === row.name) && row.parents.every(isThere));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
}

const listed = ({ name, columns }: Table) =>
  `${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;

/** A table's rows, a line each, as PostgreSQL's COPY writes them. */
export function copyOut(client: Client, table: Table): Readable {
  const rows = client.query(to(`COPY ${listed(table)} TO STDOUT`));
  // A connection may break before anybody reads: who reads then hears of it.
  return rows.on('error', (error) => rows.destroy(error));
}

export const copyIn = (client: Client, table: Table): Writable =>
  client.query(from(`COPY ${listed(table)} FROM STDIN`));

/** Runs `work` while the shop's own triggers rest: what they would compute is in the rows already. */
export async function withoutTriggers(client: Client, tables: readonly Table[], work: () => Promise<void>) {
  const all = (verb: string) =>
    tables.map(({ name }) => `ALTER TABLE ${escapeIdentifier(name)} ${verb} TRIGGER USER`).join(';');
  await client.query(all('DISABLE'));
  await work();
  await client.query(all('ENABLE'));
}

/** Their first rows come with a migration: an empty shop has them too. */
const BROUGHT = ['reply_templates', 'counties'];

/** Takes away what migrations brought, for what was backed up to come in its place. */
export async function clearBrought(client: Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables)
    if (BROUGHT.includes(name)) await client.query(`DELETE FROM ${escapeIdentifier(name)}`);
}

/** Whether there is nothing but what migrations brought. */
export async function isEmpty(client: Client, tables: readonly Table[]): Promise<boolean> {
  for (const { name } of tables) {
    if (BROUGHT.includes(name)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${escapeIdentifier(name)} LIMIT 1`);
    if (rowCount) return false;
  }
  return true;
}

/** By their names, the last value that each has given. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function setSequences(client: Client, sequences: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(sequences))
    await client.query('SELECT setval($1::regclass, $2)', [escapeIdentifier(name), value]);
}

const NEWLINE = 10;

/** Passes rows on and sums them up, in whatever order they come: the same rows, the same sum. */
export class RowSum extends Transform {
  private readonly total = new BigUint64Array(4);
  private rest: Buffer[] = [];
  rows = 0;

  /** SHA-256 of the sum of every row's SHA-256. */
  digest(): Buffer {
    return createHash('sha256').update(Buffer.from(this.total.buffer)).digest();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    let begin = 0;
    // A line end within a value is written as two characters, so each one here ends a row.
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, begin)) {
      this.add(chunk.subarray(begin, end));
      begin = end + 1;
    }
    this.rest.push(chunk.subarray(begin));
    done(null, chunk);
  }

  private add(end: Buffer): void {
    const hash = createHash('sha256');
    for (const part of this.rest) hash.update(part);
    const sum = hash.update(end).digest();
    this.rest = [];
    this.rows += 1;
    for (let word = 0; word < this.total.length; word += 1)
      this.total[word] = (this.total[word] ?? 0n) + sum.readBigUInt64LE(word * 8);
  }
}
