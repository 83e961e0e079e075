import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isUnavailable } from '../database/failures';
import { awaitInTime, forAll } from '../database/requestTime';
import { ConfigError } from '../environment';
import type { UploadedFile } from '../request';
import { Semaphore } from '../semaphore';
import type { PictureEncoder } from './encoder/pictureEncoder';
import { beginsAs } from './encoder/signatures';
import type { KeptPicture, MediaStore, Picture, PictureRows, StoredFile } from './mediaStore';
import { DamagedFile, fileName, HOUR, requireOwn, type PictureFiles } from './pictureFiles';
import { PREVIEW_ENDING, PREVIEW_TYPE, previewSize, type Preview, type Size } from './preview';
import { FORMATS, renditionWidths, type Format, type Rendition, type Renditions } from './renditions';

/** Address prefix under which the pictures are served. */
export const MEDIA_PREFIX = '/media/';

const FILE = /^([0-9a-f]{16})-([0-9]{1,4}\.(avif|webp))$/;
const PREVIEW = new RegExp(`^([0-9a-f]{16})${PREVIEW_ENDING.replace('.', '\\.')}$`);
const LARGEST = /([0-9a-f]{16})-[0-9]{1,4}\.webp$/;
/** Name of the preview in a picture's folder, once it has been asked for. */
const PREVIEW_FILE = 'preview.jpg';
/** Who has deleted something waits no longer than this for its files to go, ms; they go on going. */
const PATIENCE_TO_REMOVE = 3_000;
/** The same for who has waited for them to be stored, in vain. */
const PATIENCE_TO_UNDO = 500;
/** While pictures are made, which may take a minute, their place is asked so often whether it is there, and given so long, ms. */
const LOOK_EVERY = 1_000;
const PATIENCE_TO_LOOK = 1_800;
/** Who asks for a link preview waits no longer for it to be made, ms; it goes on being made for who asks again. */
const PATIENCE_FOR_PREVIEWS = 5_000;
/** Files that are read for visitors at once, and how many more may wait for them: whoever has given up still waits there. */
const READS_AT_ONCE = 64;
const LONGEST_QUEUE = 1_000;
/** So many may go however few there are: a form's pictures whose row was never written. */
const FEW = 5;

export interface PictureStoreOptions {
  /** Told of what could not be removed and is left to the next sweep. */
  onLeft?: (error: unknown) => void;
  /** Of a CDN that serves the bucket, with a slash at its end; null where this server serves the pictures. */
  publicUrl?: string | null | undefined;
  /** Of the database that uploads belong to; without them they are taken in any place. */
  rows?: PictureRows | null;
}

/** Pictures in a folder or a bucket: named, encoded, and there as long as a row names them. */
export class PictureStore implements MediaStore {
  /** Previews that are being made, so that none is made twice at a time. */
  private readonly encoding = new Map<string, Promise<Buffer | null>>();
  private readonly reads = new Semaphore(READS_AT_ONCE, LONGEST_QUEUE);
  private readonly onLeft: (error: unknown) => void;
  /** Before the names of pictures in their addresses. */
  private readonly base: string;
  private readonly rows: PictureRows | null;

  constructor(
    private readonly files: PictureFiles,
    private readonly encoder: Pick<PictureEncoder, 'renditions' | 'preview'>,
    { onLeft = () => undefined, publicUrl = null, rows = null }: PictureStoreOptions = {},
  ) {
    this.onLeft = onLeft;
    this.base = publicUrl ?? MEDIA_PREFIX;
    this.rows = rows;
  }

  async save<T>(
    files: readonly Pick<UploadedFile, 'bytes' | 'sender'>[],
    commit: (pictures: Picture[]) => Promise<T>,
  ): Promise<T> {
    if (files.length === 0) return commit([]);
    const look = await this.requirePlace();
    const all = new AbortController();
    const stored = files.map(async ({ bytes, sender }) => {
      const signal = AbortSignal.any(sender ? [all.signal, sender] : [all.signal]);
      return this.store(await this.encoder.renditions(bytes, signal));
    });
    // One that fails takes the others with it, and they fail for its reason.
    for (const picture of stored) picture.catch((reason: unknown) => all.abort(reason));
    void forAll(() => this.watch(all, look, Promise.allSettled(stored)));
    // Once more at the end: the place may have gone, and left a folder that takes files as well, while they were written.
    return this.keepIfCommitted(stored, commit, () => awaitInTime(Infinity, look));
  }

  saveEncoded<T>(encoded: readonly Renditions[], commit: (pictures: Picture[]) => Promise<T>): Promise<T> {
    return this.keepIfCommitted(
      encoded.map((renditions) => this.store(renditions)),
      commit,
    );
  }

  put(key: string, files: readonly Rendition[]): Promise<void> {
    return this.files.put(key, files);
  }

  describe({ key, width, height, color }: KeptPicture): Picture {
    return {
      key,
      image_url: `${this.base}${key}-${width}.webp`,
      width,
      height,
      color,
      sources: {
        template: `${this.base}${key}-{width}.{format}`,
        widths: renditionWidths(width),
        formats: [...FORMATS],
      },
    };
  }

  async remove(keys: readonly string[], patience = PATIENCE_TO_REMOVE): Promise<void> {
    const removal = async () => {
      for (const key of keys) await this.tryRemove(key);
    };
    // The request may have waited long already, or be answered.
    await forAll(() => awaitInTime(patience, removal)).catch(this.onLeft);
  }

