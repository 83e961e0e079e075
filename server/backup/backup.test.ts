import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { lastMigration, migrateDatabase } from '../database/migrate';
import { ConfigError } from '../environment';
import { PictureEncoder } from '../media/encoder/pictureEncoder';
import { openPictures } from '../media/openPictures';
import { DamagedFile } from '../media/pictureFiles';
import { PROJECT_ROOT } from '../projectRoot';
import { eventually } from '../testing/eventually';
import { makeSale } from '../testing/sale';
import { openShop, type Shop } from '../testing/shop';
import { openSmallBucket, type SmallBucket } from '../testing/smallBucket';
import { createDatabaseFrom, dropDatabase, TEMPLATE, withDatabase } from '../testing/testDatabase';
import { noisePicture } from '../testing/uploadPictures';
import { BackupStore } from './backupStore';
import { drill } from './drill';
import { makeBackup, type Source } from './makeBackup';
import type { Manifest } from './manifest';
import * as patience from './patiently';
import { restoreBackup } from './restoreBackup';
import { Seal } from './seal';

/** What a text format could stumble over. */
const HARD = 'tab\t, line\nend\r\n, "quotes", \\N, \\., 😀 and \\\\';
const OPEN = new Seal(null);
const SECRET = 'A secret that nobody shall read';

let shop: Shop;
let small: SmallBucket;
let source: Source;
const folders: string[] = [];
const databases: string[] = [];

