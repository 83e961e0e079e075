import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { awaitInTime } from '../database/requestTime';
import type { PictureEncoder } from './encoder/pictureEncoder';
import { SITE_FILES, readMade, type MadePicture } from './made';
import { PATIENCE_FOR_PREVIEWS } from './pictureStore';
import { PREVIEW_ENDING, PREVIEW_TYPE, previewSize, type Preview } from './preview';

/** Address prefix under which the site's own pictures are served. */
export const SITE_PICTURES_PREFIX = '/pictures/';

const ADDRESS = new RegExp(`^${SITE_PICTURES_PREFIX}([a-z0-9-]+)-[0-9]+\\.webp$`);

/** Link previews of the site's own pictures, made when they are first asked for and kept. */
export class SitePictures {
  private readonly index: ReadonlyMap<string, MadePicture>;
  /** One for each picture of the index at most. */
  private readonly made = new Map<string, Promise<Buffer | null>>();

  constructor(private readonly encoder: Pick<PictureEncoder, 'preview'>) {
    this.index = new Map(Object.entries(readMade().site));
  }

  /** @param url of one of the picture's WebP files; null for any other address */
  preview(url: string): Preview | null {
    const [, name = ''] = ADDRESS.exec(url) ?? [];
    const picture = this.index.get(name);
    return picture
      ? { url: `${SITE_PICTURES_PREFIX}${name}${PREVIEW_ENDING}`, type: PREVIEW_TYPE, ...previewSize(picture) }
      : null;
  }

  /** The file of a preview by its name; null when there is no such picture. */
  async readPreview(file: string): Promise<Buffer | null> {
    const name = file.endsWith(PREVIEW_ENDING) ? file.slice(0, -PREVIEW_ENDING.length) : '';
    const picture = this.index.get(name);
    if (!picture) return null;
    const bytes = this.made.get(name) ?? this.encode(name, picture);
    this.made.set(name, bytes);
    // What failed is tried again.
    bytes.catch(() => this.made.delete(name));
    return awaitInTime(PATIENCE_FOR_PREVIEWS, () => bytes);
  }

  private async encode(name: string, picture: MadePicture): Promise<Buffer | null> {
    const widest = Math.max(...picture.widths);
    return this.encoder.preview(
      await readFile(join(SITE_FILES, SITE_PICTURES_PREFIX, `${name}-${widest}.webp`)),
      picture,
    );
  }
}
