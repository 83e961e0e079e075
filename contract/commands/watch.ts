import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Editors and formatters save several times in a row, ms. */
const QUIET = 300;

/** What changes while a server runs, and is no work of a person. */
const NOT_SAVED =
  /(^|[\\/])(node_modules|\.git|dist|build|target|__pycache__)([\\/]|$)|\.(log|db|sqlite3?|pyc)(-\w+)?$/;

/**
 * Waits until something in a folder, or below it, was saved, and nothing more for a moment.
 * @param besides a folder in which writing means nothing
 * @returns the file that was saved last
 */
export async function saved(folder: string, besides: string): Promise<string> {
  let last = '';
  let heard: () => void = () => undefined;
  const first = new Promise<void>((done) => (heard = done));
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name === null || NOT_SAVED.test(name) || path.resolve(folder, name).startsWith(path.resolve(besides))) return;
    last = name;
    heard();
  });
  try {
    await first;
    for (let before = ''; before !== last; await wait(QUIET)) before = last;
    return last;
  } finally {
    watcher.close();
  }
}
