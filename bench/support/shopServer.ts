import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Undo } from './cleanup';

const root = path.join(__dirname, '../..');
const program = path.join(root, 'dist/server/main.js');
/** Products on a page of the list while pages are measured: the aims speak of 8. */
export const PAGE_SIZE = '8';
/** Of the demo shop's staff account. */
export const DEMO_PASSWORD = 'only for this measurement';
/** A first start makes a database and its demo data, ms. */
const START_PATIENCE = 120_000;

export interface RunningServer {
  origin: string;
}

export interface ShopOptions {
  port: number;
  dataDir: string;
  /** Settings on top of a measured server's own. */
  env?: Record<string, string>;
}

/**
 * Starts the built server as an owner would run it, with demo data in a folder of its own and no limit on requests.
 * @param undo is told at once how to stop it, so that an interrupted start leaves nothing running
 * @throws when there is no build or the server does not come up
 */
export async function startShop(
  { port, dataDir, env }: ShopOptions,
  undo: (step: Undo) => void,
): Promise<RunningServer> {
  if (!existsSync(program)) throw new Error('There is no built server: run `npm run build` first.');
  const origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _others, ...own } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...own,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DEMO_PASSWORD,
      LOG_LEVEL: 'warn',
      LIMIT_VISITOR_WRITES: '0',
      LIMIT_SIGN_IN_PER_ADDRESS: '0',
      LIMIT_SIGN_IN_PER_ACCOUNT: '0',
      ...env,
    },
  });
  undo(() => stopChild(child));
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + String(chunk)).slice(-2_000);
  });
  await untilReady(child, `${origin}/readyz`, () => said);
  return { origin };
}

/** Waits for a server that was just started. */
export async function untilReady(child: ChildProcess, url: string, said: () => string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${said()}`);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > deadline) throw new Error(`The server was not ready in ${START_PATIENCE / 1000} s:\n${said()}`);
    await delay(100);
  }
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}
