import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type * as os from 'node:os';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ConfigError } from '../../environment';
import { eventually } from '../../testing/eventually';
import { EmbeddedPostgres, findRunning } from './embeddedPostgres';
import type * as postmasters from './postmaster';
import { boundServerLog } from './serverLog';

/** Whether the system has no process for anybody, or only none for a shell. */
let mockLack: 'processes' | 'shells' | null = null;
jest.mock('node:child_process', () => {
  const actual = jest.requireActual<{ spawn: (command: string, ...rest: unknown[]) => ChildProcess }>(
    'node:child_process',
  );
  const spawn = (command: string, ...rest: unknown[]) =>
    mockLack === 'processes' || (mockLack === 'shells' && command === '/bin/sh')
      ? Object.assign(actual.spawn('/no/such/program', ...rest), { stdin: undefined })
      : actual.spawn(command, ...rest);
  return { ...actual, spawn };
});
afterEach(() => (mockLack = null));

/** Whether the system has a name for who runs the server. */
let mockIsNameless = false;
jest.mock('node:os', () => {
  const actual = jest.requireActual<typeof os>('node:os');
  const userInfo = () => {
    if (mockIsNameless) throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
    return actual.userInfo();
  };
  return { ...actual, userInfo };
});

/** How many more looks find a database that is still starting, each as long after the one before as is waited until that is said. */
let mockLooks = 0;
let mockPassed = 0;
jest.mock('./postmaster', () => {
  const actual = jest.requireActual<typeof postmasters>('./postmaster');
  const readPostmaster = (folder: string) => {
    const found = actual.readPostmaster(folder);
    // A file that PostgreSQL is still writing says nothing yet, and is no look.
    if (!found?.state || mockLooks === 0) return found;
    mockLooks -= 1;
    mockPassed += 60_000;
    return { ...found, state: 'starting' };
  };
  return { ...actual, readPostmaster };
});

const dataDir = mkdtempSync(join(tmpdir(), 'angalink-embedded-'));
const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
const children: ChildProcess[] = [];

const start = () => EmbeddedPostgres.start({ dataDir, settings: ['fsync=off'] });

beforeAll(async () => (await start()).stop());
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function expectServes(): Promise<void> {
  const embedded = await start();
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await embedded.stop();
}

async function isServing(connectionString: string): Promise<boolean> {
  const probe = new Client({ connectionString });
  probe.on('error', () => undefined);
  const connected = await probe.connect().then(
    () => true,
    () => false,
  );
  await probe.end().catch(() => undefined);
  return connected;
}

