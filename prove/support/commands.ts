import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { withoutDatabase } from './builtServer';

const ROOT = path.join(__dirname, '../..');

/** How a program ended. */
export interface Ending {
  /** Null after a signal. */
  code: number | null;
  /** All that it wrote. */
  said: string;
  ms: number;
}

/** A program of the command line, as `npm run` starts it. */
export class Command {
  readonly ended: Promise<Ending>;

  private constructor(readonly child: ChildProcess) {
    const begin = performance.now();
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    this.ended = once(child, 'close').then(([code]) => ({
      code: code as number | null,
      said: said.trim(),
      ms: performance.now() - begin,
    }));
  }

  /** @param env where the shop is, and the key; nothing of this process's own database is passed on */
  static start(
    program: 'backup' | 'restore' | 'media',
    args: readonly string[],
    env: Record<string, string>,
    root = ROOT,
  ): Command {
    const file = path.join(root, 'dist/server/cli', `${program}.js`);
    return new Command(
      spawn(process.execPath, [file, ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...withoutDatabase(), NODE_ENV: 'production', ...env },
      }),
    );
  }
}

/** Runs a program to its end. @throws Error with what it said when it fails */
export async function succeed(...how: Parameters<typeof Command.start>): Promise<Ending> {
  const ending = await Command.start(...how).ended;
  if (ending.code !== 0) throw new Error(`${how[0]} ended with ${ending.code}: ${ending.said}`);
  return ending;
}
