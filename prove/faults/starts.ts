import { cpSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { differences, makeOldFolder, rowsAfter, type Rows } from '../durability/oldFolder';
import { withDatabase } from '../support/database';
import { EmbeddedPostgres, findRunning } from '../../server/database/embedded/embeddedPostgres';
import { OWNER } from '../../server/media/pictureFiles';
import { succeed } from '../support/commands';
import { BuiltServer } from '../support/builtServer';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import { childrenOf } from '../support/processes';
import { Random } from '../support/random';
import { seconds } from '../support/seen';
import { need, run } from '../support/programs';
import { BOUND_MS, groupOf, hold, mountedOver, type Fault } from './fault';
import { Scene } from './scene';

/** Data folders of a shop that has stopped: one of today, one of an older version. */
interface Place {
  /** @param of one of the two, or a copy of them */
  copy: (of?: string) => string;
  rows: Rows;
  undo: Cleanup['add'];
}

const MIGRATION_KILLS = 50;
const SAMPLE_KILLS = 3;
/** An upgrade changes all tables within some ms, which few kills meet: with this each of its changes waits for 5 ms. */
const BRAKE = `create schema brake;
  create function brake.wait() returns event_trigger language plpgsql as 'begin perform pg_sleep(0.005); end';
  create event trigger brake on ddl_command_start execute function brake.wait()`;
const STARTS = 'starts by itself in 10 s, with everything that was there';
const ONE_LINE = 'ends with code 1 and one line that says why';

/** Takes over what its descendants leave behind, and never asks how they ended. */
const NEVER_REAPS = `
import ctypes, os, sys, time
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
if os.fork() == 0: os.execvp(sys.argv[1], sys.argv[1:])
time.sleep(600)`;

async function open(undo: Cleanup['add']): Promise<Place> {
  const folder = temporaryFolder(undo);
  const older = path.join(folder, 'older');
  const rows = await makeOldFolder(older);
  const today = path.join(folder, 'today');
  cpSync(older, today, { recursive: true, preserveTimestamps: true });
  owned(older, today);
  const server = await BuiltServer.start({ dataDir: today }, undo);
  await server.stop();
  let copies = 0;
  const copy = (of = 'today') => {
    const [from, to] = [path.resolve(folder, of), path.join(folder, `copy${(copies += 1)}`)];
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
    owned(from, to);
    return to;
  };
  return { copy, rows, undo };
}

/** Makes the upgrade of an older folder last for about a second. */
async function slowed(dataDir: string): Promise<void> {
  const database = await EmbeddedPostgres.start({ dataDir });
  try {
    await withDatabase(database.url, (client) => client.query(BRAKE));
  } finally {
    await database.stop();
  }
}

/** Node's copy belongs to whoever made it, and root's database runs under an account of its own. */
function owned(from: string, to: string): void {
  run('chown', ['-R', `--reference=${from}/postgres`, `${to}/postgres`]);
}

/**
 * Waits until a start changes tables, which it does in one transaction after that of its account's settings, and as long
 * again as is told.
 * @returns ms that it was at it before, and whether it still was at the end
 */
async function untilMigrating(dataDir: string, until: (ms: number) => boolean): Promise<[ms: number, isAt: boolean]> {
  const begun = performance.now();
  const left = () => begun + BOUND_MS - performance.now();
  let url = findRunning(dataDir);
  for (; url === null && left() > 0; url = findRunning(dataDir)) await delay(5);
  for (; left() > 0; await delay(5)) {
    const seen = await withDatabase(url ?? '', async (client): Promise<[number, boolean]> => {
      let since: number | null = null;
      for (; left() > 0; await delay(2)) {
        const { rowCount } = await client.query(
          `select from pg_stat_activity
           where application_name = 'angalink start' and backend_xid is not null and query not like '%alter role%'`,
        );
        const isAt = rowCount !== 0;
        if (isAt) since ??= performance.now();
        const ms = since === null ? 0 : performance.now() - since;
        if (since !== null && (!isAt || until(ms))) return [ms, isAt];
      }
      return [0, false];
      // A database that has just begun takes nobody yet.
    }).catch(() => null);
    if (seen) return seen;
  }
  return [0, false];
}

const starts = (
  what: string,
  garble: (dataDir: string) => void | Promise<void>,
  { sample, aim = STARTS, check }: { sample?: true; aim?: string; check?: (origin: string) => Promise<void> } = {},
): Fault<Place> => ({
  what,
  aim,
  ...(sample && { sample }),
  async try({ copy, rows, undo }) {
    const dataDir = copy();
    await garble(dataDir);
    const begin = performance.now();
    const server = await BuiltServer.start({ dataDir }, undo);
    const took = performance.now() - begin;
    await holdRows(dataDir, rows);
    const scene = await Scene.around(server, path.join(dataDir, 'media'));
    await scene.untilAnswered({ read: [], page: [], quote: [], upload: [], picture: [] }, 'after the start');
    await check?.(server.origin);
    await server.stop();
    rmSync(dataDir, { recursive: true });
    hold(took <= BOUND_MS, () => `ready after ${seconds(took)}`);
    return `ready after ${seconds(took)}, every row there, reads and writes`;
  },
});

const refuses = (
  what: string,
  garble: (dataDir: string) => void,
  line: RegExp,
  more: { sample?: true } = {},
): Fault<Place> => ({
  what,
  aim: ONE_LINE,
  ...more,
  async try({ copy, undo }) {
    const dataDir = copy();
    garble(dataDir);
    const said = await refusal(dataDir, undo);
    hold(line.test(said), () => said);
    rmSync(dataDir, { recursive: true, force: true });
    return `code 1: ${said.replaceAll(dataDir, 'DATA_DIR')}`;
  },
});

/** What a server that cannot start says. @throws Error where it starts, or says more than a line */
async function refusal(dataDir: string, undo: Cleanup['add'], env: Record<string, string> = {}): Promise<string> {
  const server = await BuiltServer.spawn({ dataDir, env });
  undo(() => server.stop());
  for (let waited = 0; !server.hasEnded && waited < 2 * BOUND_MS; waited += 50) await delay(50);
  hold(server.child.exitCode === 1, () => `it did not end with code 1: ${server.child.exitCode} ${server.log}`);
  const lines = server.log.trim().split('\n');
  hold(lines.length === 1, () => `it says ${lines.length} lines: ${server.log.slice(0, 500)}`);
  return lines[0] ?? '';
}

async function holdRows(dataDir: string, rows: Rows): Promise<void> {
  const faults = differences(rows, await rowsAfter(findRunning(dataDir) ?? '', rows));
  hold(faults.length === 0, () => `${faults.length} rows differ: ${faults[0]}`);
}

const pidFile = (dataDir: string) => path.join(dataDir, 'postgres', 'postmaster.pid');
const lock = (dataDir: string) => path.join(dataDir, 'server.lock');
const password = (dataDir: string) => path.join(dataDir, 'postgres.password');
const media = (dataDir: string) => path.join(dataDir, 'media');

const faults: readonly Fault<Place>[] = [
  starts('postmaster.pid is empty', (dir) => writeFileSync(pidFile(dir), ''), { sample: true }),
  starts('postmaster.pid is text', (dir) => writeFileSync(pidFile(dir), 'no number\n\u0000\u0001')),
  starts('postmaster.pid has the number of another program', (dir) => writeFileSync(pidFile(dir), `${process.pid}\n`)),
  starts('postmaster.pid has the number 1', (dir) => writeFileSync(pidFile(dir), '1\n')),
  starts('the lock of the folder is garbage', (dir) => writeFileSync(lock(dir), 'garbage \u0000')),
  starts('the lock of the folder is empty', (dir) => writeFileSync(lock(dir), '')),
  starts('the lock has the number of another program', (dir) => writeFileSync(lock(dir), `${process.pid} 1`)),
  starts('postgres.log is gone, and one above its bound', (dir) => {
    rmSync(path.join(dir, 'postgres.log'), { force: true });
    writeFileSync(path.join(dir, 'postgres.log'), Buffer.alloc(2 * 1024 * 1024, 'x\n'));
  }),
  starts('a half database from a first start that was cut off lies beside', (dir) => {
    mkdirSync(path.join(dir, 'postgres.new', 'base'), { recursive: true });
    writeFileSync(path.join(dir, 'postgres.new', 'PG_VERSION'), '');
  }),
  starts('the folder of half uploads is gone', (dir) =>
    rmSync(path.join(media(dir), 'incoming'), { recursive: true, force: true }),
  ),
  starts('strange files lie among the pictures', (dir) => {
    for (const name of ['README', '.DS_Store', 'lost+found', '0123456789abcdef.tmp'])
      writeFileSync(path.join(media(dir), name), 'x');
    mkdirSync(path.join(media(dir), 'fedcba9876543210'));
    mkdirSync(path.join(media(dir), 'incoming', 'half'), { recursive: true });
  }),
  starts(
    'every picture is cut to half, one is empty',
    (dir) => {
      for (const key of readdirSync(media(dir)).filter((name) => !['incoming', OWNER].includes(name)))
        for (const file of readdirSync(path.join(media(dir), key)))
          truncateSync(path.join(media(dir), key, file), file.endsWith('avif') ? 0 : 40);
    },
    {
      aim: `${STARTS}; what is no picture any more is 503, which nobody keeps`,
      async check(origin) {
        for (const name of ['a1-40.webp', 'a1-preview.jpg', 'a2-preview.jpg']) {
          const { status } = await fetch(`${origin}/media/00000000000000${name}`);
          hold(status < 500, () => `${name} is ${status}`);
        }
        const { status, headers } = await fetch(`${origin}/media/00000000000000a1-40.avif`);
        const kept = headers.get('cache-control');
        hold(status === 503 && kept === 'no-store', () => `the empty one is ${status}, ${kept}`);
      },
    },
  ),
  starts('the folder of pictures is gone, and a new one is said to be meant', async (dir) => {
    rmSync(media(dir), { recursive: true });
    await succeed('media', ['claim'], { DATA_DIR: dir });
  }),
  refuses('postgres.password is gone', (dir) => rmSync(password(dir)), /password of the database .* is missing/, {
    sample: true,
  }),
  refuses(
    'postgres.password is empty',
    (dir) => writeFileSync(password(dir), ''),
    /password of the database .* is missing/,
  ),
  refuses(
    'postgres.password is another one',
    (dir) => writeFileSync(password(dir), 'another'),
    /^Cannot use the database .*password/,
  ),
  refuses(
    'PG_VERSION of the database is gone',
    (dir) => rmSync(path.join(dir, 'postgres', 'PG_VERSION')),
    /did not start: .*PG_VERSION|did not start: .*valid/,
  ),
  refuses(
    'the settings of the database are garbage',
    (dir) => writeFileSync(path.join(dir, 'postgres', 'postgresql.auto.conf'), 'garbage = = \u0001\n'),
    /did not start: .*configuration/,
  ),
  refuses(
    'the control file of the database is empty',
    (dir) => writeFileSync(path.join(dir, 'postgres', 'global', 'pg_control'), ''),
    /did not start: .*/,
  ),
  refuses(
    'a file stands where the folder of pictures should',
    (dir) => {
      rmSync(media(dir), { recursive: true });
      writeFileSync(media(dir), '');
    },
    /media/,
  ),
  {
    what: 'DATA_DIR is read-only at the start',
    aim: ONE_LINE,
    async try({ copy, undo }) {
      const dataDir = copy();
      mountedOver(dataDir, ['--bind', dataDir], undo);
      run('mount', ['-o', 'remount,ro,bind', dataDir]);
      return `code 1: ${(await refusal(dataDir, undo)).replaceAll(dataDir, 'DATA_DIR')}`;
    },
  },
  {
    what: 'the port is taken',
    aim: ONE_LINE,
    async try({ copy, undo }) {
      const dataDir = copy();
      const taken = await BuiltServer.start({ dataDir }, undo);
      const said = await refusal(`${dataDir}-other`, undo, { PORT: new URL(taken.origin).port });
      await taken.stop();
      hold(/^Port \d+ .* is taken/.test(said), () => said);
      return said;
    },
  },
  {
    what: `the upgrade of an older folder is killed at ${MIGRATION_KILLS} points (${SAMPLE_KILLS} in the sample)`,
    aim: 'the next start goes on with it, with every row',
    sample: true,
    async try({ copy, rows, undo }, sample) {
      const kills = sample ? SAMPLE_KILLS : MIGRATION_KILLS;
      const braked = copy('older');
      await slowed(braked);
      const whole = copy(braked);
      const undisturbed = await BuiltServer.spawn({ dataDir: whole });
      undo(() => undisturbed.stop());
      const [wholeMs] = await untilMigrating(whole, () => false);
      await undisturbed.stop();
      const random = new Random(MIGRATION_KILLS);
      let amid = 0;
      for (let round = 0; round < kills; round += 1) {
        const dataDir = copy(braked);
        const first = await BuiltServer.spawn({ dataDir });
        undo(() => first.stop());
        const point = ((round + random.next()) / kills) * wholeMs;
        const [, isAt] = await untilMigrating(dataDir, (ms) => ms >= point);
        await first.kill(round % 2 ? 'tree' : 'server');
        amid += isAt ? 1 : 0;
        const next = await BuiltServer.start({ dataDir }, undo);
        await holdRows(dataDir, rows);
        await next.stop();
        rmSync(dataDir, { recursive: true });
      }
      // Three points of a sample say little of where they fell.
      hold(sample || amid >= kills / 2, () => `only ${amid} of ${kills} kills came while tables were changed`);
      return `${kills} of ${kills}; ${amid} while tables were changed, which takes ${Math.round(wholeMs)} ms`;
    },
  },
  {
    what: 'SIGTERM at 12 points of a start',
    aim: 'ends in 10 s with nothing left running, and the next start is well',
    async try({ copy, rows, undo }) {
      const dataDir = copy();
      const began = performance.now();
      const undisturbed = await BuiltServer.start({ dataDir }, undo);
      const wholeMs = performance.now() - began;
      await undisturbed.stop();
      let longest = 0;
      for (let round = 0; round < 12; round += 1) {
        const server = await BuiltServer.spawn({ dataDir });
        undo(() => server.stop());
        await delay(((round + 0.5) / 12) * wholeMs);
        const begin = performance.now();
        await server.stop();
        longest = Math.max(longest, performance.now() - begin);
        const { exitCode, signalCode } = server.child;
        hold(
          exitCode === 0 || signalCode === 'SIGTERM',
          () => `it ends with ${exitCode ?? signalCode} at point ${round}: ${server.log}`,
        );
        hold(findRunning(dataDir) === null, () => `a database runs on after the signal at point ${round}`);
      }
      const next = await BuiltServer.start({ dataDir }, undo);
      await holdRows(dataDir, rows);
      await next.stop();
      hold(longest <= BOUND_MS, () => `${longest} ms`);
      return `12 of 12, at most ${seconds(longest)}`;
    },
  },
  {
    what: 'process 1 does not reap: server and postmaster, killed at once, stay as zombies',
    aim: STARTS,
    async try({ copy, rows, undo }) {
      need('python3', 'python3');
      const dataDir = copy();
      let longest = 0;
      for (let round = 0; round < 3; round += 1) {
        const begin = performance.now();
        // Each parent lives on, and its zombies with it.
        const server = await BuiltServer.start({ dataDir, under: ['python3', '-c', NEVER_REAPS] }, undo);
        longest = Math.max(longest, performance.now() - begin);
        await holdRows(dataDir, rows);
        const [node = NaN] = childrenOf(server.pid());
        for (const pid of [server.pid('postmaster'), node]) process.kill(pid, 'SIGKILL');
      }
      hold(longest <= BOUND_MS, () => `a start took ${Math.round(longest)} ms`);
      return `3 of 3 kills and starts, each in ${seconds(longest)} at most`;
    },
  },
];

export const startFaults = groupOf(open, faults);
