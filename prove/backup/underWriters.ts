import { existsSync } from 'node:fs';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { Ledger } from '../durability/ledger';
import { listed, seconds, voicesOf } from '../durability/kills';
import { readBack } from '../durability/readBack';
import { kindNames } from '../durability/kinds';
import { Writers, type Voices } from '../durability/writers';
import { BuiltServer } from '../support/builtServer';
import { Cleanup, temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { Command, succeed } from './commands';
import type { BackedUpShop } from './shops';

/** Backs a shop up under writers, again and again, and holds what is restored to what it had acknowledged. */
export async function tryUnderWriters({ sample, seed, undo, row }: Trial, { kind, server, env }: BackedUpShop) {
  const rounds = sample ? 1 : 5;
  const target = temporaryFolder(undo);
  const voices = await voicesOf(server.origin, env.DATABASE_URL ?? findRunning(env.DATA_DIR ?? ''));
  const ledger = new Ledger();
  const writers = await Writers.on(voices, ledger, seed);
  const faults: string[] = [];
  let [restored, longest] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    writers.start(voices);
    const from = ledger.now();
    const { ms } = await succeed('backup', ['--to', target, '--verify'], env);
    const until = ledger.now();
    await writers.pause();
    longest = Math.max(longest, ms);
    const { found, rows } = await restoredShop(target, env);
    restored += rows;
    faults.push(
      ...ledger.broken(found, from, until),
      ...found.torn,
      ...found.orphans.map((key) => `${key} has no row`),
    );
  }
  row({
    what: `${kind}: ${rounds} backups under 20 writers of ${kindNames.length} kinds of records, likes and pictures, each verified and restored into an empty folder`,
    aim: 'all that was acknowledged before is there, rows of every table are those that were copied, every row has its whole files',
    seen: `${ledger.acknowledged} acknowledged, ${restored} rows restored, ${listed(faults, 'lost, torn or left over')}; at most ${seconds(longest)} with the verification`,
    holds: faults.length === 0 && ledger.acknowledged > 0,
  });
  await tellDashboard(row, kind, voices);
}

async function restoredShop(target: string, env: Record<string, string>) {
  const cleanup = new Cleanup();
  try {
    const dataDir = `${temporaryFolder(cleanup.add)}/restored`;
    const { said } = await succeed('restore', ['--from', target], {
      DATA_DIR: dataDir,
      ...(env.BACKUP_KEY !== undefined && { BACKUP_KEY: env.BACKUP_KEY }),
    });
    await BuiltServer.start({ dataDir, env: { DEMO_DATA: 'never' } }, cleanup.add);
    const found = await readBack(dataDir, new Set());
    return { found, rows: Number(/(\d+) rows/.exec(said)?.[1] ?? 0) };
  } finally {
    await cleanup.run();
  }
}

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
  const faults: string[] = [];
  let cut = 0;
  for (let point = 0; point < points; point += 1) {
    const folder = `${target}/${point}`;
    const run = Command.start('backup', ['--to', folder], env);
    const timer = setTimeout(() => run.child.kill('SIGKILL'), (ms * (point + 0.5)) / points);
    const { code } = await run.ended;
    clearTimeout(timer);
    if (code === null) cut += 1;
    const { said } = await succeed('restore', ['--from', folder, '--list'], env);
    // One that was written whole before the kill counts, and is as good as any other.
    if (said !== '') await succeed('restore', ['--from', folder, '--verify'], env).catch(note(faults, point));
    await succeed('backup', ['--to', folder, '--keep', '1'], env).catch(note(faults, point));
    await succeed('restore', ['--from', folder, '--verify'], env).catch(note(faults, point));
  }
  row({
    what: `${kind}: kill -9 of the backup at ${points} points of its ${seconds(ms)}`,
    aim: 'no half backup counts as one; the next one to the same folder is whole, and verified',
    seen: `${cut} killed before their end, ${listed(faults, 'that do not hold')}`,
    holds: faults.length === 0 && cut > 0,
  });
  await tryKilledRestores({ sample, undo, row }, { kind, env }, `${target}/measured`);
}

const note = (faults: string[], point: number) => (error: unknown) =>
  void faults.push(`point ${point}: ${(error as Error).message.slice(0, 300)}`);

async function tryKilledRestores(
  { sample, undo, row }: Pick<Trial, 'sample' | 'undo' | 'row'>,
  { kind, env: { BACKUP_KEY } }: Pick<BackedUpShop, 'kind' | 'env'>,
  from: string,
): Promise<void> {
  const points = sample ? 2 : 10;
  const key: Record<string, string> = BACKUP_KEY === undefined ? {} : { BACKUP_KEY };
  const folder = temporaryFolder(undo);
  const { ms } = await succeed('restore', ['--from', from], { ...key, DATA_DIR: `${folder}/measured` });
  const faults: string[] = [];
  let cut = 0;
  for (let point = 0; point < points; point += 1) {
    const env = { ...key, DATA_DIR: `${folder}/${point}` };
    const run = Command.start('restore', ['--from', from], env);
    const timer = setTimeout(() => run.child.kill('SIGKILL'), (ms * (point + 0.5)) / points);
    const { code } = await run.ended;
    clearTimeout(timer);
    if (code === 0) continue;
    cut += 1;
    if (!existsSync(env.DATA_DIR)) continue;
    const again = await Command.start('restore', ['--from', from], env).ended;
    // The rows appear at once, at the end: then the second one says that all is there.
    if (again.code !== 0 && !again.said.includes('into an empty database only'))
      faults.push(`point ${point}: ${again.said.slice(0, 300)}`);
  }
  row({
    what: `${kind}: kill -9 of the restoring at ${points} points of its ${seconds(ms)}, then begun again`,
    aim: 'nothing, or all of it, is there; the second one ends well',
    seen: `${cut} killed before their end, ${listed(faults, 'that do not hold')}`,
    holds: faults.length === 0 && cut > 0,
  });
}