beforeAll(async () => {
  [shop, small] = await Promise.all([openShop(), openSmallBucket()]);
  const files = [await noisePicture(700, 500), await noisePicture(300, 200)];
  const { id } = await shop.addProduct({}, files);
  await shop.staff('updateProduct', { path: { id }, body: { description: HARD, uses: ['home', 'farm'] } });
  await shop.addArticle({ title: SECRET }, files);
  await makeSale(shop);
  source = { url: shop.server.directUrl, media: shop.server.services.media };
});
afterAll(async () => {
  await shop.server.close();
  await small.close();
  for (const name of databases) await dropDatabase(name);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folderName(): string {
  const folder = mkdtempSync(join(tmpdir(), 'angalink-backup-'));
  folders.push(folder);
  return folder;
}

/** Of a place of its own in the bucket. */
const bucketName = () => small.url.replace('?', `/${randomBytes(6).toString('hex')}?`);

/** A database that nothing was done to. */
const BARE = 'template0';

/** A place to restore into, whose tables are made already where it is not bare. @returns as what it can be backed up in its turn */
async function freshPlace(from = TEMPLATE) {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  databases.push(name);
  await createDatabaseFrom(from, name);
  return {
    url: withDatabase(name),
    statementTimeout: 5_000,
    media: openPictures({ mediaDir: folderName() }, new PictureEncoder()),
  };
}

async function asked(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

const content = ({ tables, pictures, sequences, missing }: Manifest) => ({
  tables: tables.map(({ name, rows, sum }) => ({ name, rows, sum })),
  pictures,
  sequences,
  missing,
});

/** But the empty one that is locked while a backup is made, and stays. */
function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'backup.lock.held')
    .map((entry) => join(entry.parentPath, entry.name));
}

test.each([
  ['a folder', folderName],
  ['a bucket', bucketName],
])('what is restored from %s is what was backed up: rows, pictures, sequences', async (_, placeName) => {
  const store = BackupStore.at(placeName(), OPEN);
  const manifest = await makeBackup(source, store);
  expect(Object.keys(manifest.pictures).length).toBeGreaterThan(8);
  expect(manifest.tables.find(({ name }) => name === 'products')?.rows).toBe(1);
  for (const secret of ['sessions', 'calendar_keys'])
    expect(manifest.tables.map(({ name }) => name)).not.toContain(secret);

  const place = await freshPlace(BARE);
  await restoreBackup(place, store, await store.find());
  expect(content(await makeBackup(place, store))).toEqual(content(manifest));
  expect(await asked(place.url, 'SELECT description, uses FROM products')).toEqual([HARD, ['home', 'farm']]);
  expect(
    await asked(place.url, "SELECT tgenabled::text FROM pg_trigger WHERE tgname = 'products_recommended'"),
  ).toEqual(['O']);
  const [next] = await asked(place.url, "SELECT nextval('entity_id') > (SELECT max(id) FROM products)");
  expect(next).toBe(true);
});

test('a second backup writes only what is new', async () => {
  const path = folderName();
  const store = BackupStore.at(path, OPEN);
  const { pictures } = await makeBackup(source, store);
  const before = everyFile(join(path, 'objects')).length;
  let read = 0;
  const media: Source['media'] = {
    describe: (kept) => source.media.describe(kept),
    read: (name) => {
      read += 1;
      return source.media.read(name);
    },
  };
  expect((await makeBackup({ ...source, media }, store)).pictures).toEqual(pictures);
  // A session is noted in the audit log, so a table may differ.
  expect([read, everyFile(join(path, 'objects')).length - before <= 2]).toEqual([0, true]);
});

test('with a key nobody reads it, and it is read by that key alone', async () => {
  const path = folderName();
  const store = BackupStore.at(path, new Seal(randomBytes(32)));
  await makeBackup(source, store);
  const [picture] = Object.keys((await store.find()).pictures);
  const bytes = (await source.media.read(picture ?? ''))?.bytes ?? Buffer.alloc(0);
  for (const file of everyFile(path)) {
    const found = readFileSync(file);
    expect([found.includes(SECRET), found.includes(bytes.subarray(0, 100))]).toEqual([false, false]);
  }
  const place = await freshPlace();
  await restoreBackup(place, store, await store.find());
  expect(await asked(place.url, 'SELECT title FROM articles')).toEqual([SECRET]);

  await expect(BackupStore.at(path, OPEN).find()).rejects.toThrow(/is encrypted\. Set BACKUP_KEY/);
  await expect(BackupStore.at(path, new Seal(randomBytes(32))).find()).rejects.toThrow(/BACKUP_KEY is another one/);
  const open = folderName();
  await makeBackup(source, BackupStore.at(open, OPEN));
  await expect(BackupStore.at(open, new Seal(randomBytes(32))).find()).rejects.toThrow(/is not encrypted/);
});

test.each([
  ['open', null],
  ['encrypted', randomBytes(32)],
])('a file that was changed ends the restoring of an %s backup, and leaves nothing', async (_, key) => {
  const path = folderName();
  const store = BackupStore.at(path, new Seal(key));
  const manifest = await makeBackup(source, store);
  const { name } = manifest.tables.find((table) => table.name === 'articles')!.stored;
  const file = join(path, 'objects', name.slice(0, 2), name);
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[changed.length - 20]! ^= 1;
  writeFileSync(file, changed);
  const place = await freshPlace();
  await expect(restoreBackup(place, store, manifest)).rejects.toThrow();
  expect(await asked(place.url, 'SELECT count(*)::int FROM products')).toEqual([0]);
  writeFileSync(file, whole);
  await restoreBackup(place, store, manifest);
  expect(await asked(place.url, 'SELECT count(*)::int FROM products')).toEqual([1]);
});

test('a picture that is damaged in the backup is found where it is doubted, and copied anew', async () => {
  const path = folderName();
  const store = BackupStore.at(path, new Seal(randomBytes(32)));
  const [, { name }] = Object.entries((await makeBackup(source, store)).pictures)[0]!;
  const file = join(path, 'objects', name.slice(0, 2), name);
  writeFileSync(file, readFileSync(file).subarray(0, -5));
  const damaged = await makeBackup(source, store);
  await expect(restoreBackup(await freshPlace(), store, damaged)).rejects.toThrow();
  await restoreBackup(await freshPlace(), store, await makeBackup(source, store, true));
});

test('a manifest that is garbled holds up nothing, and what it still names stays; where it names nothing, all does', async () => {
  const path = folderName();
  const store = BackupStore.at(path, OPEN);
  const { name } = await makeBackup(source, store);
  const file = join(path, 'backups', `${name}.json`);
  const whole = readFileSync(file);
  const before = everyFile(join(path, 'objects')).length;
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const other of ['', '<html>A proxy has something to say</html>']) {
    writeFileSync(file, other);
    expect(await store.prune({ count: 1, days: 30 })).toEqual([]);
    expect(everyFile(join(path, 'objects'))).toHaveLength(before);
    expect(said).toHaveBeenLastCalledWith(`No file was removed, for these backups name none: ${name}.\n`);
  }
  said.mockRestore();
  writeFileSync(file, whole.subarray(0, -200));
  expect(await store.prune({ count: 1, days: 30 })).toEqual([]);
  expect(everyFile(join(path, 'objects')).length).toBeGreaterThan(before / 2);
  await makeBackup(source, store);
  expect(await store.prune({ count: 1, days: 1 }, Date.now() + 1e9)).toEqual([]);
});

