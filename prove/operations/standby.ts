import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BuiltServer } from '../support/builtServer';
import { callerOf, signIn } from '../support/calls';
import { temporaryFolder } from '../support/cleanup';
import type { Trial } from '../support/part';
import { listed, seconds } from '../support/seen';
import { Cluster, SELLER } from './cluster';
import { write } from './visitors';

/** How long the standby is away. */
const AWAY_MS = 60_000;
const SAMPLE_AWAY_MS = 10_000;
/** What a read may take meanwhile, ms. */
const READ_MS = 1_000;
/** From the standby's return until a write is acknowledged, ms. */
const BACK_MS = 10_000;
/** Of the shop at the database: its pool, and what it keeps beside that. */
const CONNECTIONS = 15;

/** The only standby, without which nothing is acknowledged, is lost under writes: reads go on, whatever is asked for. */
export async function tryStandby({ sample, only, undo, row }: Trial): Promise<void> {
  if (!only.test('standby')) return;
  const folder = temporaryFolder(undo);
  const primary = await Cluster.create(path.join(folder, 'primary'), undo);
  primary.sql(`create database shop owner ${SELLER}`);
  const replica = await primary.replicate(path.join(folder, 'standby'));
  const env = { DATABASE_URL: primary.url('shop'), DEMO_DATA: 'always' };
  const { origin } = await BuiltServer.start({ dataDir: path.join(folder, 'server'), env }, undo);
  const staff = callerOf(origin, await signIn(origin));

  await replica.kill();
  const killed = performance.now();
  const awayFor = sample ? SAMPLE_AWAY_MS : AWAY_MS;
  const isOver = () => performance.now() - killed > awayFor;
  const writing = write(origin, staff, isOver);
  let [asked, longest, connections] = [0, 0, 0];
  const faults: string[] = [];
  for (; !isOver(); asked += 1) {
    const begun = performance.now();
    // Never asked before, so that it is not in memory.
    const { status } = await callerOf(origin)('listProducts', { query: { min_price: String(asked) } });
    if (status !== 200) faults.push(String(status));
    longest = Math.max(longest, performance.now() - begun);
    if (asked % 10 === 0) connections = Math.max(connections, connectionsOf(primary));
    await delay(100);
  }
  const written = await writing;
  row({
    what: `standby: the only one, without which nothing is acknowledged, away for ${seconds(awayFor)} under 10 writes a second: reads of what is not in memory`,
    aim: `not one error, ${READ_MS / 1_000} s at most; the database keeps ${CONNECTIONS} connections at most`,
    seen: `${asked} reads, ${listed(faults, 'errors')}, ${seconds(longest)} at most; ${connections} connections`,
    holds: asked > 0 && faults.length === 0 && longest <= READ_MS && connections <= CONNECTIONS,
  });
  row({
    what: 'standby: the writes meanwhile',
    aim: 'none acknowledged; 503 with Retry-After',
    seen: `${written.acknowledged.size} acknowledged, ${written.refused} x 503, ${written.broken} without an answer, ${listed(written.strange, 'others')}`,
    holds: written.acknowledged.size === 0 && written.refused > 0 && written.broken + written.strange.length === 0,
  });

  await replica.start();
  const returned = performance.now();
  const back = await write(origin, staff, () => performance.now() - returned > BACK_MS);
  const first = Math.min(...back.acknowledged.values()) - returned;
  row({
    what: 'standby: writes after its return',
    aim: `acknowledged in ${BACK_MS / 1_000} s`,
    seen: `after ${seconds(first)}`,
    holds: first <= BACK_MS,
  });
}

const connectionsOf = (cluster: Cluster) =>
  Number(cluster.sql(`select count(*) from pg_stat_activity where usename = '${SELLER}' and datname = 'shop'`));
