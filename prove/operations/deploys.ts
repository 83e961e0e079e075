import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withDatabase } from '../support/database';
import { balancerFile } from '../proxies/proxy';
import { BuiltServer, freePort } from '../support/builtServer';
import { callerOf, signIn } from '../support/calls';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import type { Trial } from '../support/part';
import { listed, loadNow, seconds } from '../support/seen';
import { Cluster, SELLER } from './cluster';
import { KIT_ORIGIN, tellKit } from './kit';
import { need, startProgram } from '../support/programs';
import { read, readPaths, write } from './visitors';

const RESTARTS = 20;
const STARTS = 50;
/** Of each server, seconds, as deploy/haproxy.cfg asks for. */
const DRAIN = 5;
/** Load goes on for so long after the last restart, ms. */
const TAIL_MS = 2_000;
const MIGRATIONS = path.join(__dirname, '../../server/migrations');
const NEXT_SCHEMA = path.join(__dirname, 'nextSchema.sql');

/** New builds take the place of old ones while the shop is open. */
export async function tryDeploys(trial: Trial): Promise<void> {
  const { only, undo } = trial;
  const isWanted = (what: string) => only.test(`deploys: ${what}`);
  if (!['restarts', 'schema', 'starts'].some(isWanted)) return;
  const folder = temporaryFolder(undo);
  const cluster = await Cluster.create(path.join(folder, 'database'), undo);
  const database = (name: string) => {
    cluster.sql(`create database ${name} owner ${SELLER}`);
    return cluster.url(name);
  };
  if (isWanted('restarts')) await tryRestarts(trial, folder, database('restarts'));
  if (isWanted('schema')) {
    const env = { DATABASE_URL: database('next'), DEMO_DATA: 'always', CORS_ORIGINS: KIT_ORIGIN };
    const server = await BuiltServer.start({ dataDir: path.join(folder, 'next'), env }, undo);
    await withDatabase(env.DATABASE_URL, (client) => client.query(readFileSync(NEXT_SCHEMA, 'utf8')));
    await tellKit(
      trial,
      'deploys: this build on a schema that a later one has migrated (as the rules allow)',
      server,
      folder,
    );
    await server.stop();
  }
  if (isWanted('starts')) await tryStarts(trial, folder, database);
}

/** Shares requests out over the servers that say they are ready, as the file of deploy/ does. */
async function startBalancer(
  folder: string,
  [first, second]: readonly number[],
  undo: Cleanup['add'],
): Promise<string> {
  const program = need('/usr/sbin/haproxy', 'haproxy');
  const [port, settings] = [await freePort(), path.join(folder, 'haproxy.cfg')];
  const places = { '127.0.0.1:3001': `127.0.0.1:${first}`, '127.0.0.1:3002': `127.0.0.1:${second}` };
  writeFileSync(settings, balancerFile(port, places));
  await startProgram([program, ['-db', '-f', settings]], port, undo);
  return `http://127.0.0.1:${port}`;
}

async function tryRestarts({ sample, row, undo }: Trial, folder: string, url: string): Promise<void> {
  const ports = [await freePort(), await freePort()];
  const origin = await startBalancer(folder, ports, undo);
  const env = {
    DATABASE_URL: url,
    MEDIA_DIR: path.join(folder, 'media'),
    DEMO_DATA: 'always',
    PUBLIC_URL: origin,
    DRAIN_SECONDS: String(DRAIN),
  };
  const start = (port: number) => BuiltServer.start({ dataDir: path.join(folder, `server${port}`), port, env }, undo);
  const servers = new Map<number, BuiltServer>();
  for (const port of ports) servers.set(port, await start(port));
  const [staff, paths] = [callerOf(origin, await signIn(origin)), await readPaths(origin)];

  const rounds = sample ? 2 : RESTARTS;
  const failures: string[] = [];
  let [reads, writes, most, notice] = [0, 0, 0, Infinity];
  for (let round = 0; round < rounds; round += 1) {
    let isOver = false;
    const restarting = (async () => {
      for (const port of ports) {
        const begin = performance.now();
        notice = Math.min(notice, await stopWatched(servers.get(port) as BuiltServer));
        servers.set(port, await start(port));
        // Until the balancer has seen it too.
        await delay(TAIL_MS);
        most = Math.max(most, performance.now() - begin);
      }
    })().finally(() => (isOver = true));
    const writing = write(origin, staff, () => isOver);
    while (!isOver) {
      const { sent, statuses, firstError } = await read(origin, paths, 2);
      reads += sent;
      failures.push(
        ...Object.entries(statuses).flatMap(([status, n]) =>
          status === '200' ? [] : [`${n} x ${status} ${firstError}`],
        ),
      );
    }
    const { acknowledged, refused, broken, strange } = await writing;
    await restarting;
    writes += acknowledged.size;
    failures.push(...strange);
    if (refused + broken > 0) failures.push(`writes: ${refused} x 503, ${broken} without an answer`);
  }
  row({
    what: `deploys: ${rounds} rolling restarts of two processes behind HAProxy, under 50 requests a second`,
    aim: '0 failed requests',
    seen: `${reads} reads and ${writes} quotes, ${listed(failures, 'kinds of failures')}; a process was replaced in ${seconds(most)} at most, at a load of ${loadNow()}`,
    holds: reads > 0 && writes > 0 && failures.length === 0,
  });
  row({
    what: 'deploys: /readyz says no before the door closes',
    aim: `at least DRAIN_SECONDS (${DRAIN} s) before`,
    seen: `${seconds(notice)} before, at least`,
    // A look at it takes its time.
    holds: notice >= DRAIN * 1_000 - 100 && notice < Infinity,
  });
  for (const server of servers.values()) await server.stop();
}

/** Stops a server. @returns ms from the first "not ready" to the first refused connection */
async function stopWatched(server: BuiltServer): Promise<number> {
  const stopped = server.stop();
  let [unready, refused] = [0, 0];
  while (refused === 0) {
    const answer = await fetch(`${server.origin}/readyz`).catch(() => null);
    if (answer?.status === 503) unready ||= performance.now();
    if (answer === null) refused = performance.now();
    await delay(10);
  }
  await stopped;
  return unready === 0 ? 0 : refused - unready;
}

/** Three at once on an empty database, again and again. */
async function tryStarts(
  { sample, row, undo }: Trial,
  folder: string,
  database: (name: string) => string,
): Promise<void> {
  const rounds = sample ? 2 : STARTS;
  const wanted = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length;
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const env = { DATABASE_URL: database(`starts${round}`), DEMO_DATA: 'never', MEDIA_DIR: path.join(folder, 'media') };
    const starts = await Promise.allSettled(
      [1, 2, 3].map((one) => BuiltServer.start({ dataDir: path.join(folder, `start${one}`), env }, undo)),
    );
    failures.push(...starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : [])));
    const applied = await withDatabase(env.DATABASE_URL, async (client) => {
      const { rows } = await client.query<{ n: string }>('select count(*) n from drizzle.__drizzle_migrations');
      return Number(rows[0]?.n);
    });
    if (applied !== wanted) failures.push(`${applied} migrations were applied, not ${wanted}`);
    for (const start of starts) if (start.status === 'fulfilled') await start.value.stop();
  }
  row({
    what: `deploys: three processes started at once on an empty database, ${rounds} times`,
    aim: 'one migrates, none fails',
    seen: listed(failures, 'failures'),
    holds: failures.length === 0,
  });
}