  async claim(database: string, isForced = false): Promise<void> {
    const known = await this.files.owner();
    if (isForced ? known !== database : known === null) await this.files.setOwner(database);
  }

  async sweep(rows: PictureRows, isForced = false): Promise<number> {
    await requireOwn(this.files, rows);
    await this.files.removeDrafts();
    const old = await this.files.keys(HOUR);
    const kept = await rows.kept(old);
    const left = old.filter((key) => !kept.has(key));
    if (!isForced && left.length > FEW && left.length > old.length / 2)
      throw new ConfigError(
        `No row names ${left.length} of the ${old.length} pictures in ${this.files.place}, and none of them is removed. If they are to go: npm run media -- sweep --force.`,
      );
    await this.claim(await rows.identity());
    let swept = 0;
    for (const key of left) if (await this.tryRemove(key)) swept += 1;
    return swept;
  }

  preview(imageUrl: string, size: Size): Preview | null {
    const [, key] = (imageUrl.startsWith(this.base) && LARGEST.exec(imageUrl)) || [];
    return key ? { url: `${MEDIA_PREFIX}${key}${PREVIEW_ENDING}`, type: PREVIEW_TYPE, ...previewSize(size) } : null;
  }

  async read(name: string): Promise<StoredFile | null> {
    const [, key, file, format] = FILE.exec(name) ?? [];
    if (key && file) {
      const type = `image/${format as Format}` as const;
      const bytes = await awaitInTime(Infinity, () => this.readFile(key, file));
      if (bytes && !beginsAs(type, bytes)) throw new DamagedFile(`${name} in ${this.files.place} is no ${type}.`);
      return storedFile(bytes, type);
    }
    const [, pictured] = PREVIEW.exec(name) ?? [];
    return pictured ? storedFile(await this.readPreview(pictured), PREVIEW_TYPE) : null;
  }

  /** @throws ApiError 503 when too many wait already */
  private readFile(key: string, name: string): Promise<Buffer | null> {
    return this.reads.run(() => this.files.read(key, name));
  }

  private async readPreview(key: string): Promise<Buffer | null> {
    const kept = await awaitInTime(Infinity, () => this.readFile(key, PREVIEW_FILE));
    // A power cut may leave a file empty that was not synced.
    if (kept && beginsAs(PREVIEW_TYPE, kept)) return kept;
    const running =
      this.encoding.get(key) ?? forAll(() => this.makePreview(key)).finally(() => this.encoding.delete(key));
    this.encoding.set(key, running);
    return awaitInTime(PATIENCE_FOR_PREVIEWS, () => running);
  }

  /** @returns what asks whether the place is still there */
  private async requirePlace(): Promise<() => Promise<unknown>> {
    const { files, rows } = this;
    return rows ? awaitInTime(Infinity, () => requireOwn(files, rows)) : () => files.owner();
  }

  /** Gives up what is being made once there is no place for it. */
  private async watch(given: AbortController, look: () => Promise<unknown>, over: Promise<unknown>): Promise<void> {
    let isOver = false;
    let late = 0;
    const end = over.then(() => (isOver = true));
    while (!isOver) {
      try {
        await awaitInTime(PATIENCE_TO_LOOK, look);
        late = 0;
      } catch (error) {
        // Once is a busy line, on which the upload itself may be.
        late += 1;
        if (late > 1) return given.abort(error);
      }
      await Promise.race([end, delay(LOOK_EVERY, undefined, { ref: false })]);
    }
  }

  /** Makes the preview from the largest rendition and keeps it beside; null when there is no such picture, or its file is damaged. */
  private async makePreview(key: string): Promise<Buffer | null> {
    const names = await this.reads.run(() => this.files.names(key));
    const widths = names.map((name) => parseInt(name, 10) || 0);
    if (widths.length === 0) return null;
    const source = await this.readFile(key, fileName({ width: Math.max(0, ...widths), format: 'webp' }));
    if (!source) return null;
    const bytes = await this.encoder.preview(source);
    // The picture went meanwhile, or the disk is full: the preview is made again when asked for.
    if (bytes) await this.files.add(key, PREVIEW_FILE, PREVIEW_TYPE, bytes).catch(() => undefined);
    return bytes;
  }

  private async keepIfCommitted<T>(
    stored: readonly Promise<Picture>[],
    commit: (pictures: Picture[]) => Promise<T>,
    look: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<T> {
    const settled = await Promise.allSettled(stored);
    const pictures = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const undo = (patience?: number) =>
      this.remove(
        pictures.map((picture) => picture.key),
        patience,
      );
    try {
      for (const result of settled) if (result.status === 'rejected') throw result.reason;
      await look();
    } catch (error) {
      await undo(PATIENCE_TO_UNDO);
      throw error;
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
    await this.files.put(key, files);
    return this.describe({ key, width, height, color });
  }

  /** @returns false for what could not be removed */
  private async tryRemove(key: string): Promise<boolean> {
    try {
      await this.files.remove(key);
      return true;
    } catch (error) {
      this.onLeft(error);
      return false;
    }
  }
}

const storedFile = (bytes: Buffer | null, type: string): StoredFile | null => bytes && { bytes, type };
