import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../../bench/support/statistics';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { loadContract } from '../../server/openapi/document';
import { BuiltServer, DEMO_ACCOUNT, freePort, type Victim } from '../support/builtServer';
import { callerOf, signIn } from '../support/calls';
import type { Undo } from '../support/cleanup';
import type { Trial } from '../support/part';
import { Random } from '../support/random';
import { listed, loadNow, seconds } from '../support/seen';
import { Ledger } from './ledger';
import { withDatabase } from '../support/database';
import { readBack } from './readBack';
import { kindNames } from './kindOfWrite';
import { KINDS, NOT_READ_BACK, nameOf } from './kinds';
import { Writers, type Voices } from './writers';

/** A start may take this long before it counts as not ready, ms. */
export const READY_MS = 10_000;
const VICTIMS: readonly Victim[] = ['server', 'postmaster', 'both', 'tree'];
const HOUR_MS = 3_600_000;

/** A round writes for so long before the kill, ms; where starts take longer than the longest, up to as long as they do. */
const SHORTEST_MS = 400;
const LONGEST_MS = 1_400;

/** What was seen in all rounds. */
interface Tally {
  /** Ready after each start or recovery. */
  ready: { victim: Victim; ms: number }[];
  lost: string[];
  torn: string[];
  failedStarts: string[];
  /** Quotes with a key. */
  sentAgain: number;
  /** Of these, that were there before. */
  cameBefore: number;
  /** Of these, that were not taken, or are not there once then. */
  notOnce: string[];
  orphans: number;
}

/**
 * Kills a shop again and again under twenty writers, and reads back what it had acknowledged.
 * @param dataDir of a shop that has stopped
 */
export async function tryKills({ sample, seed, minutes, undo, row }: Trial, dataDir: string): Promise<void> {
  const most = sample ? 4 : 200;
  const isOver = overAfter(minutes);
  const port = await freePort();
  let stop: Undo = () => undefined;
  undo(() => stop());
  const start = () => BuiltServer.start({ dataDir, port }, (step) => (stop = step));
  let server = await start();
  const voices = await voicesOf(server.origin, findRunning(dataDir));
  const ledger = new Ledger();
  const writers = await Writers.on(voices, ledger, seed);
  const random = new Random(seed);
  const tally: Tally = {
    ready: [],
    lost: [],
    torn: [],
    failedStarts: [],
    sentAgain: 0,
    cameBefore: 0,
    notOnce: [],
    orphans: 0,
  };
  const whole = new Set<string>();

  let rounds = 0;
  for (; rounds < most && !isOver(); rounds += 1) {
    const victim = VICTIMS[rounds % VICTIMS.length] ?? 'tree';
    writers.start(voices);
    const longest = Math.max(LONGEST_MS, ...tally.ready.slice(-VICTIMS.length).map(({ ms }) => ms));
    await delay(SHORTEST_MS + random.next() * (longest - SHORTEST_MS));
    await server.kill(victim);
    const begin = performance.now();
    if (victim !== 'postmaster') {
      server = await start().catch((error: unknown) => {
        tally.failedStarts.push(`${victim}: ${(error as Error).message.slice(0, 300)}`);
        return start();
      });
    } else await untilServing(server);
    tally.ready.push({ victim, ms: performance.now() - begin });
    await writers.pause();
    const cameBefore = await keyedQuotes(dataDir);
    const { names, refused } = await writers.sendAgain(voices);
    const there = await keyedQuotes(dataDir);
    tally.sentAgain += names.length;
    tally.cameBefore += names.filter((name) => cameBefore.has(name)).length;
    const notOnce = names.filter((name) => there.get(name) !== 1);
    tally.notOnce.push(...refused, ...notOnce.map((name) => `${name} is there ${there.get(name) ?? 0} times`));
    const found = await readBack(dataDir, whole);
    tally.lost.push(...ledger.broken(found).map((fault) => `round ${rounds + 1}, ${victim}: ${fault}`));
    tally.torn.push(...found.torn.map((fault) => `round ${rounds + 1}, ${victim}: ${fault}`));
    tally.orphans = Math.max(tally.orphans, found.orphans.length);
    ledger.settle(found);
    if (rounds % 20 === 19) console.log(`${rounds + 1} of ${most} kills, ${ledger.acknowledged} acknowledged writes`);
  }
  await server.stop();
  makeOld(path.join(dataDir, 'media'));
  await start();
  const left = await leftAfterSweep(dataDir, whole);
  // A sample stands beside other work on the machine: how long a start takes is judged in the whole run.
  tell(row, { rounds, tally, ledger, writers, left, mostMs: sample ? Infinity : READY_MS });
  // A few kills are too few for every call to come under them.
  if (rounds === most && !sample) tellCalls(row, writers);
}

interface Outcome {
  rounds: number;
  tally: Tally;
  ledger: Ledger;
  writers: Writers;
  left: number;
  /** Longest start that still holds. */
  mostMs: number;
}

