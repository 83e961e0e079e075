import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../environment';
import { eventually } from '../../testing/eventually';
import { lockFolder } from './folderLock';

const folder = mkdtempSync(join(tmpdir(), 'angalink-lock-'));
const path = join(folder, 'lock');
const take = () => lockFolder(folder, 'lock', (owner) => new ConfigError(`in use by ${owner}`));
const touch = (ago = 0) => utimesSync(path, new Date(), new Date(Date.now() - ago));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the lock of another container, whose processes cannot be seen, holds while it is touched and no longer', async () => {
  // By a process 1 that was begun at another time than the one of here.
  writeFileSync(path, '1 99\nanother-start pid:[1]');
  touch(3_600_000);
  const touching = setInterval(() => touch(), 200);
  await expect(take()).rejects.toThrow('in use by 1 in another container or on another machine');
  clearInterval(touching);
  touch(3_600_000);
  const unlock = await take();
  touch(3_600_000);
  await eventually(() => Date.now() - statSync(path).mtimeMs < 60_000);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of here counts by its process alone, and so does one that an earlier version has left', async () => {
  const unlock = await take();
  touch(3_600_000);
  await expect(take()).rejects.toThrow(`in use by ${process.pid}`);
  unlock();
  writeFileSync(path, `${process.pid} 99`);
  (await take())();
});
