import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { descendants } from '../support/builtServer';
import type { Plan, Report } from './mix';

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;
const KILOBYTE = 1024;

/** Starts a program of this folder in a process of its own. */
export const start = (file: 'generator' | 'idle'): ChildProcess =>
  fork(path.join(__dirname, `${file}.ts`), { execArgv: ['--import', 'tsx'] });

/** Plays a plan in a process of its own. @throws Error when it ends without a report */
export async function play(plan: Plan): Promise<Report> {
  const child = start('generator');
  child.send(plan);
  const [said] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [Report | number];
  if (typeof said !== 'object') throw new Error('The generator ended without a report.');
  return said;
}

/** Processor time of a process, its children and those that have ended, seconds. */
export function processorSeconds(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, each) => sum + ticksOf(each), 0) / TICKS;
}

function ticksOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The program's name, in brackets, may hold blanks.
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
}

/** Of all processors together, seconds in use since the machine's start. */
export function machineSeconds(): number {
  return os.cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}

/** Memory that a process holds, bytes. */
export function residentBytes(pid: number): number {
  const found = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * KILOBYTE;
}

export const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
