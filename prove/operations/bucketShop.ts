import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../server/database/client';
import { findRunning } from '../../server/database/embedded/embeddedPostgres';
import { isUnavailable } from '../../server/database/failures';
import { Bucket } from '../../server/media/bucket';
import { BucketFiles } from '../../server/media/bucketFiles';
import { PictureEncoder } from '../../server/media/encoder/pictureEncoder';
import { fileName, filesOf } from '../../server/media/pictureFiles';
import { PictureStore } from '../../server/media/pictureStore';
import { keptMediaKeys, listKeptPictures, pictureRows } from '../../server/repositories/images';
import { withEach } from '../../server/semaphore';
import { withDatabase } from '../support/database';
import { BuiltServer, type ServerOptions } from '../support/builtServer';
import type { Cleanup } from '../support/cleanup';
import type { Swift } from './swift';

const START_MS = 30_000;

/** Every picture is old enough to go. */
class AnHourLater extends BucketFiles {
  override keys(): Promise<string[]> {
    return super.keys(0);
  }
}

/** A shop whose pictures are in a bucket, and what its rows and its bucket say of each other. */
export class BucketShop {
  readonly bucket: Bucket;

  private constructor(
    readonly swift: Swift,
    private readonly options: ServerOptions,
    private readonly undo: Cleanup['add'],
    public server: BuiltServer,
  ) {
    this.bucket = new Bucket(swift.address);
  }

  static async open(swift: Swift, options: ServerOptions, undo: Cleanup['add']): Promise<BucketShop> {
    return new BucketShop(swift, options, undo, await BuiltServer.start(options, undo));
  }

  /** Starts the server anew, with other settings where some are named. */
  async start(env: Record<string, string> = {}): Promise<void> {
    const { options } = this;
    this.server = await BuiltServer.start({ ...options, env: { ...options.env, ...env } }, this.undo);
  }

  /** Objects that a row promises and that cannot be read. */
  async missing(): Promise<string[]> {
    const rows = await this.onDatabase((db) => listKeptPictures(db));
    const promised = rows.flatMap(({ key, width }) => filesOf(width).map((file) => `${key}-${fileName(file)}`));
    const missing: string[] = [];
    const look = async (name: string) => {
      if (!(await onceThere(() => this.bucket.get(name)))) missing.push(name);
    };
    await withEach(promised, 8, look);
    return missing;
  }

  /** Pictures in the bucket, or what there is of them, that no row names. */
  async orphans(): Promise<number> {
    this.swift.settle();
    const keys = await onceThere(() => new BucketFiles(this.bucket).keys(0));
    const kept = await this.onDatabase((db) => keptMediaKeys(db, keys));
    return keys.filter((key) => !kept.has(key)).length;
  }

  /** The sweep of every hour, as if all of this had happened more than an hour ago. */
  sweep(): Promise<number> {
    const store = new PictureStore(new AnHourLater(this.bucket), new PictureEncoder());
    return onceThere(() => this.onDatabase((db) => store.sweep(pictureRows(db))));
  }

  onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const url = findRunning(this.options.dataDir);
    if (url === null) throw new Error('The database does not run.');
    return withDatabase(url, (client) => work(drizzle(client)));
  }
}

/** A store that was just started says for a while that it cannot. */
async function onceThere<T>(work: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + START_MS; ; await delay(200)) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) throw error;
    }
  }
}
