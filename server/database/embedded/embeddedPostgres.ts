import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from '../../environment';
import { findBinaries, type Binaries } from './binaries';
import { SUPERUSER, clusterFolder, createCluster, programEnvironment, readPassword } from './cluster';
import { FolderInUseError, lockFolder, type FolderLock } from './folderLock';
import {
  clearOrphan,
  endAtOnce,
  endOrphan,
  endPostmaster,
  forgetOrphan,
  putBackOrphan,
  readPostmaster,
  runningPostmaster,
} from './postmaster';
import { boundServerLog, logFile, openServerLog, type ServerLog } from './serverLog';
import { findServiceAccount, type ServiceAccount } from './serviceAccount';

export interface EmbeddedOptions {
  dataDir: string;
  /** Extra settings, such as `fsync=off` for tests. */
  settings?: readonly string[];
  /** Told of an unexpected end and of each new start after it. */
  onEvent?: (event: string) => void;
}

const LOOPBACK = '127.0.0.1';
/** For a first sign of life, ms; what a crash has left may take much longer, and that is said as often. */
const START_PATIENCE = 60_000;
/** Backends of a database that was killed hold the folder until their statements end. */
const STILL_HELD = /shared memory block .* is still in use|lock file .* already exists/;
/** They are waited for so long (milliseconds); a statement runs for four seconds, unless configured otherwise. */
const HELD_PATIENCE = 8_000;
const HELD_PAUSE = 250;
const STOP_PATIENCE = 3_000;
/** Between two looks at the length of the log (milliseconds). */
const LOG_PAUSE = 60_000;
/**
 * A port is chosen once and must be free at each new start, so it is none of those that systems give to whoever calls out
 * (from 32768 on, with Linux).
 */
const PORTS = [20_000, 32_000] as const;
const MOST_TRIES = 100;

/** Address of the embedded database of a data folder that a server runs now; null when none runs. */
export function findRunning(dataDir: string): string | null {
  const postmaster = runningPostmaster(clusterFolder(dataDir));
  const password = readPassword(dataDir);
  return postmaster?.state === 'ready' && password ? databaseUrl(password, postmaster.port) : null;
}

/**
 * A PostgreSQL of our own in the data folder: started, watched and stopped by this process. It survives a crash of
 * its own (it is started again on the same port) but not this process: a watcher ends it even after `kill -9`.
 */
