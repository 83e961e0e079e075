import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../environment';
import { eventually } from '../../testing/eventually';
import { lockFolder, type LockOptions } from './folderLock';
import { tryHold } from './kernelLock';
import { processSpace } from './processIdentity';

const folder = mkdtempSync(join(tmpdir(), 'angalink-lock-'));
const path = join(folder, 'lock');
/** What the kernel locks; it stays. */
const held = `${path}.held`;
const take = (options?: LockOptions) =>
  lockFolder(folder, 'lock', (owner) => new ConfigError(`in use by ${owner}`), options);
const touch = (ago = 0) => utimesSync(path, new Date(), new Date(Date.now() - ago));
const [machine = ''] = processSpace().split(' ');
/** By a process 1 of another container. */
const elsewhere = (of = 'another-start', more = '') => `1 99\n${of} pid:[1]${more}`;

const first = tryHold(held);
const hasKernelLock = typeof first === 'number';
if (hasKernelLock) closeSync(first);
/** Where there is no program `flock` the text alone counts, which the other tests are about. */
const withKernelLock = hasKernelLock ? test : test.skip;

const children: ChildProcess[] = [];
afterEach(() => rmSync(path, { force: true }));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** A process that has the kernel's lock, and no time. */
async function frozenOwner(): Promise<ChildProcess> {
  const child = spawn('/bin/sh', ['-c', 'exec 3>>"$1" && flock -n 3 && echo held && kill -STOP $$', 'sh', held], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('the lock of another container, whose processes cannot be seen, holds while it is touched and no longer', async () => {
  writeFileSync(path, elsewhere());
  touch(3_600_000);
  const touching = setInterval(() => touch(), 200);
  await expect(take()).rejects.toThrow('in use by 1 in another container or on another machine');
  clearInterval(touching);
  touch(3_600_000);
  const lock = await take();
  touch(3_600_000);
  await eventually(() => Date.now() - statSync(path).mtimeMs < 60_000);
  lock.release();
  expect(readdirSync(folder)).toEqual(['lock.held']);
});

test('a lock of here counts by its process alone, and so does one that an earlier version has left', async () => {
  const lock = await take();
  touch(3_600_000);
  await expect(take()).rejects.toThrow(`in use by ${process.pid}`);
  lock.release();
  writeFileSync(path, `${process.pid} 99`);
  (await take()).release();
});

withKernelLock('an owner that is frozen keeps what the kernel holds, and a killed one frees it at once', async () => {
  const owner = await frozenOwner();
  const text = elsewhere(machine, '\nheld');
  writeFileSync(path, text);
  touch(3_600_000);
  const clear = jest.fn(() => Promise.resolve());
  await expect(take({ silence: 300, clear })).rejects.toThrow('in use by 1 in another container');
  expect([readFileSync(path, 'utf8'), clear.mock.calls.length > 0]).toEqual([text, true]);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  // That it was touched just now says nothing any more, and nobody is left to whom it would be given back.
  touch();
  const lock = await take({ silence: 3_600_000 });
  expect(lock.former).toBeNull();
  lock.giveBack();
  expect(readdirSync(folder)).toEqual(['lock.held']);
});

withKernelLock('what a dead owner has left holds the folder until it is cleared', async () => {
  const left = await frozenOwner();
  writeFileSync(path, '1 99');
  const clear = async () => {
    left.kill('SIGKILL');
    await once(left, 'exit');
  };
  (await take({ clear })).release();
});

withKernelLock('a program that is handed the descriptor holds the folder in the owner’s place', async () => {
  const lock = await take();
  const child = spawn('sleep', ['600'], { stdio: ['ignore', 'ignore', 'ignore', lock.descriptor ?? 'ignore'] });
  children.push(child);
  lock.release();
  expect(tryHold(held)).toBe('held');
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await take()).release();
});

test.each([
  ['another has taken', () => writeFileSync(path, elsewhere())],
  ['is gone', () => rmSync(path)],
])('an owner hears once that the lock %s', async (_, change) => {
  const onLost = jest.fn();
  const lock = await take({ onLost });
  expect(await lock.isLost()).toBe(false);
  change();
  expect(await lock.isLost()).toBe(true);
  await eventually(() => onLost.mock.calls.length > 0);
  lock.release();
  expect(onLost).toHaveBeenCalledTimes(1);
});

withKernelLock('a full disk takes no text: the kernel’s lock is enough until there is room for it', async () => {
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const lock = await take();
  expect(await lock.isLost()).toBe(false);
  full.mockRestore();
  await eventually(() => readdirSync(folder).includes('lock'));
  expect(await lock.isLost()).toBe(false);
  rmSync(path);
  expect(await lock.isLost()).toBe(true);
  lock.release();
  expect(readdirSync(folder)).toEqual(['lock.held']);
});

test('one that is away for a moment, while somebody looks at it, is not lost', async () => {
  const lock = await take();
  const text = readFileSync(path);
  rmSync(path);
  setTimeout(() => writeFileSync(path, text), 50);
  expect(await lock.isLost()).toBe(false);
  lock.release();
});

test('a lock that was merely silent is given back as it was by a start that fails', async () => {
  writeFileSync(path, elsewhere());
  touch(3_600_000);
  const lock = await take({ silence: 300 });
  expect(lock.former).toBe(elsewhere());
  lock.giveBack();
  expect(readFileSync(path, 'utf8')).toBe(elsewhere());
  expect(readdirSync(folder).sort()).toEqual(['lock', 'lock.held']);
});
