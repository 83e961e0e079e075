import './productionDefault';
import { once } from 'node:events';
import { createServer, isIPv6, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isatty } from 'node:tty';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { paths } from '../src/common/domain/paths';
import { buildApp } from './app';
import { shareNameLookups } from './nameLookups';
import { startClock } from './priceClock';
import { readConfig, warningsOf, type Config } from './config';
import { EmbeddedPostgres } from './database/embedded/embeddedPostgres';
import { isUnavailable, reasonOf } from './database/failures';
import { migrateDatabase } from './database/migrate';
import { ConfigError } from './environment';
import { startHousekeeping } from './housekeeping';
import { PictureEncoder } from './media/encoder/pictureEncoder';
import { openPictures } from './media/openPictures';
import { MetricsServer } from './metrics/metricsServer';
import { describeFailure, failureText } from './http/failures';
import { createLogger } from './http/logging';
import { startSender } from './notices/sender';
import { seedDemo, warnOfDemo, type DemoAccount } from './seed/seed';
import type { Services } from './services';
import { startServices } from './start';

/** Requests that are still running then are cut off, so that the stop takes about ten seconds at most. */
const DRAIN_PATIENCE = 6_000;

/** A balancer waits no longer for the words of a large shop to be read, ms: all but searches could be answered before. */
const LONGEST_WARMING = 30_000;

/** How a system says that an address, or a name, is none of its own. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Addresses by which this machine's own browser finds the shop under a name. */
const OF_THIS_MACHINE = ['127.0.0.1', '0.0.0.0', '::1', '::'];

/** Connections to the server's own database beside the pool, for news, backups and staff's commands: 100 in all by default. */
const BESIDE_POOL = 90;

type Cleanup = () => Promise<void> | void;

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLogger(config.log.level);
  for (const warning of warningsOf(config)) log.warn(warning);
  shareNameLookups();
  // The same where they lead into a file on a disk that is full.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // One that a defect has left unheard is no reason to cut off everybody who is being served.
  process.on('unhandledRejection', (reason) =>
    log.error({ failure: describeFailure(reason) }, 'something failed that nobody waited for'),
  );
  const cleanups: Cleanup[] = [];
  // Ctrl-C during the start is heard too: a database that is just coming up is stopped again.
  const stop = stopOnSignal(cleanups);
  try {
    // Said before the first start makes an account whose password would then not be shown.
    await usePort(config, () => requireFree(config));
    const figures = config.metrics && { ...config.metrics, setting: 'METRICS_' };
    if (figures) await usePort(figures, () => requireFree(figures));
    const url = config.databaseUrl ?? (await startEmbedded(config, log, cleanups));
    const isIntroduced = await prepareDatabase(config, url);
    const { services, pool, close } = await startServices(config, url, log);
    cleanups.push(close);
    const metrics = config.metrics && new MetricsServer({ services, pool });
    let isStarting = true;
    const app = await buildApp(services, {
      log,
      figures: metrics?.requests,
      isStopping: () => stop.requested,
      isStarting: () => isStarting,
    });
    // Each may have to wait for a database, a mail server or a visitor that is silent: they stop side by side.
    const [stopClock, stopSender] = [startClock(services, log), startSender(services, log)];
    cleanups.push(startHousekeeping(services, log), async () => {
      await Promise.all([drain(app, config.drainSeconds), stopClock(), stopSender()]);
    });
    if (figures && metrics) {
      cleanups.push(() => metrics.close());
      await usePort(figures, () => metrics.listen(figures.host, figures.port));
    }
    await listen(app, config);
    await Promise.race([warmSearch(services, log, stop), delay(LONGEST_WARMING, undefined, { ref: false })]);
    isStarting = false;
    void warnOfDemo(services, log);
    if (!stop.requested) announce(config, (app.server.address() as AddressInfo).port, isIntroduced);
  } catch (error) {
    // It fails because it is stopped, its database first; the stop ends the process.
    if (stop.requested) return;
    await runAll(cleanups);
    throw isOfFolders(config, error)
      ? new ConfigError(`${error.message}. DATA_DIR and MEDIA_DIR have to be folders that this user can write to.`)
      : error;
  }
}

async function startEmbedded(config: Config, log: FastifyBaseLogger, cleanups: Cleanup[]): Promise<string> {
  const embedded = await EmbeddedPostgres.start({
    dataDir: config.dataDir,
    settings: [`max_connections=${config.pool.max + BESIDE_POOL}`],
    onEvent: (event) => log.error(event),
  });
  cleanups.push(() => embedded.stop());
  return embedded.url;
}

