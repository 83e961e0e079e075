import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, processIdentity } from './processIdentity';

const PID_FILE = 'postmaster.pid';
/** One of a database that may still run where it cannot be seen. */
const PUT_ASIDE = `${PID_FILE}.former`;

/** What PostgreSQL writes into postmaster.pid (src/include/utils/pidfile.h): one value a line. */
export interface Postmaster {
  pid: number;
  port: number;
  /** `starting` as long as it works through what a crash has left, then `ready`. */
  state: string | undefined;
}

export function readPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(join(folder, PID_FILE), 'utf8').split('\n');
    // A negative number is that of a PostgreSQL that somebody runs by hand, for one user.
    return { pid: Math.abs(Number(lines[0])), port: Number(lines[3]), state: lines[7]?.trim() };
  } catch {
    return null;
  }
}

/** The PostgreSQL of a folder that runs now; its number may have passed on to another program. */
export function runningPostmaster(folder: string): Postmaster | null {
  const postmaster = readPostmaster(folder);
  return postmaster && isPostmasterOf(folder, postmaster.pid) ? postmaster : null;
}

/** A database whose server was killed ends its statements first (milliseconds). */
const ORPHAN_PATIENCE = 20_000;
/** What is asked of a database after the one before has not helped for so long (milliseconds). */
const INSISTENCE = 750;

/**
 * Ends the database of a folder: running statements are cut, everything committed is kept. One that does not end in
 * `patience` milliseconds, because it waits for something or is stopped itself, is ended the hard way.
 */
export async function endPostmaster(pgCtl: string, folder: string, pid: number, patience: number): Promise<void> {
  signalStop(pgCtl, folder, pid, 'fast');
  if (!(await hasEnded(pid, patience))) await endAtOnce(pgCtl, folder, pid);
}

/** Ends it before it writes anything more; its next start works that through. */
export async function endAtOnce(pgCtl: string, folder: string, pid: number): Promise<void> {
  signalStop(pgCtl, folder, pid, 'immediate');
  if (await hasEnded(pid, INSISTENCE)) return;
  kill(pid, 'SIGKILL');
  await hasEnded(pid, Infinity);
}

function signalStop(pgCtl: string, folder: string, pid: number, mode: 'fast' | 'immediate'): void {
  if (process.platform !== 'win32') return kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  try {
    execFileSync(pgCtl, ['stop', '-D', folder, '-m', mode, '-W'], { stdio: 'ignore' });
  } catch {
    // It is gone already.
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already.
  }
}

/** Ends the database that a killed server left in a folder. */
export async function endOrphan(pgCtl: string, folder: string): Promise<void> {
  const running = runningPostmaster(folder);
  if (running) await endPostmaster(pgCtl, folder, running.pid, ORPHAN_PATIENCE);
}

/**
 * Clears what a killed server left in a folder that this process has locked: waits for its database to end and takes
 * its postmaster.pid away. PostgreSQL itself would refuse to start on an empty or garbled one, and on one whose number is
 * that of a zombie or of another program. What its backends still hold, it sees by their shared memory.
 * @param isSure that no other server lives; else the file is kept until the start has succeeded
 */
export async function clearOrphan(pgCtl: string, folder: string, isSure: boolean): Promise<void> {
  await endOrphan(pgCtl, folder);
  const file = join(folder, PID_FILE);
  if (!isSure && existsSync(file)) renameSync(file, join(folder, PUT_ASIDE));
  else rmSync(file, { force: true });
}

export function forgetOrphan(folder: string): void {
  rmSync(join(folder, PUT_ASIDE), { force: true });
}

/** A database without its postmaster.pid would end itself. */
export function putBackOrphan(folder: string): void {
  const [file, aside] = [PID_FILE, PUT_ASIDE].map((name) => join(folder, name)) as [string, string];
  if (existsSync(aside) && !existsSync(file)) renameSync(aside, file);
}

/** Whether a process runs under this number and is a PostgreSQL of the folder; a Windows does not say what it is. */
function isPostmasterOf(folder: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1 || processIdentity(pid) === null) return false;
  return process.platform === 'win32' || commandLine(pid).includes(folder);
}

/** Waits until the process is gone, at most so many milliseconds. */
async function hasEnded(pid: number, patience: number): Promise<boolean> {
  for (const deadline = performance.now() + patience; processIdentity(pid) !== null; await delay(20))
    if (performance.now() > deadline) return false;
  return true;
}
