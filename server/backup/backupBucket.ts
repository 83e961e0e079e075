import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Bucket, BucketEntry } from '../media/bucket';
import type { BackupFiles } from './backupFiles';
import { patiently } from './patiently';
import { LONGEST_BACKUP, withTemporaryFolder } from './temporaryFolder';

/**
 * A bucket that holds backups. It knows no lock: two at once write the same content under the same names, and what may
 * belong to one that is being made is not removed.
 */
export class BackupBucket implements BackupFiles {
  constructor(private readonly bucket: Bucket) {}

  get place(): string {
    return this.bucket.place;
  }

  async paths(beginning: string): Promise<string[]> {
    return (await this.entries(beginning)).map(({ name }) => name);
  }

  async settledPaths(beginning: string): Promise<string[]> {
    const entries = await this.entries(beginning);
    // By the store's clock alone: to one of here that is ahead everything would be old.
    const newest = entries.reduce((latest, { modified }) => Math.max(latest, modified), 0);
    return entries.filter(({ modified }) => newest - modified > LONGEST_BACKUP).map(({ name }) => name);
  }

  has(path: string): Promise<boolean> {
    return patiently(() => this.bucket.has(path));
  }

  open(path: string): Promise<Readable | null> {
    return patiently(() => this.bucket.open(path));
  }

  /** By way of a file of this machine: the path is known at the end, and a try that fails is made again. */
  async write(fill: (to: Writable) => Promise<string>): Promise<void> {
    await withTemporaryFolder('draft', async (folder) => {
      const draft = join(folder, 'draft');
      const path = await fill(createWriteStream(draft, { mode: 0o600 }));
      await patiently(() => this.bucket.putFile(path, draft));
    });
  }

  remove(path: string): Promise<void> {
    return patiently(() => this.bucket.remove(path));
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  private entries(beginning: string): Promise<BucketEntry[]> {
    return patiently(async () => {
      const entries: BucketEntry[] = [];
      for await (const entry of this.bucket.list(beginning)) entries.push(entry);
      return entries;
    });
  }
}
