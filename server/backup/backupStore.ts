import { resolve } from 'node:path';
import { ConfigError } from '../environment';
import { Bucket, requireBucketAddress } from '../media/bucket';
import { CLOCK_SLACK } from '../repositories/backups';
import { BackupBucket } from './backupBucket';
import type { BackupFiles } from './backupFiles';
import { BackupFolder } from './backupFolder';
import { dayOf, Manifests, momentOf, type Manifest } from './manifest';
import { Objects, type Stored } from './objects';
import type { Seal } from './seal';

/** Whether a clock was wrong that named it: nothing can be known of a moment that is still to come. */
const isAhead = (name: string, now = Date.now()) => momentOf(name).getTime() > now + CLOCK_SLACK;

/** A folder would be named with the secret in it. One letter before the colon is a drive of Windows. */
const ADDRESS = /^[a-z][\w+.-]+:/i;

/** How long backups are kept. */
export interface Keeping {
  /** So many verified ones at least, however old. */
  count: number;
  /** And every one of the last so many days on which a verified one was made. */
  days: number;
}

/** Backups in a folder or a bucket. */
export class BackupStore {
  readonly objects: Objects;
  readonly manifests: Manifests;

  constructor(
    private readonly files: BackupFiles,
    readonly seal: Seal,
  ) {
    this.objects = new Objects(files, seal);
    this.manifests = new Manifests(files, seal);
  }

  /** @param place a folder, or a bucket as in MEDIA_URL. @throws ConfigError for what is neither */
  static at(place: string, seal: Seal): BackupStore {
    const files = ADDRESS.test(place)
      ? new BackupBucket(new Bucket(requireBucketAddress('A bucket for backups', place)))
      : new BackupFolder(resolve(place));
    return new BackupStore(files, seal);
  }

  /** Runs `work` while no other backup is made here. @throws ConfigError while one is */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.files.alone(work);
  }

  /** Pictures that need not be written again: their names are never used for others. */
  async knownPictures(): Promise<Map<string, Stored>> {
    const { newest } = await this.newest();
    if (newest === undefined) return new Map();
    // One that cannot be used tells nothing; all pictures are written again then.
    const manifest = await this.manifests.read(newest).catch(() => null);
    return new Map(Object.entries(manifest?.pictures ?? {}));
  }

  /** @param name of a backup; the newest where none is named, past those whose moment is still to come: that is said */
  async find(name?: string): Promise<Manifest> {
    if (name !== undefined) return this.manifests.read(name);
    const { newest, ahead } = await this.newest();
    const passed = `of a moment that is still to come: ${ahead.join(', ')}`;
    if (newest === undefined)
      throw new ConfigError(
        ahead.length === 0
          ? `There is no backup in ${this.files.place}.`
          : `Each backup is ${passed}. Set this machine's clock, or name one.`,
      );
    if (ahead.length > 0) process.stderr.write(`Passed over, for they are ${passed}.\n`);
    return this.manifests.read(newest);
  }

  private async newest(): Promise<{ newest: string | undefined; ahead: string[] }> {
    const names = (await this.manifests.list()).map(({ name }) => name);
    return { newest: names.find((name) => !isAhead(name)), ahead: names.filter((name) => isAhead(name)) };
  }

  /**
   * Removes backups that enough verified ones of enough days are newer than, and the files that no backup names any
   * more. No clock says how old one is: one that jumps ahead would make all of them old at once. To be called `alone`.
   * Where a list names no file nothing is swept, which is said: what came in its place may be a proxy's page, or nothing.
   * @returns the names of those that went
   */
  async prune({ count, days }: Keeping, now = Date.now()): Promise<string[]> {
    const gone: string[] = [];
    const kept = new Set<string>();
    const silent: string[] = [];
    const daysSince = new Set<string>();
    let verified = 0;
    const listed = await this.manifests.list();
    // A place that shows no backup may not show them for now: what they name would all be swept away.
    if (listed.length === 0) return [];
    for (const { name, verified: isVerified } of listed) {
      if (verified >= count && daysSince.size >= days) {
        await this.manifests.remove(name);
        gone.push(name);
      } else {
        const named = await this.manifests.namesIn(name);
        if (named.length === 0) silent.push(name);
        for (const file of named) kept.add(file);
      }
      // What a wrong clock dated to come is found by its name alone.
      if (!isVerified || isAhead(name, now)) continue;
      verified += 1;
      daysSince.add(dayOf(name));
    }
    if (silent.length === 0) await this.objects.sweep(kept);
    else process.stderr.write(`No file was removed, for these backups name none: ${silent.join(', ')}.\n`);
    return gone;
  }
}
