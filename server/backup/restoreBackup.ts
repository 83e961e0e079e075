import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { lastMigration, migrateDatabase } from '../database/migrate';
import { ConfigError } from '../environment';
import type { MediaStore } from '../media/mediaStore';
import type { Format, Rendition } from '../media/renditions';
import { withEach } from '../semaphore';
import type { BackupStore } from './backupStore';
import type { KeptTable, Manifest } from './manifest';
import { nowhere, type Stored } from './objects';
import type { Seal } from './seal';
import {
  clearBrought,
  copyIn,
  copyOut,
  inTransaction,
  isEmpty,
  listTables,
  RowSum,
  setSequences,
  withoutTriggers,
} from './tables';

/** Pictures that are put back at a time. */
const AT_ONCE = 4;
const FILE = /^([0-9a-f]{16})-(\d+)\.(avif|webp)$/;

/** The place that a shop is restored into: a database without rows, and where pictures belong. */
export interface Destination {
  url: string;
  /** Milliseconds that a statement of its server may run. */
  statementTimeout: number;
  media: Pick<MediaStore, 'put'>;
}

/**
 * Puts a backup back: the tables as they were made then, their rows, all of them compared with what was backed up, and
 * the pictures; then the tables are brought up to date. All rows appear at once, so what breaks off can be begun again: rows
 * that are there as they were backed up are not read once more.
 * @throws ConfigError where the database holds anything else, or the backup is damaged
 */
export async function restoreBackup(
  { url, statementTimeout, media }: Destination,
  store: BackupStore,
  manifest: Manifest,
) {
  const load = async (client: Client) => {
    if ((await lastMigration(client)) !== manifest.migration) throw notEmpty();
    await inTransaction(client, '', async () => {
      await putBackRows(client, store, manifest);
      await putBackPictures(media, store, manifest);
    });
  };
  await migrateDatabase(url, statementTimeout, (_db, client) => load(client), manifest.migration);
  await migrateDatabase(url, statementTimeout);
}

const notEmpty = () =>
  new ConfigError(
    'A backup is restored into an empty database only, and this one is none, nor does it hold just what was backed up: set DATABASE_URL to another, or DATA_DIR to another folder.',
  );

async function putBackRows(client: Client, { objects, seal }: BackupStore, { tables, sequences }: Manifest) {
  const there = await listTables(client);
  const kept = there.map(({ name }) => {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new ConfigError(`The backup has no table ${name}.`);
    return table;
  });
  if (!(await isEmpty(client, there))) {
    if ((await differing(client, kept, seal)) === null) return;
    throw notEmpty();
  }
  await clearBrought(client, there);
  await withoutTriggers(client, kept, async () => {
    for (const table of kept) await objects.read(table.stored, createGunzip(), copyIn(client, table));
  });
  await setSequences(client, sequences);
  const wrong = await differing(client, kept, seal);
  if (wrong !== null) throw new Error(wrong);
}

/** Says of the first table whose rows are not as they were backed up; null where all are. */
async function differing(client: Client, kept: readonly KeptTable[], seal: Seal): Promise<string | null> {
  for (const table of kept) {
    const sum = new RowSum();
    await pipeline(copyOut(client, table), sum, nowhere());
    if (sum.rows !== table.rows || seal.nameOf(sum.digest()) !== table.sum)
      return `${table.name}: ${sum.rows} rows came back for ${table.rows}, or others than were kept.`;
  }
  return null;
}

async function putBackPictures(media: Destination['media'], { objects }: BackupStore, { pictures }: Manifest) {
  const byKey = new Map<string, [string, Stored][]>();
  for (const [file, stored] of Object.entries(pictures)) {
    const [, key = ''] = FILE.exec(file) ?? [];
    byKey.set(key, [...(byKey.get(key) ?? []), [file, stored]]);
  }
  const read = async ([file, stored]: [string, Stored]): Promise<Rendition> => {
    const [, , width, format] = FILE.exec(file) ?? [];
    return { width: Number(width), format: format as Format, bytes: await objects.readWhole(stored) };
  };
  await withEach([...byKey], AT_ONCE, async ([key, files]) => media.put(key, await withEach(files, AT_ONCE, read)));
}
