import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnavailable } from '../database/failures';
import { awaitInTime } from '../database/requestTime';
import type { UploadedFile } from '../request';
import { syncFolder } from '../syncFolder';
import type { PictureEncoder } from './encoder/pictureEncoder';
import type { KeptPicture, MediaStore, Picture, StoredFile } from './mediaStore';
import { PREVIEW_ENDING, PREVIEW_TYPE, previewSize, type Preview, type Size } from './preview';
import { FORMATS, renditionWidths, type Rendition, type Renditions } from './renditions';

/** Address prefix under which the pictures are served. */
export const MEDIA_PREFIX = '/media/';

const KEY = /^[0-9a-f]{16}$/;
const FILE = /^([0-9a-f]{16})-([0-9]{1,4})\.(avif|webp)$/;
const IMAGE_URL = new RegExp(`^${MEDIA_PREFIX}([0-9a-f]{16})-[0-9]{1,4}\\.webp$`);
const PREVIEW = new RegExp(`^([0-9a-f]{16})${PREVIEW_ENDING.replace('.', '\\.')}$`);
/** Name of the preview in a picture's folder, once it has been asked for. */
const PREVIEW_FILE = 'preview.jpg';
const INCOMING = 'incoming';
const HOUR = 3_600_000;

/** Pictures as a folder each, `<key>/<width>.<format>`, which comes into being and disappears as a whole. */
export class LocalMediaStore implements MediaStore {
  /** Previews that are being made, so that none is made twice at a time. */
  private readonly encoding = new Map<string, Promise<Buffer | null>>();

  /** @param onLeft told of what could not be removed and is left to the next sweep */
  constructor(
    private readonly folder: string,
    private readonly encoder: Pick<PictureEncoder, 'renditions' | 'preview'>,
    private readonly onLeft: (error: unknown) => void = () => undefined,
  ) {
    mkdirSync(join(folder, INCOMING), { recursive: true });
  }

  save<T>(
    files: readonly Pick<UploadedFile, 'bytes' | 'sender'>[],
    commit: (pictures: Picture[]) => Promise<T>,
  ): Promise<T> {
    const all = new AbortController();
    const stored = files.map(async ({ bytes, sender }) => {
      const signal = AbortSignal.any(sender ? [all.signal, sender] : [all.signal]);
      return this.store(await this.encoder.renditions(bytes, signal));
    });
    // One that fails takes the others with it, and they fail for its reason.
    for (const picture of stored) picture.catch((reason: unknown) => all.abort(reason));
    return this.keepIfCommitted(stored, commit);
  }

  saveEncoded<T>(encoded: readonly Renditions[], commit: (pictures: Picture[]) => Promise<T>): Promise<T> {
    return this.keepIfCommitted(
      encoded.map((renditions) => this.store(renditions)),
      commit,
    );
  }

  async put(key: string, files: readonly Rendition[]): Promise<void> {
    if ((await stat(join(this.folder, key)).catch(noneIfMissing)) === null) await this.place(key, files);
  }

  describe({ key, width, height, color }: KeptPicture): Picture {
    return {
      key,
      image_url: `${MEDIA_PREFIX}${key}-${width}.webp`,
      width,
      height,
      color,
      sources: {
        template: `${MEDIA_PREFIX}${key}-{width}.{format}`,
        widths: renditionWidths(width),
        formats: [...FORMATS],
      },
    };
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.tryRemove(join(this.folder, key));
  }