export class EmbeddedPostgres {
  private child: ChildProcess | null = null;
  private watcher: ChildProcess | null = null;
  private stopping = false;
  private logTimer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly options: EmbeddedOptions,
    private readonly binaries: Binaries,
    private readonly account: ServiceAccount,
    private readonly access: { password: string; port: number },
    private readonly lock: FolderLock,
  ) {}

  /**
   * @throws FolderInUseError when another server has the folder
   * @throws ConfigError with one line when it cannot start
   */
  static async start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const { dataDir } = options;
    const binaries = findBinaries();
    // Root's database runs under another user, who has to pass through the folder.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    let embedded: EmbeddedPostgres | undefined;
    const lock = await lockFolder(dataDir, 'server.lock', (owner) => new FolderInUseError(dataDir, owner), {
      clear: () => endOrphan(binaries.pgCtl, clusterFolder(dataDir)),
      onLost: () => void giveWay(dataDir, embedded),
    });
    try {
      const account = findServiceAccount([dataDir, binaries.postgres]);
      const password = await createCluster(dataDir, binaries, account);
      embedded = new EmbeddedPostgres(options, binaries, account, { password, port: await freePort() }, lock);
      await embedded.runPatiently();
      embedded.logTimer = setInterval(() => embedded?.boundLog(), LOG_PAUSE).unref();
      return embedded;
    } catch (error) {
      embedded?.watcher?.kill('SIGKILL');
      putBackOrphan(clusterFolder(dataDir));
      lock.giveBack();
      throw error instanceof ConfigError ? error : startError(dataDir, error);
    }
  }

  get url(): string {
    return databaseUrl(this.access.password, this.access.port);
  }

  /** Stops the database, if need be the hard way, and frees the folder. */
  async stop(): Promise<void> {
    await this.end(endPostmaster);
    this.lock.release();
  }

  /** Ends the database of a folder that is another's by now. */
  yield(): Promise<void> {
    return this.end(endAtOnce);
  }

  private async end(way: typeof endPostmaster): Promise<void> {
    this.stopping = true;
    clearInterval(this.logTimer);
    const pid = this.child?.pid;
    if (pid !== undefined && this.child?.exitCode === null && this.child.signalCode === null)
      await way(this.binaries.pgCtl, clusterFolder(this.options.dataDir), pid, STOP_PATIENCE);
    this.watcher?.kill('SIGKILL');
  }

  private boundLog(): void {
    try {
      boundServerLog(this.options.dataDir);
    } catch (error) {
      this.options.onEvent?.(`The log of the embedded database could not be put aside: ${String(error)}`);
    }
  }

  private async runPatiently(): Promise<void> {
    for (const deadline = performance.now() + HELD_PATIENCE; ; await delay(HELD_PAUSE)) {
      try {
        return await this.run();
      } catch (error) {
        if (!STILL_HELD.test((error as Error).message) || performance.now() > deadline) throw error;
      }
    }
  }

  private async run(): Promise<void> {
    const folder = clusterFolder(this.options.dataDir);
    const settings = [
      `port=${this.access.port}`,
      `listen_addresses=${LOOPBACK}`,
      'unix_socket_directories=',
      'timezone=UTC',
      // Values of rows and statements are personal data and stay out of the log.
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      ...(this.options.settings ?? []),
    ].flatMap((setting) => ['-c', setting]);
    const [command, args] = this.account.command(this.binaries.postgres, ['-D', folder, ...settings]);
    // The folder may be another server's by then.
    if (this.stopping) throw new Error('it was told to stop');
    await clearOrphan(this.binaries.pgCtl, folder, this.lock.former === null);
    if (this.stopping) throw new Error('it was told to stop');
    const log = openServerLog(this.options.dataDir);
    let child: ChildProcess;
    try {
      child = spawn(command, args, {
        ...this.account.spawnOptions,
        env: programEnvironment(),
        // Its own group: Ctrl-C reaches the server first, which stops the database when its requests are done.
        detached: true,
        // It holds the folder too: that is free when neither lives, nor anything that the database has left.
        stdio: ['ignore', log.descriptor, log.descriptor, this.lock.descriptor ?? 'ignore'],
      });
    } finally {
      log.close();
    }
    this.child = child;
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `code ${code}`}`));
    });
    // What was not started says so in a moment, and is waited for as what ends at once.
    if (child.pid !== undefined) this.watch(child);
    await this.untilReady(child, log, ended);
    forgetOrphan(folder);
    void ended.then((how) => this.restart(how));
  }

  private async untilReady(child: ChildProcess, log: ServerLog, ended: Promise<string>): Promise<void> {
    const folder = clusterFolder(this.options.dataDir);
    let failure: string | null = null;
    void ended.then((how) => (failure = how));
    for (let deadline = performance.now() + START_PATIENCE; ; await delay(20)) {
      if (failure !== null) throw new Error(log.lastWords() ?? failure);
      const postmaster = readPostmaster(folder);
      const state = postmaster?.pid === child.pid ? postmaster?.state : undefined;
      if (state === 'ready') return;
      if (performance.now() < deadline) continue;
      if (state !== 'starting') {
        child.kill('SIGQUIT');
        throw new Error('it was not ready in time');
      }
      this.options.onEvent?.(
        'The embedded database still works through what a crash has left: the start waits for it.',
      );
      deadline += START_PATIENCE;
    }
  }

  /** A shell that waits for the end of this process, seen by its closing pipe, and then stops the database. */
  private watch(child: ChildProcess): void {
    this.watcher?.kill('SIGKILL');
    child.unref();
    if (process.platform === 'win32') return;
    // Where no process, memory or file is to be had the database runs without: the next start ends one that is left.
    try {
      this.watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(child.pid)], {
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
      });
    } catch {
      return;
    }
    this.watcher.on('error', () => undefined).unref();
    // The pipe is a socket to Node, which alone must not keep this process alive either. What failed may have none.
    (this.watcher.stdin as import('node:net').Socket | undefined)?.unref();
  }

  private async restart(how: string): Promise<void> {
    for (let pause = 250; !this.stopping; pause = Math.min(2 * pause, 8_000)) {
      this.options.onEvent?.(`The embedded database ended unexpectedly: ${how}. Starting it again.`);
      await delay(pause, undefined, { ref: false });
      try {
        return await this.runPatiently();
      } catch (error) {
        how = (error as Error).message;
      }
    }
  }
}

/** Two databases on one folder destroy it, so this one ends whatever is asked of it, and its server with it. */
async function giveWay(dataDir: string, embedded: EmbeddedPostgres | undefined): Promise<void> {
  process.stderr.write(
    `The data folder ${dataDir} is no longer this server's: another one took its lock while this one stood still, or it was removed. Its database ends at once, and it too.\n`,
  );
  await embedded?.yield();
  process.exit(1);
}

function databaseUrl(password: string, port: number): string {
  // Said, or PGSSLMODE would count, which is meant for another database.
  return `postgres://${SUPERUSER}:${password}@${LOOPBACK}:${port}/postgres?sslmode=disable`;
}

function startError(dataDir: string, cause: unknown): ConfigError {
  const reason = cause instanceof Error ? cause.message.trim().split('\n').at(-1) : String(cause);
  return new ConfigError(`The embedded database in ${dataDir} did not start: ${reason}. See ${logFile(dataDir)}.`);
}

async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, LOOPBACK, () => probe.close(() => resolve(true)));
  });
}