function tell(row: Trial['row'], { rounds, tally, ledger, writers, left, mostMs }: Outcome): void {
  const what = `${rounds} kills (server, postmaster, both at once, whole tree in turn) under 20 writers of ${kindNames.length} kinds of records, likes and pictures`;
  const byTime = tally.ready.toSorted((a, b) => a.ms - b.ms);
  const slowest = byTime.at(-1);
  const most = slowest?.ms ?? Infinity;
  const late = byTime.filter(({ ms }) => ms > READY_MS).length;
  row({
    what,
    aim: '0 acknowledged writes lost, no delete undone, counts exact',
    seen: `${ledger.acknowledged} acknowledged, ${ledger.unanswered} refused or without an answer, ${listed(tally.lost, 'lost or undone')}`,
    holds: tally.lost.length === 0 && ledger.acknowledged > 20 * rounds,
  });
  row({
    what: 'each start after a kill, or the recovery of the server whose database was killed',
    aim: `${rounds} of ${rounds} by themselves, ready in ${READY_MS / 1_000} s`,
    seen: `${rounds - tally.failedStarts.length} of ${rounds}, after ${seconds(median(byTime.map(({ ms }) => ms)))} (median), ${seconds(most)} at most (${slowest?.victim}), ${late} later than promised, at a load of ${loadNow()}${tally.failedStarts.length > 0 ? `; ${tally.failedStarts[0]}` : ''}`,
    holds: tally.failedStarts.length === 0 && most <= mostMs,
  });
  row({
    what: 'rows and files after each kill',
    aim: '0 rows without whole files, no record twice, ratings add up',
    seen: listed(tally.torn, 'torn'),
    holds: tally.torn.length === 0,
  });
  row({
    what: 'quotes with a key that had no answer, or 503, sent again',
    aim: 'taken, one row each',
    seen: `${tally.sentAgain} sent again, ${tally.cameBefore} of them there before; ${listed(tally.notOnce, 'not taken, or not there once')}`,
    holds: tally.sentAgain > 0 && tally.notOnce.length === 0,
  });
  row({
    what: 'pictures without a row, an hour old, at the next start',
    aim: '0 left after the sweep',
    seen: `${tally.orphans} folders at most before, ${left} after`,
    holds: left === 0,
  });
  row({
    what: 'answers meanwhile',
    aim: 'success, 503 or none at all',
    seen: listed(writers.strange, 'others'),
    holds: writers.strange.length === 0,
  });
}

/** No call that writes was left out. */
function tellCalls(row: Trial['row'], { done }: Writers): void {
  const calls = loadContract()
    .operations.filter(({ id, method }) => method !== 'GET' && !(id in NOT_READ_BACK))
    .map(({ id }) => ({ id, times: done.get(id) ?? 0 }))
    .sort((a, b) => a.times - b.times);
  const [seldomest] = calls;
  const left = Object.entries(NOT_READ_BACK).map(([id, why]) => `${id} (${why})`);
  row({
    what: 'every call of the contract that writes, between the kills',
    aim: 'acknowledged, and read back after the next kill',
    seen: `${calls.filter(({ times }) => times > 0).length} of ${calls.length} calls, the seldomest ${seldomest?.id}, ${seldomest?.times} times; not among them: ${left.join(', ')}`,
    holds: (seldomest?.times ?? 0) > 0,
  });
}

/** Whether a part that may take so long is over; never where it takes as long as is promised. */
export function overAfter(minutes: number | null): () => boolean {
  const end = performance.now() + (minutes ?? Infinity) * 60_000;
  return () => performance.now() > end;
}

/** The accounts' sessions outlive every kill: they are asked for once. @param database address of the shop's */
export async function voicesOf(origin: string, database: string | null): Promise<Voices> {
  const colleague = { ...DEMO_ACCOUNT, user: 'colleague@example.com' };
  await withDatabase(database ?? '', (client) =>
    client.query(
      `insert into users (first_name, last_name, email, password_hash)
       select 'A', 'Colleague', $1, password_hash from users where email = $2`,
      [colleague.user, DEMO_ACCOUNT.user],
    ),
  );
  return {
    visitor: callerOf(origin),
    staff: callerOf(origin, await signIn(origin)),
    colleague: callerOf(origin, await signIn(origin, colleague)),
  };
}

async function untilServing(server: BuiltServer): Promise<void> {
  const deadline = performance.now() + 3 * READY_MS;
  // The first answers may still come over connections that nobody has told of the end.
  await delay(300);
  while (performance.now() < deadline) {
    const answer = await fetch(`${server.origin}/readyz`, { signal: AbortSignal.timeout(READY_MS) }).catch(() => null);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error('The server whose database was killed did not come back.');
}

/** How often each quote with a key is there, by its name in the ledger: read past the server. */
function keyedQuotes(dataDir: string): Promise<Map<string, number>> {
  return withDatabase(findRunning(dataDir) ?? '', async (client) => {
    const { rows } = await client.query<{ mark: string; times: number }>(
      `select mark, count(*)::int times from (${KINDS.keyedQuote.all}) one group by mark`,
    );
    return new Map(rows.map(({ mark, times }) => [nameOf('keyedQuote', mark), times]));
  });
}

/** All that lies in the folder of pictures is two hours old then: the sweep spares what is younger than one. */
function makeOld(media: string): void {
  const former = new Date(Date.now() - 2 * HOUR_MS);
  const incoming = path.join(media, 'incoming');
  const folders = [media, incoming].flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  for (const folder of folders) if (folder !== incoming) utimesSync(folder, former, former);
}

/** Folders without a row and half uploads, once the sweep had its time. */
async function leftAfterSweep(dataDir: string, whole: Set<string>): Promise<number> {
  const count = async () =>
    (await readBack(dataDir, whole)).orphans.length + readdirSync(path.join(dataDir, 'media', 'incoming')).length;
  for (let tries = 0; tries < 20 && (await count()) > 0; tries += 1) await delay(500);
  return count();
}
