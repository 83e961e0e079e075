import type { Bucket } from './bucket';
import { KEY, OWNER, fileName, type PictureFiles } from './pictureFiles';
import type { Rendition } from './renditions';

/**
 * Pictures as objects of a bucket, `<key>-<width>.<format>` as in their addresses, so that a CDN may stand before it. What
 * broke off has no row, and goes with the sweep.
 */
export class BucketFiles implements PictureFiles {
  constructor(private readonly bucket: Bucket) {}

  get place(): string {
    return this.bucket.place;
  }

  async owner(): Promise<string | null> {
    return (await this.bucket.get(OWNER))?.toString().trim() || null;
  }

  setOwner(database: string): Promise<void> {
    return this.bucket.put(OWNER, Buffer.from(`${database}\n`), 'text/plain');
  }

  async put(key: string, files: readonly Rendition[]): Promise<void> {
    await Promise.all(
      files.map((file) => this.bucket.put(`${key}-${fileName(file)}`, file.bytes, `image/${file.format}`)),
    );
  }

  async names(key: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of this.bucket.list(`${key}-`)) names.push(name.slice(key.length + 1));
    return names;
  }

  read(key: string, name: string): Promise<Buffer | null> {
    return this.bucket.get(`${key}-${name}`);
  }

  add(key: string, name: string, type: string, bytes: Buffer): Promise<void> {
    return this.bucket.put(`${key}-${name}`, bytes, type);
  }

  async remove(key: string): Promise<void> {
    await Promise.all((await this.names(key)).map((name) => this.bucket.remove(`${key}-${name}`)));
  }

  async keys(age: number): Promise<string[]> {
    /** When each picture's newest file was written. */
    const newest = new Map<string, number>();
    // By the store's clock alone: to one of here that is ahead all would be old.
    let latest = 0;
    for await (const { name, modified } of this.bucket.list('')) {
      latest = Math.max(modified, latest);
      const [key = ''] = name.split('-');
      if (KEY.test(key)) newest.set(key, Math.max(modified, newest.get(key) ?? 0));
    }
    return [...newest].filter(([, modified]) => latest - modified >= age).map(([key]) => key);
  }

  removeDrafts(): Promise<void> {
    // An object is there as a whole or not at all.
    return Promise.resolve();
  }
}
