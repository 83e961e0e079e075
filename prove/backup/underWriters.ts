import { setTimeout as delay } from 'node:timers/promises';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { Ledger } from '../durability/ledger';
import { voicesOf } from '../durability/kills';
import { readBack } from '../durability/readBack';
import { kindNames } from '../durability/kindOfWrite';
import { Writers, type Voices } from '../durability/writers';
import { hold } from '../faults/fault';
import { BuiltServer } from '../support/builtServer';
import { Cleanup, temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { listed, seconds } from '../support/seen';
import { Command, succeed } from '../support/commands';
import { compared } from './compared';
import type { BackedUpShop } from './shops';

/** The writers are ahead of each backup by so long, ms: without it nothing would have to be in the first one. */
const AHEAD_MS = 1_000;

/** Backs a shop up under writers, again and again, and holds what is restored to what it had acknowledged. */
export async function tryUnderWriters({ sample, seed, undo, row }: Trial, { kind, server, env }: BackedUpShop) {
  const rounds = sample ? 1 : 5;
  const target = temporaryFolder(undo);
  const voices = await voicesOf(server.origin, env.DATABASE_URL ?? findRunning(env.DATA_DIR ?? ''));
  const ledger = new Ledger();
  const writers = await Writers.on(voices, ledger, seed);
  const faults: string[] = [];
  let [restored, longest, ahead] = [0, 0, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    const before = ledger.acknowledged;
    writers.start(voices);
    await delay(AHEAD_MS);
    ahead = Math.min(ahead, ledger.acknowledged - before);
    const from = ledger.now();
    const { ms } = await succeed('backup', ['--to', target, '--verify'], env);
    const until = ledger.now();
    await writers.pause();
    longest = Math.max(longest, ms);
    const { there, found } = await restoredShop(target, env);
    restored += there.rows;
    faults.push(
      ...there.faults,
      ...ledger.broken(found, from, until),
      ...found.torn,
      ...found.orphans.map((key) => `${key} has no row`),
    );
  }
  row({
    what: `${kind}: ${rounds} backups under 20 writers of ${kindNames.length} kinds of records, likes and pictures, each verified and restored into an empty folder`,
    aim: 'all that was acknowledged before is there, rows of every table are those that were copied, every row has its whole files',
    seen: `${ledger.acknowledged} acknowledged, at least ${ahead} of them in the ${seconds(AHEAD_MS)} before each backup; ${restored} rows restored and compared, ${listed(faults, 'lost, others, torn or left over')}; at most ${seconds(longest)} with the verification`,
    holds: faults.length === 0 && ahead > 0,
  });
  await tellDashboard(row, kind, voices);
}

async function restoredShop(target: string, env: Record<string, string>) {
  const cleanup = new Cleanup();
  try {
    const dataDir = `${temporaryFolder(cleanup.add)}/restored`;
    await succeed('restore', ['--from', target], intoFolder(env, dataDir));
    const there = await compared(target, env, dataDir);
    await BuiltServer.start({ dataDir, env: { DEMO_DATA: 'never' } }, cleanup.add);
    const found = await readBack(dataDir, new Set());
    return { there, found };
  } finally {
    await cleanup.run();
  }
}

/** For restoring into a folder: the key goes with it, the shop that was backed up does not. */
const intoFolder = ({ BACKUP_KEY }: Record<string, string>, dataDir: string) => ({
  DATA_DIR: dataDir,
  ...(BACKUP_KEY !== undefined && { BACKUP_KEY }),
});

async function tellDashboard(row: Trial['row'], kind: string, { staff }: Voices): Promise<void> {
  const { data } = await staff('getDashboardSummary');
  const { lastVerifiedAt } = (data as { backups: { lastVerifiedAt: string | null } }).backups;
  const age = Date.now() - Date.parse(lastVerifiedAt ?? '');
  row({
    what: `${kind}: the dashboard afterwards`,
    aim: 'says when the last verified backup was made',
    seen: lastVerifiedAt === null ? 'says nothing' : `says ${lastVerifiedAt}`,
    holds: age >= 0 && age < 600_000,
  });
}

/** Kills a backup at points spread over its time, then the restoring of one. */
export async function tryKilled({ sample, undo, row }: Trial, { kind, env }: BackedUpShop): Promise<void> {
  const points = sample ? 3 : 20;
  const target = temporaryFolder(undo);
  const { ms } = await succeed('backup', ['--to', `${target}/measured`], env);
  const folderOf = (point: number) => `${target}/${point}`;
  const { cut, faults } = await killedAt(
    { points, ms },
    (point) => Command.start('backup', ['--to', folderOf(point)], env),
    async (point) => {
      const folder = folderOf(point);
      const { said } = await succeed('restore', ['--from', folder, '--list'], env);
      // One that was written whole before the kill counts, and is as good as any other.
      if (said !== '') await succeed('restore', ['--from', folder, '--verify'], env);
      await succeed('backup', ['--to', folder, '--keep', '1'], env);
      await succeed('restore', ['--from', folder, '--verify'], env);
    },
  );
  row({
    what: `${kind}: kill -9 of the backup at ${points} points of its ${seconds(ms)}`,
    aim: 'no half backup counts as one; the next one to the same folder is whole, and verified',
    seen: `${cut} killed before their end, ${listed(faults, 'that do not hold')}`,
    holds: faults.length === 0 && cut > 0,
  });
  await tryKilledRestores({ sample, undo, row }, { kind, env }, `${target}/measured`);
}

/**
 * Starts a program again and again, and kills it at points spread over its time.
 * @param look at what each has left, killed or not. @throws Error with what does not hold
 * @returns how many were killed before their end, and what does not hold
 */
async function killedAt(
  { points, ms }: { points: number; ms: number },
  start: (point: number) => Command,
  look: (point: number) => Promise<void>,
): Promise<{ cut: number; faults: string[] }> {
  const faults: string[] = [];
  let cut = 0;
  for (let point = 0; point < points; point += 1)
    try {
      const run = start(point);
      const timer = setTimeout(() => run.child.kill('SIGKILL'), (ms * (point + 0.5)) / points);
      const { code, said } = await run.ended;
      clearTimeout(timer);
      if (code === null) cut += 1;
      // What was not killed has nothing to fail of.
      else hold(code === 0, () => `it ended with ${code}: ${said}`);
      await look(point);
    } catch (error) {
      faults.push(`point ${point}: ${(error as Error).message.slice(0, 300)}`);
    }
  return { cut, faults };
}

async function tryKilledRestores(
  { sample, undo, row }: Pick<Trial, 'sample' | 'undo' | 'row'>,
  { kind, env }: Pick<BackedUpShop, 'kind' | 'env'>,
  from: string,
): Promise<void> {
  const points = sample ? 2 : 10;
  const folder = temporaryFolder(undo);
  const restoring = (name: string | number): Parameters<typeof Command.start> => [
    'restore',
    ['--from', from],
    intoFolder(env, `${folder}/${name}`),
  ];
  const { ms } = await succeed(...restoring('measured'));
  let [rows, files] = [0, 0];
  const start = (point: number) => Command.start(...restoring(point));
  const { cut, faults } = await killedAt({ points, ms }, start, async (point) => {
    const again = await start(point).ended;
    hold(again.code === 0, () => again.said);
    const there = await compared(from, env, `${folder}/${point}`);
    rows += there.rows;
    files += there.files;
    hold(there.faults.length === 0, () => listed(there.faults, 'tables and files are not as in the backup'));
  });
  row({
    what: `${kind}: kill -9 of the restoring at ${points} points of its ${seconds(ms)}, then begun again`,
    aim: 'nothing, or all of it, is there; the second one ends well, and every table and picture is then as it was backed up',
    seen: `${cut} killed before their end; ${rows} rows and ${files} files compared after the second ones; ${listed(faults, 'that do not hold')}`,
    holds: faults.length === 0 && cut > 0,
  });
}
