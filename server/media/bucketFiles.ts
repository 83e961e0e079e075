import type { Bucket } from './bucket';
import { KEY, OWNER, fileName, type OpenContent, type PictureFiles } from './pictureFiles';
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

  async open(key: string, name: string): Promise<OpenContent | null> {
    const content = await this.read(key, name);
    return content && { bytes: content.length, content };
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
    for await (const { name, modified } of this.bucket.list('')) {
      const [key = ''] = name.split('-');
      if (KEY.test(key)) newest.set(key, Math.max(modified, newest.get(key) ?? 0));
    }
    return [...newest].filter(([, modified]) => Date.now() - modified >= age).map(([key]) => key);
  }

  removeDrafts(): Promise<void> {
    // An object is there as a whole or not at all.
    return Promise.resolve();
  }
}
