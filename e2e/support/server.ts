import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BuiltServer, START_MS } from '../../prove/support/builtServer';
import { originOf, outputDir, projectRoot, serverEnvironment } from './addresses';

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
  return { url: originOf(port), stop };
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
  for (const deadline = Date.now() + START_MS; !existsSync(isMade); await delay(POLL_MS))
    if (Date.now() > deadline) throw new Error('No first shop was made.');
  // Its owner and modes are a part of a database.
  await promisify(execFile)('cp', ['-a', `${first}/.`, dataDir]);
}

async function startOn(port: number, dataDir: string, settings: Record<string, string> = {}): Promise<BuiltServer> {
  const env = { ...serverEnvironment(port, dataDir), ...settings };
  const server = await BuiltServer.spawn({ dataDir, port, env });
  // What it warns of tells why a journey failed; where it is to be found, nobody needs to read.
  for (const said of [server.child.stdout, server.child.stderr])
    if (said) createInterface(said).on('line', (line) => line.startsWith('{') && console.error(line));
  try {
    await server.ready();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}
