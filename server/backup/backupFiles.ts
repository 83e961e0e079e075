import type { Readable, Writable } from 'node:stream';

/** Where the files of backups lie: a folder or a bucket. A file has a path such as `backups/NAME.json`, and never changes. */
export interface BackupFiles {
  /** For messages; without the keys to it. */
  readonly place: string;
  /** Paths of all files that begin so. */
  paths(beginning: string): Promise<string[]>;
  /** Of these, the ones that no backup which is being made may be about to name. */
  settledPaths(beginning: string): Promise<string[]>;
  has(path: string): Promise<boolean>;
  /** @returns null for a file that is not there */
  open(path: string): Promise<Readable | null>;
  /** Writes a file whole and for good, or not at all. @param fill writes its content, and knows its path at the end */
  write(fill: (to: Writable) => Promise<string>): Promise<void>;
  remove(path: string): Promise<void>;
  /** Runs what makes or removes backups. @throws ConfigError where another one must end first */
  alone<T>(work: () => Promise<T>): Promise<T>;
}
