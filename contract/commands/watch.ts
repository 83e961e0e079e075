import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Editors and formatters save several times in a row, ms. */
const QUIET = 300;

/** What changes while a server runs, and is no work of a person: pictures too, which a run uploads. */
const NOT_SAVED =
  /(^|[\\/])(node_modules|\.git|dist|build|target|__pycache__)([\\/]|$)|\.(log|db|sqlite3?|pyc|png|jpe?g|webp|avif)(-\w+)?$/;

/** What is saved in a folder, or below it, from now on. */
export interface Saves {
  /** Waits until something was saved since this was asked before, and nothing more for a moment. @returns the file that was saved last */
  next(): Promise<string>;
  close(): void;
}

/** @param besides a folder in which writing means nothing */
export function savesIn(folder: string, besides: string): Saves {
  let last: string | null = null;
  let count = 0;
  let heard: () => void = () => undefined;
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name === null || NOT_SAVED.test(name) || path.resolve(folder, name).startsWith(path.resolve(besides))) return;
    last = name;
    count += 1;
    heard();
  });
  return {
    async next() {
      if (last === null) await new Promise<void>((done) => (heard = done));
      for (let before = 0; before !== count; await wait(QUIET)) before = count;
      const file = last ?? '';
      last = null;
      return file;
    },
    close: () => {
      watcher.close();
    },
  };
}
