import { closeSync, copyFileSync, fstatSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes. */
const LONGEST = 1024 * 1024;

/** What PostgreSQL says is found here, below the data folder. */
export const logFile = (dataDir: string) => join(dataDir, 'postgres.log');

/** The log of one run of the database. */
export interface ServerLog {
  /** For the program to write to; `close` it once the program has it. */
  descriptor: number;
  close(): void;
  /** Why a start failed, in PostgreSQL's own words; null when it did not say. */
  lastWords(): string | null;
}

/** Puts a log that is longer than the bound aside, once, and empties it in its place: a database that runs goes on in it. */
export function boundServerLog(dataDir: string): void {
  const path = logFile(dataDir);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LONGEST) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

/** Goes on in the log of former runs, which says why one of them failed. */
export function openServerLog(dataDir: string): ServerLog {
  boundServerLog(dataDir);
  const path = logFile(dataDir);
  const descriptor = openSync(path, 'a', 0o600);
  const begin = fstatSync(descriptor).size;
  return {
    descriptor,
    close: () => closeSync(descriptor),
    lastWords: () => {
      const said = readFileSync(path).subarray(begin).toString();
      return [...said.matchAll(/(?:FATAL|PANIC): +(.+)/g)].at(-1)?.[1] ?? null;
    },
  };
}
