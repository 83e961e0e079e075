import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findServiceAccount } from '../../server/database/embedded/serviceAccount';
import { readConfig } from '../../server/config';
import { Wire } from '../../server/testing/wire';
import { withDatabase } from '../support/database';
import { Scene } from '../faults/scene';
import { BuiltServer, freePort } from '../support/builtServer';
import { callerOf } from '../support/calls';
import { temporaryFolder, type Cleanup } from '../support/cleanup';
import type { Trial } from '../support/part';
import { seconds } from '../support/seen';
import { Cluster, SELLER } from './cluster';
import { KIT_ORIGIN, tellKit } from './kit';
import { need, startProgram } from '../support/programs';

/** As a server without settings of its own has it. */
const STATEMENT_LIMIT = `${readConfig({}).pool.statementTimeout / 1_000}s`;
const ROOT = path.join(__dirname, '../..');
/** What a change in one process may take until the other shows it, ms. */
const AGREE_MS = 2_000;
/** The same where the connection that carries changes has died without a word: a heartbeat and its patience, ms. */
const SILENT_MS = 17_000;

/** PgBouncer in transaction mode, all else as it comes. @returns the address of a database through it */
async function startPooler(cluster: Cluster, folder: string, undo: Cleanup['add']): Promise<(name: string) => string> {
  const program = need('/usr/sbin/pgbouncer', 'pgbouncer');
  const [port, settings, users] = [await freePort(), path.join(folder, 'pooler.ini'), path.join(folder, 'users')];
  writeFileSync(users, `"${SELLER}" ""\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${cluster.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'pool_mode = transaction',
      'auth_type = trust',
      `auth_file = ${users}`,
    ].join('\n'),
  );
  await startProgram(findServiceAccount([folder]).command(program, [settings]), port, undo);
  return (name) => `postgres://${SELLER}@127.0.0.1:${port}/${name}`;
}

/** A shop of two processes behind a pooler. */
export async function tryPooler(trial: Trial): Promise<void> {
  const { sample, only, row, undo } = trial;
  const isWanted = (what: string) => only.test(`pooler: ${what}`);
  if (!['start', 'limit', 'agreement', 'silence', 'kit', 'journeys', 'unit tests'].some(isWanted)) return;
  const folder = temporaryFolder(undo);
  const cluster = await Cluster.create(path.join(folder, 'database'), undo);
  const pooled = await startPooler(cluster, folder, undo);
  for (const name of ['refused', 'shop', 'kit', 'journeys']) cluster.sql(`create database ${name} owner ${SELLER}`);
  const wire = await Wire.to(() => ({ host: '127.0.0.1', port: cluster.port }));
  undo(() => wire.close());
  const mediaDir = (name: string) => path.join(folder, `media-${name}`);
  const start = (name: string, more: Record<string, string> = {}) => {
    const env = { DATABASE_URL: pooled(name), DEMO_DATA: 'always', MEDIA_DIR: mediaDir(name), ...more };
    return BuiltServer.start({ dataDir: path.join(folder, `server-${name}`), env }, undo);
  };

  if (isWanted('start')) {
    const refused = await start('refused').then(
      () => 'it started',
      (error: Error) => error.message.split('\n').at(-2) ?? '',
    );
    row({
      what: 'pooler: a start with DATABASE_URL alone',
      aim: 'ends with a line that names DATABASE_DIRECT_URL',
      seen: refused,
      holds: refused.includes('DATABASE_DIRECT_URL'),
    });
  }
  if (['limit', 'agreement', 'silence'].some(isWanted)) await tellTwo();
  if (isWanted('kit'))
    await tellKit(
      trial,
      'pooler: the conformance kit, every operation',
      await start('kit', { DATABASE_DIRECT_URL: cluster.url('kit'), CORS_ORIGINS: KIT_ORIGIN }),
      folder,
    );
  if (!sample) await tellRuns(trial, { cluster, pooled, isWanted });

  async function tellTwo(): Promise<void> {
    const direct = { DATABASE_DIRECT_URL: cluster.url('shop') };
    const first = await Scene.around(await start('shop', direct), mediaDir('shop'));
    // The second hears of changes over a wire that can be cut.
    const second = await start('shop', {
      DATABASE_DIRECT_URL: cluster.url('shop').replace(`${cluster.port}`, `${wire.port}`),
    });
    if (isWanted('limit')) await tellLimits(trial, pooled('shop'));
    if (isWanted('agreement')) await tellAgreement(trial, first, second, sample ? 5 : 100);
    if (isWanted('silence')) {
      wire.block();
      const ms = await untilSeen(first, second, SILENT_MS);
      wire.restore();
      row({
        what: 'pooler: the connection that carries changes falls silent, and a price is changed in the other process',
        aim: `seen in ${SILENT_MS / 1_000} s`,
        seen: ms === null ? 'not seen' : `after ${seconds(ms)}`,
        holds: ms !== null,
      });
    }
  }
}

/** A connection through the pooler has the limits that it may not ask for. */
async function tellLimits({ row }: Trial, url: string): Promise<void> {
  const limit = await withDatabase(url, async (client) => {
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
    return rows[0]?.statement_timeout ?? '';
  });
  row({
    what: 'pooler: the limit of a statement, through it',
    aim: 'as DATABASE_STATEMENT_TIMEOUT_MS says',
    seen: limit,
    holds: limit === STATEMENT_LIMIT,
  });
}

/** Changes in one process, looked for in the other, which has kept what was there before. */
async function tellAgreement({ row }: Trial, first: Scene, second: BuiltServer, changes: number): Promise<void> {
  let [most, unseen] = [0, 0];
  for (let change = 0; change < changes; change += 1) {
    const ms = await untilSeen(first, second, AGREE_MS);
    if (ms === null) unseen += 1;
    else most = Math.max(most, ms);
  }
  row({
    what: `pooler: ${changes} prices changed in one process and read in the other, which had kept them`,
    aim: `none older than ${AGREE_MS / 1_000} s`,
    seen: `${unseen} older, ${Math.round(most)} ms at most`,
    holds: unseen === 0,
  });
}

let cents = 100_000;

/** @returns ms until a new price is shown by the other, null when it never was */
async function untilSeen(first: Scene, second: BuiltServer, patienceMs: number): Promise<number | null> {
  const other = callerOf(second.origin);
  const path = { id: first.productId };
  for (let asked = 0; asked < 3; asked += 1) await other('getProduct', { path });
  const price = ((cents += 1) / 100).toFixed(2);
  const { status } = await first.staff('updateProduct', {
    path: { id: first.productId },
    body: { product_price: price },
  });
  if (status !== 200) throw new Error(`The price could not be changed: ${status}`);
  const begin = performance.now();
  while (performance.now() - begin < patienceMs) {
    if ((await other('getProduct', { path })).text.includes(price)) return performance.now() - begin;
    await delay(10);
  }
  return null;
}

/**
 * What `npm test` runs against a database of its own, through the pooler. Meanwhile what database and pooler say is read on:
 * once nobody reads it, they wait for somebody who does.
 */
async function tellRuns({ row }: Trial, { cluster, pooled, isWanted }: Behind): Promise<void> {
  const runs = {
    journeys: {
      args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'],
      env: { DATABASE_URL: pooled('journeys'), DATABASE_DIRECT_URL: cluster.url('journeys'), DEMO_DATA: 'always' },
    },
    'unit tests': {
      args: ['node_modules/jest/bin/jest.js', '--selectProjects', 'server', '-w', '2'],
      env: { TEST_DATABASE_URL: cluster.url('postgres'), TEST_POOLED_DATABASE_URL: pooled('postgres') },
    },
  };
  for (const [name, { args, env }] of Object.entries(runs).filter(([name]) => isWanted(name))) {
    const run = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    const [status] = (await once(run, 'exit')) as [number | null];
    row({ what: `pooler: ${name}`, aim: 'all pass', seen: `exit code ${status}`, holds: status === 0 });
  }
}

interface Behind {
  cluster: Cluster;
  pooled: (name: string) => string;
  isWanted: (what: string) => boolean;
}
