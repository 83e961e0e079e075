import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

/** Linux counts processor time in hundredths of a second (proc(5)). */
const TICKS = 100;
/** Of a process's line of figures: its own time, and that of its children that have ended. */
const OWN = [11, 12];
const WITH_ENDED = [...OWN, 13, 14];
const KILOBYTE = 1024;

/** What Linux tells of a process (proc(5)); empty where it has ended, before or while it was read. */
function told(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return '';
  }
}

export const childrenOf = (pid: number): number[] =>
  told(`${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);

/** The command that a process was started with. */
export const commandOf = (pid: number): string => told(`${pid}/cmdline`).replaceAll('\0', ' ');

/** Processes below one, children first. */
export function descendants(pid: number): number[] {
  return pid <= 1 ? [] : childrenOf(pid).flatMap((child) => [...descendants(child), child]);
}

/** Processor time of a process, its children and those that have ended, seconds. */
export function processorSeconds(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + ticksOf(each, WITH_ENDED), 0) / TICKS;
}

/** Processor time of a process alone, seconds. */
export const ownProcessorSeconds = (pid: number): number => ticksOf(pid, OWN) / TICKS;

/** Of that, the time of its first thread: a server's event loop. */
export const loopSeconds = (pid: number): number => ticksOf(`${pid}/task/${pid}`, OWN) / TICKS;

function ticksOf(pid: number | string, counted: readonly number[]): number {
  // The program's name, in brackets, may hold blanks.
  const fields = told(`${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return counted.reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
}

/** Of all processors together, seconds in use since the machine's start. */
export function machineSeconds(): number {
  return os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}

/** Of that, what programs took that let all others go first. */
export function nicedSeconds(): number {
  return os.cpus().reduce((sum, { times: { nice } }) => sum + nice, 0) / 1000;
}

/** Memory that a process holds, bytes. */
export const residentBytes = (pid: number): number => memoryOf(pid, 'VmRSS');

/** All that it has addresses for, bytes: what RLIMIT_AS bounds. */
export const addressedBytes = (pid: number): number => memoryOf(pid, 'VmSize');

function memoryOf(pid: number, figure: string): number {
  const found = new RegExp(`${figure}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * KILOBYTE;
}

export const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
