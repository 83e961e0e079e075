import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { failureCode } from '../database/failures';
import { lockFolder, type FolderLock } from '../database/embedded/folderLock';
import { ConfigError } from '../environment';
import { draftName, isDraftName } from '../media/folderFiles';
import { syncFolder } from '../syncFolder';
import type { BackupFiles } from './backupFiles';

/** Files that are being written; they are moved to their place when they are whole. */
const DRAFTS = 'drafts';
/** On a busy machine a backup gets no time for a while, ms: it is not to be taken for one that was killed. */
const LONGEST_SILENCE = 60_000;

/** A folder that holds backups: anywhere that can be mounted. */
export class BackupFolder implements BackupFiles {
  private lock: FolderLock | null = null;

  constructor(readonly place: string) {}

  async paths(beginning: string): Promise<string[]> {
    const entries = await readdir(join(this.place, beginning), { recursive: true, withFileTypes: true }).catch(
      missing([]),
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.place, join(entry.parentPath, entry.name)).split(sep).join('/'));
  }

  /** Whoever asks is alone here. */
  settledPaths(beginning: string): Promise<string[]> {
    return this.paths(beginning);
  }

  async has(path: string): Promise<boolean> {
    return (await stat(this.at(path)).catch(() => null)) !== null;
  }

  async open(path: string): Promise<Readable | null> {
    const file = await open(this.at(path)).catch(missing(null));
    return file && file.createReadStream();
  }

  async write(fill: (to: Writable) => Promise<string>): Promise<void> {
    await makeFolder(this.at(DRAFTS));
    const draft = join(this.at(DRAFTS), draftName());
    try {
      const file = await open(draft, 'wx', 0o600);
      const path = this.at(await fill(file.createWriteStream({ flush: true })));
      await makeFolder(dirname(path));
      await this.requireOwn();
      await rename(draft, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async remove(path: string): Promise<void> {
    await this.requireOwn();
    await rm(this.at(path), { force: true });
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    await makeFolder(this.place);
    const lock = await lockFolder(
      this.place,
      'backup.lock',
      (owner) => new ConfigError(`A backup to ${this.place} is being made already, by the process with id ${owner}.`),
      { silence: LONGEST_SILENCE },
    );
    this.lock = lock;
    try {
      await this.removeDrafts();
      return await work();
    } finally {
      this.lock = null;
      lock.release();
    }
  }

  /** One that stood still for long enough to be taken for dead changes nothing more beside the one that came after it. */
  private async requireOwn(): Promise<void> {
    if (await this.lock?.isLost())
      throw new ConfigError(`Another backup to ${this.place} began while this one stood still: this one ends.`);
  }

  /** What a backup that broke off has left; the place may be one where others keep things as well. */
  private async removeDrafts(): Promise<void> {
    const entries = await readdir(this.at(DRAFTS), { withFileTypes: true }).catch(missing([]));
    for (const entry of entries)
      if (entry.isFile() && isDraftName(entry.name)) await this.remove(join(DRAFTS, entry.name));
  }

  private at(path: string): string {
    return join(this.place, path);
  }
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/** What stands for something that is not there. */
const missing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (failureCode(error) === 'ENOENT') return instead;
    throw error;
  };
