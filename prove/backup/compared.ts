import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { BackupStore } from '../../server/backup/backupStore';
import type { Manifest } from '../../server/backup/manifest';
import { nowhere } from '../../server/backup/objects';
import { Seal } from '../../server/backup/seal';
import { RowSum, copyOut, inTransaction, listTables } from '../../server/backup/tables';
import { EmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { withDatabase } from '../support/database';

/** What a restored folder was held to, and what of it is not as it was. */
export interface Compared {
  rows: number;
  files: number;
  faults: string[];
}

/**
 * Holds a restored folder to the newest backup of a place: every table to the count and the sum of its rows, every
 * picture's file to the sum of its bytes, as they were written down when they were copied.
 * @param env with the key, where there is one
 * @param dataDir on which no server runs
 */
export async function compared(place: string, env: Record<string, string>, dataDir: string): Promise<Compared> {
  const seal = Seal.fromEnvironment(env);
  const { tables, pictures } = await BackupStore.at(place, seal).find();
  const files = Object.entries(pictures);
  const damaged = files.flatMap(([name, { name: sum }]) => {
    // The address of a picture's file is a name, of which its folder is the first part.
    const file = path.join(dataDir, 'media', name.replace('-', path.sep));
    const isAsKept = existsSync(file) && seal.nameOf(createHash('sha256').update(readFileSync(file)).digest()) === sum;
    return isAsKept ? [] : [`the file ${name} is missing or another`];
  });
  const database = await EmbeddedPostgres.start({ dataDir });
  try {
    const changed = await withDatabase(database.url, (client) =>
      inTransaction(client, 'READ ONLY', () => changedTables(client, tables, seal)),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files: files.length, faults: [...changed, ...damaged] };
  } finally {
    await database.stop();
  }
}

async function changedTables(client: Client, tables: Manifest['tables'], seal: Seal): Promise<string[]> {
  const there = new Set((await listTables(client)).map(({ name }) => name));
  const faults: string[] = [];
  for (const table of tables) {
    const found = new RowSum();
    if (there.has(table.name)) await pipeline(copyOut(client, table), found, nowhere());
    else faults.push(`the table ${table.name} is missing`);
    if (found.rows !== table.rows || seal.nameOf(found.digest()) !== table.sum)
      faults.push(`${table.name} has ${found.rows} rows of ${table.rows}, or others`);
  }
  return faults;
}
