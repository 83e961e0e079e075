import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { lastMigration } from '../database/migrate';
import { WritableClient } from '../database/writableClient';
import { ConfigError } from '../environment';
import type { MediaStore, PictureSources, StoredFile } from '../media/mediaStore';
import { DamagedFile } from '../media/pictureFiles';
import { CLOCK_SLACK } from '../repositories/backups';
import { listKeptPictures } from '../repositories/images';
import { withEach } from '../semaphore';
import type { BackupStore } from './backupStore';
import { FORMAT, nameOf, type KeptTable, type Manifest } from './manifest';
import type { Stored } from './objects';
import { patiently } from './patiently';
import { copyOut, inTransaction, listTables, readSequences, RowSum, type Table } from './tables';

/** Pictures that are copied at a time. */
const AT_ONCE = 4;

/** The shop that is backed up: its database's address, and its pictures. */
export interface Source {
  url: string;
  media: Pick<MediaStore, 'read' | 'describe'>;
}

/** Pictures of a shop whose files are kept, or were. */
interface Known {
  /** By earlier backups. */
  earlier: ReadonlyMap<string, Stored>;
  isDoubted: boolean;
  /** By this one so far. */
  copied: Map<string, Stored>;
}

/**
 * Copies database and pictures while the shop runs. All tables are of one moment, and so are the pictures: those that
 * rows of this moment name. One that is deleted before it was copied makes this look again, at a later moment; what
 * is missing twice was lost before, and is said.
 * @param isDoubted reads each picture that an earlier backup has kept, and writes it again where it is damaged
 */
export function makeBackup({ url, media }: Source, store: BackupStore, isDoubted = false): Promise<Manifest> {
  return store.alone(async () => {
    const known: Known = { earlier: await store.knownPictures(), isDoubted, copied: new Map() };
    const client = new WritableClient({ connectionString: url, application_name: 'angalink backup' });
    // A break of the connection fails the statement that waits on it.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.liftLimits();
      await requireSameClock(client);
      if ((await lastMigration(client)) === 0)
        throw new ConfigError('There is no shop in this database yet, and nothing to back up.');
      // Before the moment of the rows: from then on only those are left that came meanwhile, and hardly one can go first.
      await copyPictures(await namedFiles(client, media), media, store, known);
      for (let lost: readonly string[] = []; ;) {
        const { manifest, missing } = await inTransaction(
          client,
          'ISOLATION LEVEL REPEATABLE READ READ ONLY',
          async () => {
            const name = nameOf(new Date());
            const { pictures, missing } = await copyPictures(await namedFiles(client, media), media, store, known);
            if (missing.some((file) => !lost.includes(file))) return { missing, manifest: null };
            const encrypted = store.seal.isEncrypted;
            const rows = await copyRows(client, store);
            return { missing, manifest: { format: FORMAT, name, encrypted, ...rows, pictures, missing } };
          },
        );
        if (manifest) {
          await store.manifests.write(manifest);
          return manifest;
        }
        lost = missing;
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

/** A backup is named by its moment: by a clock that is ahead it would pass for the newest until that has come. */
async function requireSameClock(client: Client): Promise<void> {
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const [here, there] = [Date.now(), Number(rows[0]?.now)];
  if (Math.abs(here - there) <= CLOCK_SLACK) return;
  const [mine, its] = [here, there].map((moment) => new Date(moment).toISOString());
  throw new ConfigError(`It is ${mine} on this machine and ${its} where the database is: set the clock that is wrong.`);
}

async function copyRows(client: Client, store: BackupStore) {
  const migration = await lastMigration(client);
  const tables: KeptTable[] = [];
  for (const table of await listTables(client)) tables.push(await copyTable(client, table, store));
  // Last: a sequence is of no moment, and its value may be too high but not too low.
  return { migration, tables, sequences: await readSequences(client) };
}

async function copyTable(client: Client, table: Table, { objects, seal }: BackupStore): Promise<KeptTable> {
  const sum = new RowSum();
  const stored = await objects.write(copyOut(client, table), sum, createGzip());
  return { ...table, rows: sum.rows, sum: seal.nameOf(sum.digest()), stored };
}

/** Names of the files of all pictures that rows name. */
async function namedFiles(client: Client, media: Source['media']): Promise<string[]> {
  const pictures = await listKeptPictures(drizzle(client));
  return pictures.flatMap((picture) => filesOf(media.describe(picture).sources));
}

/** Names of a picture's files, the last parts of their addresses. */
function filesOf({ template, widths, formats }: PictureSources): string[] {
  const pattern = template.slice(template.lastIndexOf('/') + 1);
  return widths.flatMap((width) =>
    formats.map((format) => pattern.replace('{width}', String(width)).replace('{format}', format)),
  );
}

async function copyPictures(
  files: readonly string[],
  media: Source['media'],
  { objects }: BackupStore,
  { earlier, isDoubted, copied }: Known,
): Promise<Pick<Manifest, 'pictures' | 'missing'>> {
  const copyFile = async (file: string) => {
    const before = earlier.get(file);
    const isThere = before && (await (isDoubted ? objects.isWhole(before) : objects.has(before)));
    if (isThere) return copied.set(file, before);
    const found = await patiently(() => media.read(file)).catch(noneIfDamaged);
    return found && copied.set(file, await objects.write(found.bytes));
  };
  const left = files.filter((file) => !copied.has(file));
  await withEach(left, AT_ONCE, copyFile);
  const pictures: Record<string, Stored> = {};
  const missing: string[] = [];
  for (const file of files) {
    const stored = copied.get(file);
    if (stored) pictures[file] = stored;
    else missing.push(file);
  }
  return { pictures, missing };
}

/** What stays damaged is lost. */
function noneIfDamaged(error: unknown): StoredFile | null {
  if (error instanceof DamagedFile) return null;
  throw error;
}
