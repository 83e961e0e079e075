import path from 'node:path';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../support/database';
import { BuiltServer } from '../support/builtServer';
import { callerOf, signIn } from '../support/calls';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { listed, loadNow, seconds } from '../support/seen';
import { Cluster, SELLER } from './cluster';
import { read, readPaths, write, type Written } from './visitors';

const ROUNDS = 20;
/** From the promotion until a write is acknowledged, ms. */
const WRITES_MS = 10_000;
/** Of load before the kill, from it to the promotion, and after that. */
const BEFORE_MS = 3_000;
const AWAY_MS = 3_000;
const AFTER_MS = 10_000;

/** What was seen in all rounds. */
interface Tally {
  back: number[];
  never: number;
  reads: number;
  readFaults: string[];
  acknowledged: number;
  lost: number;
  writes: Written[];
}

/** The database is killed under load, and its replica takes its place. */
export async function tryFailover(trial: Trial): Promise<void> {
  const { sample, only, undo } = trial;
  if (!only.test('failover')) return;
  const folder = temporaryFolder(undo);
  let copies = 0;
  const place = () => path.join(folder, `database${(copies += 1)}`);
  let primary = await Cluster.create(place(), undo);
  primary.sql(`create database shop owner ${SELLER}`);
  let replica = await primary.replicate(place());
  const hosts = [primary, replica].map(({ port }) => `127.0.0.1:${port}`);
  const env = {
    DATABASE_URL: `postgres://${SELLER}@${hosts.join(',')}/shop?target_session_attrs=read-write`,
    DEMO_DATA: 'always',
  };
  const server = await BuiltServer.start({ dataDir: path.join(folder, 'server'), env }, undo);
  const tally: Tally = { back: [], never: 0, reads: 0, readFaults: [], acknowledged: 0, lost: 0, writes: [] };
  const rounds = sample ? 2 : ROUNDS;
  for (let round = 0; round < rounds; round += 1) {
    await tryRound(server, primary, replica, tally);
    const former = primary;
    primary = replica;
    rmSync(former.folder, { recursive: true });
    replica = await primary.replicate(place(), former.port);
  }
  tell(trial, rounds, tally);
}

async function tryRound({ origin }: BuiltServer, primary: Cluster, replica: Cluster, tally: Tally): Promise<void> {
  const staff = callerOf(origin, await signIn(origin));
  const paths = await readPaths(origin);
  for (const one of paths) await fetch(origin + one);
  let isOver = false;
  const reading = read(origin, paths, (BEFORE_MS + AWAY_MS + AFTER_MS) / 1_000).finally(() => (isOver = true));
  const writing = write(origin, staff, () => isOver);
  await delay(BEFORE_MS);
  await primary.kill();
  await delay(AWAY_MS);
  const promoted = performance.now();
  replica.promote();
  const [reads, written] = [await reading, await writing];

  tally.reads += reads.sent;
  tally.readFaults.push(...Object.entries(reads.statuses).flatMap(faultsOf));
  const after = [...written.acknowledged.values()].filter((moment) => moment > promoted);
  if (after.length === 0) tally.never += 1;
  else tally.back.push(Math.min(...after) - promoted);
  tally.acknowledged += written.acknowledged.size;
  tally.writes.push(written);
  const there = await withDatabase(replica.url('shop'), async (client) => {
    const { rows } = await client.query<{ mark: string }>('select clients_note mark from quotations');
    return new Set(rows.map(({ mark }) => mark));
  });
  tally.lost += [...written.acknowledged.keys()].filter((mark) => !there.has(mark)).length;
}

const faultsOf = ([status, count]: [string, number]) => (status === '200' ? [] : [`${count} x ${status}`]);

function tell({ row }: Trial, rounds: number, tally: Tally): void {
  const what = `failover: ${rounds} times, under 50 requests a second: SIGKILL of the database, promotion of its synchronous replica`;
  const most = Math.max(...tally.back, 0);
  const median = tally.back.toSorted((a, b) => a - b)[Math.floor(tally.back.length / 2)] ?? Infinity;
  row({
    what,
    aim: `${rounds} of ${rounds}: a write is acknowledged in ${WRITES_MS / 1_000} s of the promotion`,
    seen: `${tally.back.length} of ${rounds}, after ${seconds(median)} (median), ${seconds(most)} at most, at a load of ${loadNow()}`,
    holds: tally.never === 0 && most <= WRITES_MS,
  });
  row({
    what: 'failover: what visitors read meanwhile, which was in memory',
    aim: 'not one error',
    seen: `${tally.reads} reads, ${listed(tally.readFaults, 'kinds of other answers')}`,
    holds: tally.reads > 0 && tally.readFaults.length === 0,
  });
  row({
    what: 'failover: rows that were acknowledged',
    aim: '0 lost',
    seen: `${tally.acknowledged} acknowledged, ${tally.lost} lost`,
    holds: tally.acknowledged > 0 && tally.lost === 0,
  });
  const strange = tally.writes.flatMap((written) => written.strange);
  const sum = (pick: (written: Written) => number) => tally.writes.reduce((total, one) => total + pick(one), 0);
  row({
    what: 'failover: writes that were not acknowledged',
    aim: '503 with Retry-After',
    seen: `${sum(({ refused }) => refused)} x 503, ${sum(({ broken }) => broken)} without an answer, ${listed(strange, 'others')}`,
    holds: strange.length === 0 && sum(({ broken }) => broken) === 0,
  });
}
