import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, processIdentity } from './processIdentity';

const PID_FILE = 'postmaster.pid';

/** What PostgreSQL writes into postmaster.pid (src/include/utils/pidfile.h): one value a line. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

export function readPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(folder, PID_FILE), 'utf8').split('\n');
    // A negative number is that of a PostgreSQL that somebody runs by hand, for one user.
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** Fast shutdown: running statements are cut, everything committed is kept. */
export function signalStop(pgCtl: string, folder: string, pid: number, mode: 'fast' | 'immediate' = 'fast'): void {
  try {
    if (process.platform === 'win32')
      execFileSync(pgCtl, ['stop', '-D', folder, '-m', mode, '-W'], { stdio: 'ignore' });
    else process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // It is gone already.
  }
}

/**
 * Clears what a killed server left in a folder that this process has locked: waits for its database to end and removes
 * its postmaster.pid. PostgreSQL itself would refuse to start on an empty or garbled one, and on one whose number is
 * that of a zombie or of another program. What its backends still hold, it sees by their shared memory.
 */
export async function clearOrphan(pgCtl: string, folder: string): Promise<void> {
  const pid = readPostmaster(folder)?.pid;
  if (pid !== undefined && isPostmasterOf(folder, pid)) {
    signalStop(pgCtl, folder, pid);
    await waitForEnd(pid, 20_000, () => signalStop(pgCtl, folder, pid, 'immediate'));
  }
  rmSync(join(folder, PID_FILE), { force: true });
}

/** Whether a process runs under this number and is a PostgreSQL of the folder; a Windows does not say what it is. */
function isPostmasterOf(folder: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1 || processIdentity(pid) === null) return false;
  return process.platform === 'win32' || commandLine(pid).includes(folder);
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
