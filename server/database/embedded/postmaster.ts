import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, processIdentity } from './processIdentity';

/** What PostgreSQL writes into postmaster.pid (src/include/utils/pidfile.h): one value a line. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

export function readPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** Fast shutdown: running statements are cut, everything committed is kept. */
export function signalStop(pgCtl: string, folder: string, pid: number, mode: 'fast' | 'immediate' = 'fast'): void {
  try {
    if (process.platform === 'win32') execFileSync(pgCtl, ['stop', '-D', folder, '-m', mode, '-W'], { stdio: 'ignore' });
    else process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // It is gone already.
  }
}

/**
 * Clears what a killed server left in a folder that this process has locked: waits for its database to end,
 * and removes a postmaster.pid whose number now belongs to another program (PostgreSQL itself would refuse to start).
 */
export async function clearOrphan(pgCtl: string, folder: string): Promise<void> {
  const orphan = readPostmaster(folder);
  if (!orphan || processIdentity(orphan.pid) === null) return;
  if (process.platform !== 'win32' && !commandLine(orphan.pid).includes(folder)) {
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  signalStop(pgCtl, folder, orphan.pid);
  await waitForEnd(orphan.pid, 20_000, () => signalStop(pgCtl, folder, orphan.pid, 'immediate'));
}

/** Waits until the process is gone, calling `insist` once when `patience` milliseconds are over. */
export async function waitForEnd(pid: number, patience: number, insist: () => void): Promise<void> {
  const deadline = Date.now() + patience;
  let insisted = false;
  while (processIdentity(pid) !== null) {
    if (!insisted && Date.now() > deadline) {
      insisted = true;
      insist();
    }
    await delay(20);
  }
}
