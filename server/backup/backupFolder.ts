import { mkdir } from 'node:fs/promises';
import { lockFolder } from '../database/embedded/folderLock';
import { ConfigError } from '../environment';
import { Manifests, momentOf, type Manifest } from './manifest';
import { Objects, type Stored } from './objects';
import type { Seal } from './seal';

const DAY = 86_400_000;

/** How long backups are kept. */
export interface Keeping {
  /** So many verified ones at least, however old. */
  count: number;
  /** And every one that is younger. */
  days: number;
}

/** A folder that holds backups: anywhere that can be mounted. */
export class BackupFolder {
  readonly objects: Objects;
  readonly manifests: Manifests;

  constructor(
    private readonly path: string,
    readonly seal: Seal,
  ) {
    this.objects = new Objects(path, seal);
    this.manifests = new Manifests(path, seal);
  }

  /** Runs `work` while no other backup is made here. @throws ConfigError while one is */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    const unlock = lockFolder(
      this.path,
      'backup.lock',
      (pid) => new ConfigError(`A backup to ${this.path} is being made already, by the process with id ${pid}.`),
    );
    try {
      return await work();
    } finally {
      unlock();
    }
  }

  /** Pictures that need not be written again: their names are never used for others. */
  async knownPictures(): Promise<Map<string, Stored>> {
    const [newest] = await this.manifests.list();
    if (!newest) return new Map();
    // One that cannot be used tells nothing; all pictures are written again then.
    const manifest = await this.manifests.read(newest.name).catch(() => null);
    return new Map(Object.entries(manifest?.pictures ?? {}));
  }

  /** @param name of a backup; the newest where none is named */
  async find(name?: string): Promise<Manifest> {
    const wanted = name ?? (await this.manifests.list())[0]?.name;
    if (wanted === undefined) throw new ConfigError(`There is no backup in ${this.path}.`);
    return this.manifests.read(wanted);
  }

  /**
   * Removes backups that are too old, as long as enough verified ones are newer, and the files that no backup names
   * any more. To be called `alone`.
   * @returns the names of those that went
   */
  async prune({ count, days }: Keeping, now = Date.now()): Promise<string[]> {
    const gone: string[] = [];
    const kept = new Set<string>();
    let verified = 0;
    for (const { name, verified: isVerified } of await this.manifests.list()) {
      if (verified >= count && now - momentOf(name).getTime() > days * DAY) {
        await this.manifests.remove(name);
        gone.push(name);
      } else {
        const { tables, pictures } = await this.manifests.readUnchecked(name);
        for (const { stored } of tables) kept.add(stored.name);
        for (const stored of Object.values(pictures)) kept.add(stored.name);
      }
      if (isVerified) verified += 1;
    }
    await this.objects.sweep(kept);
    return gone;
  }
}
