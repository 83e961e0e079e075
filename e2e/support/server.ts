import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { originOf, outputDir, projectRoot, serverEnvironment } from './addresses';

/** A first start makes a database and its demo data. */
const START_MS = 120_000;
const POLL_MS = 100;

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the built server on a database of its own, which goes with it. @param settings of its environment */
export async function startServer(port: number, settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(projectRoot, outputDir, 'own-shop-'));
  await copyFirstShop(port, dataDir);
  const server = await startOn(port, dataDir, settings);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** The database and the pictures of a shop that has just been opened: made by the worker that needs it first, copied by all. */
async function copyFirstShop(port: number, dataDir: string): Promise<void> {
  const first = path.join(projectRoot, outputDir, 'first-shop');
  const isMade = `${first}.made`;
  const isMine = await mkdir(first).then(
    () => true,
    () => false,
  );
  if (isMine) {
    const server = await startOn(port, first);
    await server.stop();
    await writeFile(isMade, '');
  }
  await until(() => existsSync(isMade), 'No first shop was made.');
  // Its owner and modes are a part of a database.
  await promisify(execFile)('cp', ['-a', `${first}/.`, dataDir]);
}

async function startOn(port: number, dataDir: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  // Where journeys run against a database that is named, it is the shared shop's.
  const { DATABASE_URL: _shared, DATABASE_DIRECT_URL: _direct, ...inherited } = process.env;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: { ...inherited, ...serverEnvironment(port, dataDir), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // What it warns of tells why a journey failed; where it is to be found, nobody needs to read.
  createInterface(child.stdout).on('line', (line) => line.startsWith('{') && console.error(line));
  const ended = once(child, 'exit');
  const url = originOf(port);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await until(() => child.exitCode !== null || isReady(url), 'It was not ready in time.');
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
  } catch (error) {
    await stop();
    throw new Error(`The server of a worker's own shop did not start on ${url}.`, { cause: error });
  }
  return { url, stop };
}

async function until(holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok === true;
}
