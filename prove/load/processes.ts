import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Plan, Report } from './mix';

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
