import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { programEnvironment } from './cluster';

/** The program's answer where another has it; then it says no word, as it does of any trouble. */
const IS_HELD = 1;
/** Of the first file behind the three that every program has. */
const NUMBER = 3;

/**
 * Holds a file by flock(2), which Node cannot call: the program `flock` does it for the descriptor that it is handed.
 * The lock is that open file's: it lasts until the last process that has it is gone, and one that is frozen goes on
 * having it. Whoever starts a program hands it on only if it says so.
 * @returns the descriptor, to be closed; null where the program or the filesystem has no such lock
 */
export function tryHold(path: string): number | 'held' | null {
  // To be written to, or NFS refuses.
  const descriptor = openSync(path, 'a', 0o600);
  const { status, stderr, error } = spawnSync('flock', ['-n', String(NUMBER)], {
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
    encoding: 'utf8',
  });
  if (status === 0) return descriptor;
  closeSync(descriptor);
  if (status === IS_HELD && stderr === '') return 'held';
  // No process or memory is to be had for a moment, which says nothing of locks.
  if (error && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return null;
}
