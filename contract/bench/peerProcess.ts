import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../spec/document';

/** Where a peer's run may write, and where the packages of all peers are. */
export interface Folders {
  folder: string;
  peers: string;
}

/** Milliseconds for a proxy to be ready. */
const START_LIMIT = 20_000;
/** None of them reports its use to anybody from here. */
export const NO_TELEMETRY = { DO_NOT_TRACK: '1', REDOCLY_TELEMETRY: 'off', SPECMATIC_DISABLE_TELEMETRY: 'true' };

/** The program that a peer's package brings. */
export function binary({ peers }: Folders, peer: string): string {
  return join(peers, peer, 'node_modules', '.bin', peer);
}

/** Writes JSON into the folder of the run; the file's place. */
export function write({ folder }: Folders, name: string, value: JsonObject): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value, null, 1));
  return file;
}

/** Everything that the program says; it runs in the folder, where it may leave files. */
export function call(
  file: string,
  args: string[],
  { folder }: Folders,
  environment: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: folder,
      env: { ...process.env, ...NO_TELEMETRY, NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(parts).toString('utf8')));
  });
}

/** Waits until something answers there. */
export async function waitFor(url: string): Promise<void> {
  const limit = Date.now() + START_LIMIT;
  for (;;) {
    try {
      await (await fetch(url, { method: 'HEAD' })).arrayBuffer();
      return;
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