/** A process that has ended and that its parent, stopped as it is, never asks about. */
async function zombie(): Promise<number> {
  const parent = spawn('/bin/sh', ['-c', 'sleep 600 & echo $!; kill -STOP $$'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(parent);
  let said = '';
  parent.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0];
  await eventually(() => said.endsWith('\n') && stateOf(parent.pid ?? 0) === 'T');
  const pid = Number(said);
  process.kill(pid, 'SIGKILL');
  await eventually(() => stateOf(pid) === 'Z');
  return pid;
}

const leftBehind = (pid: number | string) =>
  `${pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n  1234567 0\nready   \n`;

test.each([
  ['empty', ''],
  ['no number', 'postgres was here\n'],
  ['cut off', '12'],
  ['zero', leftBehind(0)],
  ['of a process that is gone', leftBehind(2 ** 22 + 1)],
  ['of this very process', leftBehind(process.pid)],
  ['of a single user who is gone', leftBehind(-(2 ** 22 + 1))],
])('a postmaster.pid that is %s does not hinder a start', async (_, text) => {
  writeFileSync(pidFile, text);
  await expectServes();
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('nor does one whose owner is a zombie, as under a process 1 that does not reap', async () => {
  writeFileSync(pidFile, leftBehind(await zombie()));
  await expectServes();
});

onLinux('a database that hears no signal is ended all the same', async () => {
  const embedded = await start();
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGSTOP');
  await embedded.stop();
  await expectServes();
});

onLinux(
  'a killed database is started again as soon as nothing holds its memory any more, and that is said once',
  async () => {
    const events: string[] = [];
    const embedded = await EmbeddedPostgres.start({ dataDir, onEvent: (event) => events.push(event) });
    const client = new Client({ connectionString: embedded.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const backend = rows[0]?.pid ?? 0;
    process.kill(backend, 'SIGSTOP');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
    const refusals = () => readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('is still in use').length - 1;
    await eventually(() => refusals() >= 3, 15_000);
    process.kill(backend, 'SIGKILL');
    await eventually(() => isServing(embedded.url), 15_000);
    await embedded.stop();
    expect(events).toHaveLength(1);
  },
);

test('one that works through what a crash has left is waited for however long, and that is said', async () => {
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + mockPassed);
  mockLooks = 3;
  const events: string[] = [];
  const embedded = await EmbeddedPostgres.start({ dataDir, onEvent: (event) => events.push(event) });
  clock.mockRestore();
  expect(events).toEqual(Array(3).fill(expect.stringMatching(/: the start waits for it\.$/)));
  expect(await isServing(embedded.url)).toBe(true);
  await embedded.stop();
});

test('one is found by who it is, not by a number that has passed on to another program', async () => {
  writeFileSync(pidFile, leftBehind(process.pid));
  expect(findRunning(dataDir)).toBeNull();
  const embedded = await start();
  expect(findRunning(dataDir)).toBe(embedded.url);
  await embedded.stop();
});

test('where there is no process for its watcher a database serves all the same', async () => {
  mockLack = 'shells';
  await expectServes();
});

onLinux('where there is none for itself it is tried again until there is', async () => {
  const events: string[] = [];
  const embedded = await EmbeddedPostgres.start({ dataDir, onEvent: (event) => events.push(event) });
  mockLack = 'processes';
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  await eventually(() => events.length >= 2, 15_000);
  mockLack = null;
  await eventually(() => isServing(embedded.url), 15_000);
  await embedded.stop();
});

test('what a failed start said is still there after the next one', async () => {
  const settings = join(dataDir, 'postgres', 'postgresql.auto.conf');
  writeFileSync(settings, 'no_such_setting = 1\n');
  await expect(start()).rejects.toThrow(
    /^The embedded database in .* did not start: .*configuration file.* See .*postgres\.log\.$/,
  );
  writeFileSync(settings, '');
  await expectServes();
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('no_such_setting');
});

test('a user without a name, whom initdb turns away, is told what to do, and serves what is there', async () => {
  mockIsNameless = true;
  const empty = mkdtempSync(join(tmpdir(), 'angalink-embedded-'));
  await expect(EmbeddedPostgres.start({ dataDir: empty })).rejects.toThrow(
    /no entry in \/etc\/passwd: .* DATABASE_URL\.$/,
  );
  await expectServes();
  mockIsNameless = false;
  rmSync(empty, { recursive: true });
});

test('a lost password is said in one line with what to do', async () => {
  const path = join(dataDir, 'postgres.password');
  renameSync(path, `${path}.kept`);
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigError);
  expect((failure as Error).message).toMatch(
    /^The password of the database in .* is missing\. Put .*postgres\.password back from a backup, or set DATA_DIR .*\.$/,
  );
  renameSync(`${path}.kept`, path);
  await expectServes();
});

test('its port is none that systems give away, and its log is put aside while it runs', async () => {
  const embedded = await start();
  expect(Number(new URL(embedded.url).port)).toBeLessThan(32_000);
  const log = join(dataDir, 'postgres.log');
  appendFileSync(log, 'x'.repeat(1_100_000));
  boundServerLog(dataDir);
  expect([statSync(log).size, statSync(`${log}.1`).size > 1_100_000]).toEqual([0, true]);
  await embedded.stop();
  expect(readFileSync(log, 'utf8')).toMatch(/^[^\0]*shut down/);
});
