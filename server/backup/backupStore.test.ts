import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureEncoder } from '../media/encoder/pictureEncoder';
import { openPictures } from '../media/openPictures';
import { TEMPLATE, createDatabaseFrom, dropDatabase, withDatabase } from '../testing/testDatabase';
import { BackupStore } from './backupStore';
import { makeBackup } from './makeBackup';
import { nameOf } from './manifest';
import { Seal } from './seal';

const DAY = 86_400_000;
const DATABASE = `backup_store_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'angalink-backup-'));
const store = BackupStore.at(join(folder, 'backups'), new Seal(null));
const make = () =>
  makeBackup({ url: withDatabase(DATABASE), media: openPictures({ mediaDir: folder }, new PictureEncoder()) }, store);

beforeAll(() => createDatabaseFrom(TEMPLATE, DATABASE));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await dropDatabase(DATABASE);
  rmSync(folder, { recursive: true, force: true });
});

test('a backup that a clock which was ahead has named is not the newest until its moment comes, and that is said', async () => {
  const manifest = await make();
  const name = '2999-01-01T00-00-00.000Z';
  await store.manifests.write({ ...manifest, name });
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect((await store.find()).name).toBe(manifest.name);
  expect(said).toHaveBeenCalledWith(`Passed over, for they are of a moment that is still to come: ${name}.\n`);
  expect((await store.find(name)).name).toBe(name);
  await store.manifests.remove(manifest.name);
  await expect(store.find()).rejects.toThrow(/still to come: 2999.*Set this machine's clock, or name one\.$/);
});

test('a clock that jumps ahead makes no more old than the day that is backed up anew', async () => {
  const [manifest, now] = [await make(), Date.parse('2026-11-23T01:00:00Z')];
  for (const { name } of await store.manifests.list()) await store.manifests.remove(name);
  const addAt = async (moment: number) => {
    const name = nameOf(new Date(moment));
    await store.manifests.write({ ...manifest, name });
    await store.manifests.markVerified(name);
    return name;
  };
  const names: string[] = [];
  for (let ago = 30; ago >= 1; ago -= 1) names.push(await addAt(now - ago * DAY));
  const keeping = { count: 7, days: 30 };
  expect(await store.prune(keeping, now + 60 * DAY)).toEqual([]);
  for (const night of [0, 1]) {
    await addAt(now + (60 + night) * DAY);
    expect(await store.prune(keeping, now + (60 + night) * DAY)).toEqual([names[night]]);
  }
  // Set right again, the two that it dated to come stand for none.
  await addAt(now);
  expect(await store.prune(keeping, now)).toEqual([]);
});

test.each([600_000, -600_000])(
  'none is made where the clocks of machine and database are %d ms apart',
  async (ahead) => {
    const now = Date.now() + ahead;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await expect(make()).rejects.toThrow(/on this machine and .* where the database is: set the clock that is wrong/);
  },
);
