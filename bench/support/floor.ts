import { fork } from 'node:child_process';
import path from 'node:path';
import { stopChild, untilReady, type RunningServer } from '../../prove/support/builtServer';
import type { Undo } from '../../prove/support/cleanup';

interface ProcessOptions {
  port: number;
  /** An address that answers once it is up. */
  ready: string;
  env?: Record<string, string>;
}

/** Runs a program that serves on PORT. */
export async function startProcess(
  file: string,
  { port, ready, env }: ProcessOptions,
  undo: (step: Undo) => void,
): Promise<RunningServer> {
  const child = fork(file, { env: { ...process.env, ...env, PORT: String(port) } });
  undo(() => stopChild(child));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin + ready, () => 'see above');
  return { origin };
}

/** Starts the server of the static pages that the shop is measured beside. @param folder where they were written */
export const startFloor = (port: number, folder: string, undo: (step: Undo) => void): Promise<RunningServer> =>
  startProcess(path.join(__dirname, 'floorServer.ts'), { port, ready: '/shop', env: { FLOOR: folder } }, undo);
