import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PROJECT_ROOT } from '../../projectRoot';
import { eventually } from '../../testing/eventually';
import { EmbeddedPostgres } from './embeddedPostgres';
import { FolderInUseError } from './folderLock';
import type * as kernelLock from './kernelLock';
import { processIdentity } from './processIdentity';

/** As where there is no program `flock`. */
let mockIsMissing = false;
jest.mock('./kernelLock', () => {
  const actual = jest.requireActual<typeof kernelLock>('./kernelLock');
  return { tryHold: (path: string) => (mockIsMissing ? null : actual.tryHold(path)) };
});

const dataDir = mkdtempSync(join(tmpdir(), 'angalink-two-'));
const lockFile = join(dataDir, 'server.lock');
const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
const start = () => EmbeddedPostgres.start({ dataDir, settings: ['fsync=off'] });
const children: ChildProcess[] = [];

beforeAll(async () => (await start()).stop());
afterEach(() => {
  mockIsMissing = false;
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Of another container: its processes are not seen, nor its shared memory. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--ipc', '--mount-proc'];
const may = (command: readonly string[]) => spawnSync(command[0] ?? '', command.slice(1)).status === 0;
/** Namespaces are Linux's, and root's there; a machine without `flock` can only notice afterwards. */
const amongContainers = may([...CONTAINER, 'true']) && may(['flock', '--version']) ? test : test.skip;
const onLinux = process.platform === 'linux' ? test : test.skip;

interface Server {
  child: ChildProcess;
  url: string;
  said: () => string;
}

/** A server with its database in a process of its own. */
async function serve(under: readonly string[] = []): Promise<Server> {
  const program = `const { EmbeddedPostgres } = require('./server/database/embedded/embeddedPostgres');
    void EmbeddedPostgres.start({ dataDir: ${JSON.stringify(dataDir)}, settings: ['fsync=off'] }).then(({ url }) => {
      console.log(url);
      setInterval(() => undefined, 60_000);
    });`;
  const [command = '', ...args] = [...under, process.execPath, '--import', 'tsx', '-e', program];
  const child = spawn(command, args, { cwd: PROJECT_ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: url.toString().trim(), said: () => said };
}

async function isServing(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The process and all below it. */
function tree(pid: number): number[] {
  const below = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...below.flatMap((child) => tree(Number(child)))];
}

amongContainers(
  'the folder of a server that is frozen is nobody else’s, and that of one that was killed is',
  async () => {
    const server = await serve(CONTAINER);
    const files = () => [lockFile, pidFile].map((file) => readFileSync(file, 'utf8'));
    const before = files();
    const frozen = tree(server.child.pid ?? 0);
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await expect(start()).rejects.toThrow(FolderInUseError);
    expect(files()).toEqual(before);
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    expect(await isServing(server.url)).toBe(true);
    server.child.kill('SIGKILL');
    await eventually(() => frozen.every((pid) => processIdentity(pid) === null));
    const next = await start();
    expect(await isServing(next.url)).toBe(true);
    await next.stop();
  },
);

onLinux('a server that wakes and finds the folder another’s ends at once, and its database before it', async () => {
  const server = await serve();
  const [postmaster = 0] = readFileSync(pidFile, 'utf8').split('\n').map(Number);
  const all = [...tree(server.child.pid ?? 0), ...tree(postmaster)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  const another = '1 99\nanother-start pid:[1]';
  writeFileSync(lockFile, another);
  const ended = once(server.child, 'exit');
  for (const pid of all) process.kill(pid, 'SIGCONT');
  expect([(await ended)[0], processIdentity(postmaster)]).toEqual([1, null]);
  expect(server.said()).toMatch(/^The data folder .* is no longer this server's: .*\n$/);
  expect(readFileSync(lockFile, 'utf8')).toBe(another);
  rmSync(lockFile);
});

test('a start that fails leaves lock and postmaster.pid to whoever was merely silent', async () => {
  mockIsMissing = true;
  const lock = '1 99\nanother-start pid:[1]';
  const pid = `${2 ** 22 + 1}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n  1234567 0\nready   \n`;
  const settings = join(dataDir, 'postgres', 'postgresql.auto.conf');
  writeFileSync(lockFile, lock);
  writeFileSync(pidFile, pid);
  writeFileSync(settings, 'no_such_setting = 1\n');
  await expect(start()).rejects.toThrow(/did not start: .*configuration file/);
  expect([lockFile, pidFile].map((file) => readFileSync(file, 'utf8'))).toEqual([lock, pid]);
  writeFileSync(settings, '');
  const next = await start();
  expect([await isServing(next.url), existsSync(`${pidFile}.former`)]).toEqual([true, false]);
  await next.stop();
});
