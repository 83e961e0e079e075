import { fork } from 'node:child_process';
import path from 'node:path';
import type { Cleanup } from '../support/cleanup';
import type { Broken, Progress, Task } from './worker';

const WORKERS = 2;

/** What all workers together have seen. */
export interface Sum extends Omit<Progress, 'done'> {
  seconds: number;
}

/**
 * Sends requests from several processes.
 * @param watch is told how many have been sent, several times a second
 */
export async function sendAll(
  task: Omit<Task, 'seed'> & { seed: number },
  undo: Cleanup['add'],
  watch: (sent: number) => void,
): Promise<Sum> {
  const begun = Date.now();
  const last = Array.from({ length: WORKERS }, (): Progress | null => null);
  const sent = () => last.reduce((sum, progress) => sum + (progress?.sent ?? 0), 0);
  await Promise.all(
    last.map(
      (_, index) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(path.join(__dirname, 'worker.ts'));
          undo(() => void child.kill('SIGKILL'));
          child.on('message', (said) => {
            last[index] = said as Progress;
            watch(sent());
          });
          child.once('error', reject);
          child.once('exit', (code) =>
            last[index]?.done ? resolve() : reject(new Error(`A worker ended with ${code ?? 'a signal'}.`)),
          );
          child.send({ ...task, seed: task.seed * WORKERS + index, count: Math.ceil(task.count / WORKERS) });
        }),
    ),
  );
  return { ...summed(last.flatMap((progress) => progress ?? [])), seconds: (Date.now() - begun) / 1000 };
}

function summed(all: readonly Progress[]): Omit<Sum, 'seconds'> {
  const total = (of: (progress: Progress) => number) => all.reduce((sum, progress) => sum + of(progress), 0);
  const statuses: Record<string, number> = {};
  const broken = new Map<string, Broken>();
  for (const progress of all) {
    for (const [status, times] of Object.entries(progress.statuses)) statuses[status] = (statuses[status] ?? 0) + times;
    for (const one of progress.broken) {
      const key = `${one.check} ${one.where} ${one.got}`;
      broken.set(key, { ...one, times: one.times + (broken.get(key)?.times ?? 0) });
    }
  }
  return {
    sent: total(({ sent }) => sent),
    raw: total(({ raw }) => raw),
    overloaded: total(({ overloaded }) => overloaded),
    operations: [...new Set(all.flatMap(({ operations }) => operations))],
    succeeded: [...new Set(all.flatMap(({ succeeded }) => succeeded))],
    slowestMs: Math.max(0, ...all.map(({ slowestMs }) => slowestMs)),
    statuses,
    broken: [...broken.values()],
  };
}