  async sweep(isKept: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number> {
    const incoming = join(this.folder, INCOMING);
    for (const name of (await readdir(incoming).catch(noneIfMissing)) ?? []) {
      if (await isOld(join(incoming, name))) await this.tryRemove(join(incoming, name));
    }
    const keys = (await readdir(this.folder)).filter((name) => KEY.test(name));
    const kept = await isKept(keys);
    let swept = 0;
    for (const key of keys) {
      if (kept.has(key) || !(await isOld(join(this.folder, key)))) continue;
      if (await this.tryRemove(join(this.folder, key))) swept += 1;
    }
    return swept;
  }

  preview(imageUrl: string, size: Size): Preview | null {
    const [, key] = IMAGE_URL.exec(imageUrl) ?? [];
    return key ? { url: `${MEDIA_PREFIX}${key}${PREVIEW_ENDING}`, type: PREVIEW_TYPE, ...previewSize(size) } : null;
  }

  async read(name: string): Promise<StoredFile | null> {
    const [, key, width, format] = FILE.exec(name) ?? [];
    if (key && width && format)
      return storedFile(await readIfThere(join(this.folder, key, `${width}.${format}`)), `image/${format}`);
    const [, pictured] = PREVIEW.exec(name) ?? [];
    return pictured ? storedFile(await this.readPreview(pictured), PREVIEW_TYPE) : null;
  }

  private async readPreview(key: string): Promise<Buffer | null> {
    const kept = await readIfThere(join(this.folder, key, PREVIEW_FILE));
    if (kept) return kept;
    const running = this.encoding.get(key) ?? this.makePreview(key).finally(() => this.encoding.delete(key));
    this.encoding.set(key, running);
    return running;
  }

  /** Makes the preview from the largest rendition and keeps it beside; null when there is no such picture, or its file is damaged. */
  private async makePreview(key: string): Promise<Buffer | null> {
    const names = await readdir(join(this.folder, key)).catch(noneIfMissing);
    const widest = Math.max(
      0,
      ...(names ?? []).filter((name) => name.endsWith('.webp')).map((name) => parseInt(name, 10)),
    );
    const source = await readIfThere(join(this.folder, key, `${widest}.webp`));
    if (!source) return null;
    const bytes = await this.encoder.preview(source);
    if (!bytes) return null;
    const draft = join(this.folder, INCOMING, `${key}-${randomBytes(6).toString('hex')}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, join(this.folder, key, PREVIEW_FILE));
    } catch {
      // The picture went meanwhile, or the disk is full: the preview is made again when asked for.
      await rm(draft, { force: true });
    }
    return bytes;
  }

  private async keepIfCommitted<T>(
    stored: readonly Promise<Picture>[],
    commit: (pictures: Picture[]) => Promise<T>,
  ): Promise<T> {
    const settled = await Promise.allSettled(stored);
    const pictures = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const undo = () => this.remove(pictures.map((picture) => picture.key));
    const failed = settled.find((result) => result.status === 'rejected');
    if (failed) {
      await undo();
      throw failed.reason;
    }
    try {
      return await commit(pictures);
    } catch (error) {
      // A commit whose answer was lost on the way may have happened, and its rows name the files then. If it has not,
      // the sweep takes them.
      if (!isUnavailable(error)) await undo();
      throw error;
    }
  }

  /** @throws Error ETIMEDOUT where the disk takes longer than the request has time for; what is written after all goes */
  private store(renditions: Renditions): Promise<Picture> {
    return awaitInTime(
      Infinity,
      () => this.write(renditions),
      ({ key }) => void this.remove([key]),
    );
  }

  private async write({ width, height, color, files }: Renditions): Promise<Picture> {
    const key = randomBytes(8).toString('hex');
    await this.place(key, files);
    return this.describe({ key, width, height, color });
  }

  /** Brings a picture's folder into being as a whole. */
  private async place(key: string, files: readonly Rendition[]): Promise<void> {
    // A name of its own: what broke off under this key may still lie there.
    const draft = join(this.folder, INCOMING, randomBytes(8).toString('hex'));
    try {
      await mkdir(draft);
      await Promise.all(files.map((file) => writeSynced(draft, file)));
      await syncFolder(draft);
      await rename(draft, join(this.folder, key));
      await syncFolder(this.folder);
    } catch (error) {
      await this.tryRemove(draft);
      throw error;
    }
  }

  /** @returns false for a folder that could not be removed; one that is missing is no error */
  private async tryRemove(path: string): Promise<boolean> {
    try {
      await rm(path, { recursive: true, force: true });
      return true;
    } catch (error) {
      this.onLeft(error);
      return false;
    }
  }
}

const storedFile = (bytes: Buffer | null, type: string): StoredFile | null => bytes && { bytes, type };

const readIfThere = (path: string): Promise<Buffer | null> => readFile(path).catch(noneIfMissing);

function noneIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function writeSynced(folder: string, { width, format, bytes }: Rendition): Promise<void> {
  const file = await open(join(folder, `${width}.${format}`), 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > HOUR;
}
