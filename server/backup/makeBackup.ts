import { createGzip } from 'node:zlib';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { lastMigration } from '../database/migrate';
import { WritableClient } from '../database/writableClient';
import { ConfigError } from '../environment';
import * as schema from '../database/schema';
import type { MediaStore, PictureSources } from '../media/mediaStore';
import { listKeptPictures } from '../repositories/images';
import { Semaphore } from '../semaphore';
import type { BackupStore } from './backupStore';
import { FORMAT, nameOf, type KeptTable, type Manifest } from './manifest';
import type { Stored } from './objects';
import { copyOut, inTransaction, listTables, readSequences, RowSum, type Table } from './tables';

/** Pictures that are copied at a time. */
const AT_ONCE = 4;

/** The shop that is backed up: its database's address, and its pictures. */
export interface Source {
  url: string;
  media: Pick<MediaStore, 'read' | 'describe'>;
}

/**
 * Copies database and pictures while the shop runs. All tables are of one moment, and so are the pictures: those that
 * rows of this moment name. One that is deleted before it was copied makes this look again, at a later moment; what
 * is missing twice was lost before, and is said.
 * @param isDoubted reads each picture that an earlier backup has kept, and writes it again where it is damaged
 */
export function makeBackup(source: Source, store: BackupStore, isDoubted = false): Promise<Manifest> {
  return store.alone(async () => {
    const known = await store.knownPictures();
    for (let lost: readonly string[] = []; ;) {
      const manifest = await copy(source, store, { pictures: known, isDoubted });
      if (manifest.missing.every((file) => lost.includes(file))) {
        await store.manifests.write(manifest);
        return manifest;
      }
      lost = manifest.missing;
    }
  });
}

/** What earlier backups have kept. */
interface Known {
  pictures: Map<string, Stored>;
  isDoubted: boolean;
}

async function copy({ url, media }: Source, store: BackupStore, known: Known): Promise<Manifest> {
  const client = new WritableClient({ connectionString: url, application_name: 'angalink backup' });
  // A break of the connection fails the statement that waits on it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.liftLimits();
    const name = nameOf(new Date());
    const { files, ...database } = await inTransaction(
      client,
      'ISOLATION LEVEL REPEATABLE READ READ ONLY',
      async () => {
        const migration = await lastMigration(client);
        if (migration === 0) throw new ConfigError('There is no shop in this database yet, and nothing to back up.');
        const tables: KeptTable[] = [];
        for (const table of await listTables(client)) tables.push(await copyTable(client, table, store));
        const pictures = await listKeptPictures(drizzle(client, { schema }));
        const files = pictures.flatMap((picture) => filesOf(media.describe(picture).sources));
        // Last: a sequence is of no moment, and its value may be too high but not too low.
        return { migration, tables, files, sequences: await readSequences(client) };
      },
    );
    const pictures = await copyPictures(files, media, store, known);
    return { format: FORMAT, name, encrypted: store.seal.isEncrypted, ...database, ...pictures };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function copyTable(client: Client, table: Table, { objects, seal }: BackupStore): Promise<KeptTable> {
  const sum = new RowSum();
  const stored = await objects.write(copyOut(client, table), sum, createGzip());
  return { ...table, rows: sum.rows, sum: seal.nameOf(sum.digest()), stored };
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
  known: Known,
): Promise<Pick<Manifest, 'pictures' | 'missing'>> {
  const pictures: Record<string, Stored> = {};
  const missing: string[] = [];
  const copyFile = async (file: string) => {
    const before = known.pictures.get(file);
    const isThere = before && (await (known.isDoubted ? objects.isWhole(before) : objects.has(before)));
    const stored = isThere ? before : await copyAnew(file);
    if (stored) pictures[file] = stored;
    else missing.push(file);
  };
  const copyAnew = async (file: string) => {
    const found = await media.read(file);
    if (!found) return null;
    const stored = await objects.write(found.bytes);
    known.pictures.set(file, stored);
    return stored;
  };
  const turns = new Semaphore(AT_ONCE);
  await Promise.all(files.map((file) => turns.run(() => copyFile(file))));
  return { pictures, missing };
}
