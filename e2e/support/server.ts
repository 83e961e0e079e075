import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { originOf, outputDir, projectRoot, serverEnvironment } from './addresses';

/** A first start makes a database and its demo data. */
const START_MS = 120_000;
const POLL_MS = 100;

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the built server on a database of its own, which goes with it. */
export async function startServer(port: number): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(projectRoot, outputDir, 'own-shop-'));
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: { ...process.env, ...serverEnvironment(port, dataDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = originOf(port);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server of a worker's own shop did not start on ${url}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { url, stop };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok === true;
}
