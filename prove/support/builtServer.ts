import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PUSH_NOWHERE } from '../../server/testing/pushService';
import type { Cleanup } from './cleanup';
import { descendants } from './processes';

const ROOT = path.join(__dirname, '../..');
/** A first start makes a database and its demo data, ms. */
export const START_MS = 120_000;
/** Of what a server says, characters. */
const SAID_KEPT = 1_000_000;
/** What a server may take to end after SIGTERM, ms. */
const STOP_MS = 15_000;

export interface Account {
  /** E-mail or phone. */
  user: string;
  password: string;
}

/** Of the demo shop's staff. */
export const DEMO_ACCOUNT: Account = { user: 'staff@example.com', password: 'only for this run' };

/** Where a running program answers. */
export interface RunningServer {
  origin: string;
}

/** This process's environment for a program under proof, which must not reach this process's own database. */
export function withoutDatabase(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _others, DATABASE_DIRECT_URL: _direct, ...inherited } = process.env;
  return inherited;
}

/** What a server under proof is told: production, demo data with DEMO_ACCOUNT, no limit on requests, only warnings logged. */
export const settingsOf = (port: number, dataDir: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  DEMO_PASSWORD: DEMO_ACCOUNT.password,
  LOG_LEVEL: 'warn',
  PUSH_SERVICES: PUSH_NOWHERE,
  LIMIT_VISITOR_WRITES: '0',
  LIMIT_STAFF_WRITES: '0',
  LIMIT_SIGN_IN_PER_ADDRESS: '0',
  LIMIT_SIGN_IN_PER_ACCOUNT: '0',
});

export interface ServerOptions {
  dataDir: string;
  /** Any free one where none is named. */
  port?: number;
  /** Settings on top of `settingsOf`. */
  env?: Record<string, string>;
  /** Runs the server under another program: its name and arguments come before node's. */
  under?: readonly string[];
  /** Where it was built, where not here. */
  root?: string;
}

/** What of a running shop is killed. */
export type Victim = 'server' | 'postmaster' | 'both' | 'tree';

/** The built server in a process of its own, as an owner would run it. */
export class BuiltServer implements RunningServer {
  private said = '';

  private constructor(
    readonly child: ChildProcess,
    readonly origin: string,
    readonly dataDir: string,
  ) {
    const hear = (chunk: Buffer) => {
      this.said += String(chunk);
      // Not at every line: a talkative server would cost more to hear than to run.
      if (this.said.length > 2 * SAID_KEPT) this.said = this.said.slice(-SAID_KEPT);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
  }

  /** Starts the process without waiting for it. @throws Error when there is no build */
  static async spawn({ dataDir, port, env, under = [], root = ROOT }: ServerOptions): Promise<BuiltServer> {
    const program = path.join(root, 'dist/server/main.js');
    if (!existsSync(program)) throw new Error('There is no built server: run `npm run build` first.');
    const own = port ?? (await freePort());
    const settings = settingsOf(own, dataDir);
    const [command = '', ...args] = [...under, process.execPath, program];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...withoutDatabase(), ...settings, ...env },
    });
    return new BuiltServer(child, settings.PUBLIC_URL, dataDir);
  }

  /**
   * Starts a server and waits until it is ready.
   * @param undo is told at once how to stop it, so that an interrupted start leaves nothing running
   * @throws Error when there is no build or the server does not come up
   */
  static async start(options: ServerOptions, undo: Cleanup['add']): Promise<BuiltServer> {
    const server = await BuiltServer.spawn(options);
    undo(() => server.stop());
    await server.ready();
    return server;
  }

  /** Waits until it answers and its database does. @throws Error when it ends before, or takes longer */
  ready(patienceMs = START_MS): Promise<void> {
    return untilReady(this.child, `${this.origin}/readyz`, () => this.log.slice(-2_000), patienceMs);
  }

  /** What it has written lately. */
  get log(): string {
    return this.said;
  }

  /** Of the process, or of the database of its own (0 when there is none). */
  pid(of: 'server' | 'postmaster' = 'server'): number {
    if (of === 'server') return this.child.pid ?? 0;
    const file = path.join(this.dataDir, 'postgres', 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) || 0 : 0;
  }

  /** SIGKILL, which nothing can prepare for. Resolves when the server's process has ended, if it is among the victims. */
  async kill(victim: Victim): Promise<void> {
    const [server, postmaster] = [this.pid(), this.pid('postmaster')];
    const all = {
      server: [server],
      postmaster: [postmaster],
      both: [postmaster, server],
      tree: [...descendants(postmaster), postmaster, ...descendants(server), server],
    }[victim];
    const ended = victim === 'postmaster' || this.hasEnded ? null : once(this.child, 'exit');
    for (const pid of all) killNow(pid);
    await ended;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  stop(): Promise<void> {
    return stopChild(this.child);
  }
}

function killNow(pid: number): void {
  if (pid <= 1) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Waits for a server that was just started. @throws Error when it ends, or is not ready in time */
export async function untilReady(
  child: ChildProcess,
  url: string,
  said: () => string,
  patienceMs = START_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended at its start:\n${said()}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`The server was not ready in ${patienceMs / 1000} s:\n${said()}`);
    await delay(50);
  }
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** Below those that the system gives to connections that go out: what is killed finds its port free when it starts again. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
