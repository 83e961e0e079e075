import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../syncFolder';
import { HOUR, KEY, fileName, type PictureFiles } from './pictureFiles';
import type { Rendition } from './renditions';

const INCOMING = 'incoming';

/** Pictures as a folder each, `<key>/<width>.<format>`, which comes into being and disappears as a whole. */
export class FolderFiles implements PictureFiles {
  /** @param onLeft told of what is half written and could not be removed */
  constructor(
    private readonly folder: string,
    private readonly onLeft: (error: unknown) => void = () => undefined,
  ) {
    mkdirSync(join(folder, INCOMING), { recursive: true });
  }

  async put(key: string, files: readonly Rendition[]): Promise<void> {
    if ((await stat(join(this.folder, key)).catch(noneIfMissing)) !== null) return;
    // A name of its own: what broke off under this key may still lie there.
    const draft = this.newDraft();
    try {
      await mkdir(draft);
      await Promise.all(files.map((file) => writeSynced(draft, file)));
      await syncFolder(draft);
      await rename(draft, join(this.folder, key));
      await syncFolder(this.folder);
    } catch (error) {
      await this.removeDraft(draft);
      throw error;
    }
  }

  async names(key: string): Promise<string[]> {
    return (await readdir(join(this.folder, key)).catch(noneIfMissing)) ?? [];
  }

  read(key: string, name: string): Promise<Buffer | null> {
    return readFile(join(this.folder, key, name)).catch(noneIfMissing);
  }

  async add(key: string, name: string, _type: string, bytes: Buffer): Promise<void> {
    const draft = this.newDraft();
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.folder, key, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  remove(key: string): Promise<void> {
    return rm(join(this.folder, key), { recursive: true, force: true });
  }

  async keys(age: number): Promise<string[]> {
    const found = (await readdir(this.folder)).filter((name) => KEY.test(name));
    const isOld = await Promise.all(found.map((key) => isOlder(join(this.folder, key), age)));
    return found.filter((_, index) => isOld[index]);
  }

  async removeDrafts(): Promise<void> {
    const incoming = join(this.folder, INCOMING);
    for (const name of (await readdir(incoming).catch(noneIfMissing)) ?? [])
      if (await isOlder(join(incoming, name), HOUR)) await this.removeDraft(join(incoming, name));
  }

  private newDraft(): string {
    return join(this.folder, INCOMING, randomBytes(8).toString('hex'));
  }

  private removeDraft(path: string): Promise<void> {
    return rm(path, { recursive: true, force: true }).catch(this.onLeft);
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

async function isOlder(path: string, age: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs >= age;
}