test('a manifest that was changed does not count', async () => {
  const path = folderName();
  const store = BackupStore.at(path, OPEN);
  const { name } = await makeBackup(source, store);
  const file = join(path, 'backups', `${name}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"rows":1,', '"rows":2,'));
  await expect(store.find()).rejects.toThrow(/was changed/);
});

test('a database that is in use is left alone', async () => {
  const store = BackupStore.at(folderName(), OPEN);
  const manifest = await makeBackup(source, store);
  const target = { ...source, statementTimeout: 5_000, media: shop.server.services.media };
  await asked(source.url, "UPDATE articles SET title = title || '.'");
  await expect(restoreBackup(target, store, manifest)).rejects.toThrow(/into an empty database only/);
});

test('a restoring that broke off when all rows were there already goes on with them', async () => {
  const store = BackupStore.at(folderName(), OPEN);
  const manifest = await makeBackup(source, store);
  const place = await freshPlace(BARE);
  await restoreBackup({ ...place, media: { put: () => Promise.resolve() } }, store, manifest);
  await restoreBackup(place, store, manifest);
  expect(content(await makeBackup(place, store))).toEqual(content(manifest));
});

test('pictures that are deleted while they are copied are not missed', async () => {
  const { id, images } = await shop.addProduct({}, [await noisePicture(200, 100)]);
  const file = images[0]!.image_url.split('/').at(-1)!;
  let deleted: Promise<void> | null = null;
  const remove = async () => {
    await shop.staff('deleteProduct', { path: { id } });
    // Files go after the answer.
    await eventually(async () => (await source.media.read(file)) === null);
  };
  const media: Source['media'] = {
    describe: (kept) => source.media.describe(kept),
    read: async (name) => {
      await (deleted ??= remove());
      return source.media.read(name);
    },
  };
  const { missing, tables } = await makeBackup({ ...source, media }, BackupStore.at(folderName(), OPEN));
  expect([missing, tables.find(({ name }) => name === 'products')?.rows]).toEqual([[], 1]);
});

test('pictures that were lost before are said, and hold up nothing', async () => {
  const media: Source['media'] = {
    describe: (kept) => source.media.describe(kept),
    read: async (name) => (name.endsWith('-160.avif') ? null : source.media.read(name)),
  };
  const store = BackupStore.at(folderName(), OPEN);
  expect((await makeBackup({ ...source, media }, store)).missing).toHaveLength(4);
  await restoreBackup(await freshPlace(), store, await store.find());
});

test('a picture that cannot be read for a moment is asked for again; one that stays damaged is lost', async () => {
  let tries = 0;
  const media: Source['media'] = {
    describe: (kept) => source.media.describe(kept),
    read: async (name) => {
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('broke off'), { code: 'ECONNRESET' });
      return source.media.read(name);
    },
  };
  const { pictures, missing } = await makeBackup({ ...source, media }, BackupStore.at(folderName(), OPEN));
  expect([missing, tries]).toEqual([[], Object.keys(pictures).length + 1]);

  const damaged = Object.keys(pictures)[0]!;
  const read: typeof media.read = (name) =>
    name === damaged ? Promise.reject(new DamagedFile('empty')) : source.media.read(name);
  const patiently = jest.spyOn(patience, 'patiently').mockImplementation((work) => work());
  const made = await makeBackup({ ...source, media: { ...media, read } }, BackupStore.at(folderName(), OPEN));
  patiently.mockRestore();
  expect(made.missing).toEqual([damaged]);
});

test('a backup without any picture of a shop that has some does not count as verified', async () => {
  const media: Source['media'] = { describe: (kept) => source.media.describe(kept), read: () => Promise.resolve(null) };
  const store = BackupStore.at(folderName(), OPEN);
  const manifest = await makeBackup({ ...source, media }, store);
  await expect(drill(store, manifest)).rejects.toThrow(/^Of the \d+ files of pictures that the shop names/);
  expect((await store.manifests.list()).map(({ verified }) => verified)).toEqual([false]);
});

test('a backup of an older version is restored as it was, then brought up to date', async () => {
  const journal = JSON.parse(readFileSync(join(PROJECT_ROOT, 'server/migrations/meta/_journal.json'), 'utf8')) as {
    entries: { when: number; tag: string }[];
  };
  const { when } = journal.entries.find(({ tag }) => tag.startsWith('0003'))!;
  const old = await freshPlace(BARE);
  await migrateDatabase(
    old.url,
    5_000,
    (_db, client) => client.query("INSERT INTO categories (category_name, name_key) VALUES ('A', 'a')"),
    when,
  );
  const store = BackupStore.at(folderName(), OPEN);
  expect((await makeBackup(old, store)).migration).toBe(when);
  const place = await freshPlace(BARE);
  await restoreBackup(place, store, await store.find());
  expect(await asked(place.url, 'SELECT category_name, category_name_sw FROM categories')).toEqual(['A', null]);
  const client = new Client({ connectionString: place.url });
  await client.connect();
  expect(await lastMigration(client)).toBe(journal.entries.at(-1)?.when);
  await client.end();

  const newer = { ...(await store.find()), migration: when + 1 };
  await expect(restoreBackup(await freshPlace(BARE), store, newer)).rejects.toThrow(/of a newer version/);
});

test('an empty database is nothing to back up', async () => {
  const place = await freshPlace(BARE);
  await expect(makeBackup(place, BackupStore.at(folderName(), OPEN))).rejects.toThrow(ConfigError);
});

test('a file that is missing is named', async () => {
  const path = folderName();
  const store = BackupStore.at(path, OPEN);
  const { name } = (await makeBackup(source, store)).tables[0]!.stored;
  rmSync(join(path, 'objects', name.slice(0, 2), name));
  const restored = restoreBackup(await freshPlace(), store, await store.find());
  await expect(restored).rejects.toThrow(`A file of the backup is missing: objects/${name.slice(0, 2)}/${name}.`);
});

test('two backups to one folder at once are refused', async () => {
  const store = BackupStore.at(folderName(), OPEN);
  const both = await Promise.allSettled([makeBackup(source, store), makeBackup(source, store)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('old ones go, but so many verified ones stay, and what they hold in common', async () => {
  const path = folderName();
  const store = BackupStore.at(path, OPEN);
  const now = Date.parse('2026-11-23T00:00:00Z');
  const manifest = await makeBackup(source, store);
  await store.manifests.remove(manifest.name);
  const names = ['2026-11-22', '2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01'].map(
    (day) => `${day}T00-00-00.000Z`,
  );
  for (const name of names) await store.manifests.write({ ...manifest, name });
  const listed = async () => (await store.manifests.list()).map(({ name }) => name);

  // One that a wrong clock dated to come stands for none that is verified.
  const ahead = '2027-11-22T00-00-00.000Z';
  await store.manifests.write({ ...manifest, name: ahead });
  await store.manifests.markVerified(ahead);
  expect(await store.prune({ count: 1, days: 1 }, now)).toEqual([]);
  await store.manifests.remove(ahead);
  await store.manifests.markVerified(names[2]!);
  expect(await store.prune({ count: 1, days: 1 }, now)).toEqual(names.slice(3));
  await store.manifests.markVerified(names[1]!);
  expect(await store.prune({ count: 1, days: 1 }, now)).toEqual([names[2]]);
  expect(await listed()).toEqual(names.slice(0, 2));
  const place = await freshPlace();
  await restoreBackup(place, store, await store.find(names[1]));

  writeFileSync(join(path, 'drafts', '0'.repeat(16)), 'x');
  for (const name of names) await store.manifests.remove(name);
  const files = everyFile(join(path, 'objects'));
  // Where no backup is to be seen what they name stays.
  await store.alone(() => store.prune({ count: 1, days: 1 }, now));
  expect([files.length > 0, everyFile(path)]).toEqual([true, files]);
  await store.manifests.write({ ...manifest, tables: [], pictures: {} });
  await store.alone(() => store.prune({ count: 1, days: 1 }, now));
  expect(everyFile(path)).toEqual([join(path, 'backups', `${manifest.name}.json`)]);
});

test.each(['short', `${randomBytes(31).toString('base64')}`])('a BACKUP_KEY that is no key is said', (key) => {
  expect(() => Seal.fromEnvironment({ BACKUP_KEY: key })).toThrow(/BACKUP_KEY must be 32 bytes in base64/);
});
