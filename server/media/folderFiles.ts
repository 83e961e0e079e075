import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Semaphore } from '../semaphore';
import { syncFolder } from '../syncFolder';
import { HOUR, KEY, OWNER, fileName, type PictureFiles } from './pictureFiles';
import type { Rendition } from './renditions';

const INCOMING = 'incoming';

/** Names what is moved to its place when it is whole. */
export const draftName = (): string => randomBytes(8).toString('hex');
/** Whether something that lies among drafts can be one: all else is somebody's who keeps it there. */
export const isDraftName = (name: string): boolean => /^[0-9a-f]{16}$/.test(name);

/**
 * Node has four threads for files, and passwords and packed pages need them too: where the folder's disk hangs, as one
 * on a network may, two of them hang with it.
 */
const disk = new Semaphore(2);

/** Pictures as a folder each, `<key>/<width>.<format>`, which comes into being and disappears as a whole. */
export class FolderFiles implements PictureFiles {
  private hasIncoming = false;

  /** @param onLeft told of what is half written and could not be removed */
  constructor(
    readonly place: string,
    private readonly onLeft: (error: unknown) => void = () => undefined,
  ) {
    mkdirSync(place, { recursive: true });
    // Nothing is written yet, for the disk that belongs here may not be mounted.
    if (!existsSync(join(place, INCOMING))) accessSync(place, constants.W_OK);
  }

  async put(key: string, files: readonly Rendition[]): Promise<void> {
    const path = join(this.place, key);
    const isThere = (await disk.run(() => stat(path)).catch(noneIfMissing)) !== null;
    if (isThere && (await this.holds(key, files))) return;
    // A name of its own: what broke off under this key may still lie there.
    const draft = await this.newDraft();
    let written = draft;
    try {
      await disk.run(() => mkdir(draft));
      await Promise.all(files.map((file) => disk.run(() => writeSynced(draft, file))));
      await disk.run(() => syncFolder(draft));
      // What breaks off here is begun again by whoever restores.
      const damaged = await this.newDraft();
      if (isThere) await disk.run(() => rename(path, damaged));
      await disk.run(() => rename(draft, path));
      // A new picture goes if what follows fails; one that rows name stays, whole as it is now.
      if (!isThere) written = path;
      await disk.run(() => syncFolder(this.place));
      if (isThere) await this.removeDraft(damaged);
    } catch (error) {
      await this.removeDraft(written);
      throw error;
    }
  }

  async names(key: string): Promise<string[]> {
    return (await disk.run(() => readdir(join(this.place, key))).catch(noneIfMissing)) ?? [];
  }

  read(key: string, name: string): Promise<Buffer | null> {
    return disk.run(() => readFile(join(this.place, key, name))).catch(noneIfMissing);
  }

  add(key: string, name: string, _type: string, bytes: Buffer): Promise<void> {
    return this.writeWhole(join(this.place, key), name, bytes);
  }

  async owner(): Promise<string | null> {
    const said = await disk.run(() => readFile(join(this.place, OWNER))).catch(noneIfMissing);
    return said?.toString().trim() || null;
  }

  setOwner(database: string): Promise<void> {
    return this.writeWhole(this.place, OWNER, `${database}\n`);
  }

  /** Whether a picture's files are these, to the byte. */
  private async holds(key: string, files: readonly Rendition[]): Promise<boolean> {
    const same = files.map(async (file) => (await this.read(key, fileName(file)))?.equals(file.bytes) ?? false);
    return (await Promise.all(same)).every(Boolean);
  }

  private async writeWhole(folder: string, name: string, content: Buffer | string): Promise<void> {
    const draft = await this.newDraft();
    try {
      await disk.run(() => writeFile(draft, content, { flush: true }));
      await disk.run(() => rename(draft, join(folder, name)));
      await disk.run(() => syncFolder(folder));
    } catch (error) {
      await disk.run(() => rm(draft, { force: true }));
      throw error;
    }
  }

  remove(key: string): Promise<void> {
    return disk.run(() => rm(join(this.place, key), { recursive: true, force: true }));
  }

  async keys(age: number): Promise<string[]> {
    const names = (await disk.run(() => readdir(this.place))).filter((name) => KEY.test(name));
    return this.older(this.place, names, age);
  }

  async removeDrafts(): Promise<void> {
    const incoming = join(this.place, INCOMING);
    const names = ((await disk.run(() => readdir(incoming)).catch(noneIfMissing)) ?? []).filter(isDraftName);
    for (const name of await this.older(incoming, names, HOUR)) await this.removeDraft(join(incoming, name));
  }

  /**
   * Those of `names` in `folder` that are so old, ms, by the clock of whoever keeps the files: by one of here that is ahead
   * all would be. A disk that takes no mark, for it is full, tells its time by what came last.
   */
  private async older(folder: string, names: readonly string[], age: number): Promise<string[]> {
    const now = await this.placeTime().catch(() => null);
    const changed = new Map<string, number>();
    for (const name of names) {
      const found = await disk.run(() => stat(join(folder, name))).catch(() => null);
      if (found) changed.set(name, found.mtimeMs);
    }
    const since = (now ?? [...changed.values()].reduce((latest, time) => Math.max(latest, time), 0)) - age;
    return [...changed].filter(([, time]) => time <= since).map(([name]) => name);
  }

  private async placeTime(): Promise<number> {
    const mark = await this.newDraft();
    try {
      await disk.run(() => writeFile(mark, ''));
      return (await disk.run(() => stat(mark))).mtimeMs;
    } finally {
      await this.removeDraft(mark);
    }
  }

  /** Their folder is made once, before the first: where it is missing later, so is the place. */
  private async newDraft(): Promise<string> {
    const incoming = join(this.place, INCOMING);
    if (!this.hasIncoming) await disk.run(() => mkdir(incoming, { recursive: true }));
    this.hasIncoming = true;
    return join(incoming, draftName());
  }

  private removeDraft(path: string): Promise<void> {
    return disk.run(() => rm(path, { recursive: true, force: true })).catch(this.onLeft);
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function writeSynced(folder: string, { width, format, bytes }: Rendition): Promise<void> {
  const file = await open(join(folder, fileName({ width, format })), 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