/** @returns whether it made the demo's account, and said how to sign in */
async function prepareDatabase(config: Config, url: string): Promise<boolean> {
  const { data } = config.demo;
  const isWanted = data === 'always' || (data === 'embedded' && config.databaseUrl === null);
  // The demo's pictures come encoded, so this starts no process.
  const media = openPictures(config, new PictureEncoder());
  const direct = config.databaseDirectUrl ?? url;
  const account = await migrateDatabase(direct, config.pool.statementTimeout, async (db) => {
    const made = isWanted ? await seedDemo({ config, db, media }).catch(sayWhy) : null;
    if (made) introduce(config, made);
    return made;
  });
  return account !== null;
}

/** A disk or a bucket that is away is not the database's fault. */
function sayWhy(error: unknown): never {
  if (!isUnavailable(error)) throw error;
  throw new ConfigError(`The demo shop could not be made: ${reasonOf(error)}`);
}

async function requireFree({ host, port }: Place): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  return usePort({ host, port }, async () => void (await app.listen({ host, port })));
}

interface Place {
  host: string;
  port: number;
  /** What the names of its settings begin with. */
  setting?: string;
}

/** Says in one line why an address cannot be listened on. */
async function usePort({ host, port, setting = '' }: Place, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isNone = `${setting}HOST ${host} is no address of this machine.`;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} on ${host} is taken by another program. Set ${setting}PORT to a free one.`,
      EACCES: `Port ${port} may not be used by this user. Set ${setting}PORT to 1024 or more.`,
      ...Object.fromEntries(NO_ADDRESS.map((code) => [code, isNone])),
    };
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new ConfigError(reason) : error;
  }
}

/** Lets whoever shares out requests see that this server stops, and requests that were accepted finish; then closes what is left. */
async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  await delay(seconds * 1_000);
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_PATIENCE);
  await app.close();
  clearTimeout(timer);
}

function stopOnSignal(cleanups: Cleanup[]): { requested: boolean } {
  const state = { requested: false };
  const stop = (signal: NodeJS.Signals) => {
    if (state.requested) return;
    state.requested = true;
    process.stderr.write(`${signal}: finishing.\n`);
    void runAll(cleanups).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  // A terminal that closes, which is none any more by then; under nohup and without one there is none that would.
  const hasTerminal = isatty(0);
  process.on('SIGHUP', (signal) => hasTerminal && stop(signal));
  return state;
}

/** Undoes the start in reverse order. */
async function runAll(cleanups: Cleanup[]): Promise<void> {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
}

/** Reads the words of all records, so that the first search finds them there. */
async function warmSearch(
  { search }: Services,
  log: FastifyBaseLogger,
  stop: { readonly requested: boolean },
): Promise<void> {
  try {
    await search.products.refresh();
    await search.articles.refresh();
  } catch (error) {
    // The first search tries again, and says it where it matters. A stop closes the database under it.
    if (!stop.requested) log.warn({ failure: describeFailure(error) }, 'the words of the shop could not be read');
  }
}

/** At once: a start that ends before it listens makes no other password, and this one stands nowhere else. */
function introduce({ demo }: Config, { email, password }: DemoAccount): void {
  const words = demo.password ? 'password of DEMO_PASSWORD' : `password ${password}`;
  process.stdout.write(`\n  Sign in     as ${email} with the ${words}\n`);
}

/** @param isIntroduced whether the line of the account stands above already */
function announce(config: Config, port: number, isIntroduced: boolean): void {
  const host = isIPv6(config.host) ? `[${config.host}]` : config.host;
  const name = OF_THIS_MACHINE.includes(config.host) ? 'localhost' : host;
  const origin = config.publicUrl ?? `http://${name}:${port}`;
  const lines = [
    '',
    `  Shop        ${origin}${paths.home()}`,
    `  Dashboard   ${origin}${paths.signIn()}`,
    `  API         ${origin}/api/v1 (reference: ${origin}/api/docs)`,
    ...(isIntroduced ? [] : ['  Sign in     with a staff account; npm run staff manages them']),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Whether a file or folder of the shop's own could not be used. */
function isOfFolders({ dataDir, mediaDir }: Config, error: unknown): error is Error {
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return false;
  const file = error.path;
  return [dataDir, mediaDir].some((folder) => file.startsWith(folder));
}

function fail(error: unknown): never {
  process.stderr.write(`${failureText(error)}\n`);
  process.exit(1);
}

main().catch(fail);
