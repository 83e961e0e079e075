import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform, type Duplex, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../environment';
import { syncFolder } from '../syncFolder';
import type { Seal } from './seal';

/** Content that was written: its name, by which it is found and checked, and its length in bytes. */
export interface Stored {
  name: string;
  bytes: number;
}

const NAME = /^[0-9a-f]{64}$/;

/**
 * Files under the name of their content, `objects/<first two>/<name>`: what several backups hold in common is kept
 * once, and a file that was changed has not its name any more.
 */
export class Objects {
  private readonly folder: string;

  constructor(
    target: string,
    private readonly seal: Seal,
  ) {
    this.folder = join(target, 'objects');
  }

  /** Writes content whole and safe on disk, or not at all. */
  async write(source: Readable | Buffer, ...through: Duplex[]): Promise<Stored> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `draft-${randomBytes(8).toString('hex')}`);
    const sum = new Sum();
    try {
      const file = await open(draft, 'wx', 0o600);
      const content = source instanceof Readable ? source : Readable.from([source]);
      await pipeline([content, ...through, sum, ...this.seal.lock(), file.createWriteStream({ flush: true })]);
      const name = this.seal.nameOf(sum.sha256());
      const path = this.pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(draft, path);
      await syncFolder(dirname(path));
      return { name, bytes: sum.bytes };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async has({ name }: Stored): Promise<boolean> {
    return (await stat(this.pathOf(name)).catch(() => null)) !== null;
  }

  /** Reads content into `to`, which fails at its end where the file is not what was written. */
  async read(stored: Stored, ...to: [...Duplex[], NodeJS.WritableStream]): Promise<void> {
    const source = createReadStream(this.pathOf(stored.name));
    await pipeline([source, ...this.seal.unlock(), new Sum({ stored, seal: this.seal }), ...to]);
  }

  async readWhole(stored: Stored): Promise<Buffer> {
    const chunks: Buffer[] = [];
    const collect = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    await this.read(stored, collect.resume());
    return Buffer.concat(chunks);
  }

  /** Removes what no backup names, and what a backup that broke off has left. @returns how many files went */
  async sweep(kept: ReadonlySet<string>): Promise<number> {
    let swept = 0;
    for (const entry of await readdir(this.folder).catch(() => [] as string[])) {
      if (entry.startsWith('draft-')) await rm(join(this.folder, entry), { force: true });
      if (!/^[0-9a-f]{2}$/.test(entry)) continue;
      for (const name of await readdir(join(this.folder, entry))) {
        if (!NAME.test(name) || kept.has(name)) continue;
        await rm(this.pathOf(name), { force: true });
        swept += 1;
      }
    }
    return swept;
  }

  private pathOf(name: string): string {
    // The name comes from a manifest, which may be anybody's.
    if (!NAME.test(name)) throw new ConfigError('The backup names a file that is none.');
    return join(this.folder, name.slice(0, 2), name);
  }
}

/** Passes content on, counts and sums it, and fails at its end where it is not what is expected. */
class Sum extends Transform {
  private readonly hash = createHash('sha256');
  bytes = 0;

  constructor(private readonly expected?: { stored: Stored; seal: Seal }) {
    super();
  }

  sha256(): Buffer {
    return this.hash.copy().digest();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const { stored, seal } = this.expected ?? {};
    if (!stored || seal?.nameOf(this.sha256()) === stored.name) return done();
    done(new ConfigError(`A file of the backup is damaged: objects/${stored.name.slice(0, 2)}/${stored.name}.`));
  }
}
