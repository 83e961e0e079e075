import * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupFolder } from './backupFolder';
import { Objects } from './objects';
import { Seal } from './seal';

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), linkSync: jest.fn() }));

const folder = mkdtempSync(join(tmpdir(), 'angalink-stick-'));
const lock = join(folder, 'backup.lock');
/** Stays: who removed it would leave another one to be locked beside it. */
const HELD = 'backup.lock.held';
const place = new BackupFolder(folder);

beforeEach(() => {
  jest.mocked(fs.linkSync).mockImplementation(() => {
    throw Object.assign(new Error('EPERM: operation not permitted, link'), { code: 'EPERM' });
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a place where files cannot be linked, as on a memory stick, is one backup’s at a time all the same', async () => {
  await place.alone(async () => {
    expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await expect(place.alone(() => Promise.resolve())).rejects.toThrow(/^A backup to .* is being made already/);
  });
  expect(readdirSync(folder)).toEqual([HELD]);
  expect(fs.linkSync).toHaveBeenCalled();
});

test.each([
  ['of a process that is gone', '1 99'],
  ['that a process left empty when it was killed', ''],
])('nor does a lock there hold %s', async (_, text) => {
  writeFileSync(lock, text);
  await place.alone(() => Promise.resolve());
  expect(readdirSync(folder)).toEqual([HELD]);
});

test('one that is empty is not taken from the process that is about to write it', async () => {
  writeFileSync(lock, '');
  const other = place.alone(() => Promise.resolve());
  const mine = `${process.ppid} 1\nanother-start pid:[1]`;
  // Whoever comes to look only once it is written sees it touched.
  const live = setInterval(() => writeFileSync(lock, mine), 50);
  await expect(other).rejects.toThrow(/by the process with id \d+ in another container/);
  clearInterval(live);
  expect(readFileSync(lock, 'utf8')).toBe(mine);
});

test('one that another was begun after, while it stood still, writes and sweeps nothing more', async () => {
  const place = new BackupFolder(mkdtempSync(join(folder, 'taken-')));
  const objects = new Objects(place, new Seal(null));
  const another = `${process.ppid} 1\nanother-start pid:[1]`;
  await place.alone(async () => {
    await objects.write(Buffer.from('before'));
    writeFileSync(join(place.place, 'backup.lock'), another);
    const ends = /^Another backup to .* began while this one stood still: this one ends\.$/;
    await expect(objects.write(Buffer.from('after'))).rejects.toThrow(ends);
    await expect(objects.sweep(new Set())).rejects.toThrow(ends);
  });
  expect(readFileSync(join(place.place, 'backup.lock'), 'utf8')).toBe(another);
  expect(await place.paths('objects')).toHaveLength(1);
  expect(await place.paths('drafts')).toEqual([]);
  rmSync(place.place, { recursive: true });
});

test('what a stranger keeps in folders of the same names stays; drafts and content that no backup names go', async () => {
  const shared = mkdtempSync(join(tmpdir(), 'angalink-shared-'));
  const [draft, name] = ['0'.repeat(16), 'ab'.repeat(32)];
  for (const path of [`drafts/${'1'.repeat(16)}`, 'objects/ab', 'objects/cd'])
    mkdirSync(join(shared, path), { recursive: true });
  // Of the last two the folder is another's, and the name.
  const strange = [
    'drafts/novel.txt',
    `drafts/${'1'.repeat(16)}/novel.txt`,
    `objects/cd/${name}`,
    'objects/ab/novel.txt',
  ];
  for (const path of [`drafts/${draft}`, `objects/ab/${name}`, ...strange]) writeFileSync(join(shared, path), 'x');
  const place = new BackupFolder(shared);
  await place.alone(() => new Objects(place, new Seal(null)).sweep(new Set()));
  expect((await place.paths('')).sort()).toEqual([...strange, HELD].sort());
  rmSync(shared, { recursive: true });
});
