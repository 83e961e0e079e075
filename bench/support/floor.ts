import { fork } from 'node:child_process';
import path from 'node:path';
import type { Undo } from './cleanup';
import { stopChild, untilReady, type RunningServer } from './shopServer';

/** Starts the server of the static pages that the shop is measured beside. */
export async function startFloor(port: number, undo: (step: Undo) => void): Promise<RunningServer> {
  const child = fork(path.join(__dirname, 'floorServer.ts'), { env: { ...process.env, PORT: String(port) } });
  undo(() => stopChild(child));
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, `${origin}/shop`, () => 'see above');
  return { origin };
}
