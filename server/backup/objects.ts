import { createHash } from 'node:crypto';
import { Readable, Transform, Writable, type Duplex, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isUnavailable } from '../database/failures';
import { ConfigError } from '../environment';
import type { BackupFiles } from './backupFiles';
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
  constructor(
    private readonly files: BackupFiles,
    private readonly seal: Seal,
  ) {}

  /** Writes content whole and for good, or not at all. */
  async write(source: Readable | Buffer, ...through: Duplex[]): Promise<Stored> {
    const sum = new Sum();
    const stored = () => ({ name: this.seal.nameOf(sum.sha256()), bytes: sum.bytes });
    await this.files.write(async (to) => {
      const content = source instanceof Readable ? source : Readable.from([source]);
      await pipeline([content, ...through, sum, ...this.seal.lock(), to]);
      return pathOf(stored().name);
    });
    return stored();
  }

  has({ name }: Stored): Promise<boolean> {
    return this.files.has(pathOf(name));
  }

  /** Whether content is there as it was written. */
  async isWhole(stored: Stored): Promise<boolean> {
    const reading = this.read(stored, nowhere());
    return reading.then(
      () => true,
      (error: unknown) => {
        // Missing, damaged or not to be decrypted. Whose reading breaks off for another reason does not know.
        if (error instanceof ConfigError && !isUnavailable(error)) return false;
        throw error;
      },
    );
  }

  /** Reads content into `to`, which fails at its end where the file is not what was written. */
  async read(stored: Stored, ...to: [...Duplex[], NodeJS.WritableStream]): Promise<void> {
    const source = Readable.from(this.content(pathOf(stored.name)));
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

  private async *content(path: string): AsyncGenerator<unknown> {
    const source = await this.files.open(path);
    if (!source) throw new ConfigError(`A file of the backup is missing: ${path}.`);
    yield* source;
  }

  /** Removes what no backup names; what is no content of a backup is not ours, whoever has put it there. */
  async sweep(kept: ReadonlySet<string>): Promise<void> {
    const paths = new Set([...kept].map(pathOf));
    for (const path of await this.files.settledPaths('objects/'))
      if (isObject(path) && !paths.has(path)) await this.files.remove(path);
  }
}

/** Takes whatever comes. */
export const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

function pathOf(name: string): string {
  // The name comes from a manifest, which may be anybody's.
  if (!NAME.test(name)) throw new ConfigError('The backup names a file that is none.');
  return `objects/${name.slice(0, 2)}/${name}`;
}

function isObject(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return NAME.test(name) && path === pathOf(name);
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
    done(new ConfigError(`A file of the backup is damaged: ${pathOf(stored.name)}.`));
  }
}
