import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import { ChangeListener } from './cache/changeListener';
import { MemoryVersions } from './cache/memoryVersions';
import { Purger } from './cache/purger';
import { createDatabase } from './database/client';
import { BoundedPool } from './database/pool';
import { PictureEncoder } from './media/encoder/pictureEncoder';
import { openPictures } from './media/openPictures';
import { describeFailure } from './http/failures';
import { pictureRows } from './repositories/images';
import { Search } from './search/search';
import type { Services } from './services';

/** A stop waits so long, ms, for connections that are still in use: by then nobody waits for what they do. */
const LAST_WAIT = 2_000;

export interface StartedServices {
  services: Services;
  pool: BoundedPool;
  /** Lets go of every connection that is not in the midst of a long statement; requests must be over. */
  close: () => Promise<void>;
}

/** @param url of a database that is up to date */
export async function startServices(config: Config, url: string, log: FastifyBaseLogger): Promise<StartedServices> {
  let isClosing = false;
  const onError = (error: unknown) => {
    // A connection that is being closed may still hear that the database stops as well.
    if (!isClosing) log.warn({ failure: describeFailure(error) }, 'a database connection broke');
  };
  const pool = new BoundedPool(url, { ...config.pool, onError });
  const db = createDatabase(pool);
  const content = new MemoryVersions(config.contentCacheBytes);
  void warnOfNoLimits(pool, log);
  const purger = new Purger(config.purgeUrls, content, log);
  await ChangeListener.start({ url: config.databaseDirectUrl ?? url, db, versions: content, onError });
  const search = { products: new Search(db, content, 'products'), articles: new Search(db, content, 'articles') };
  const encoder = new PictureEncoder({
    onDeath: (death) => log.warn(death, 'the process that encodes pictures died'),
    niceness: config.pictureNiceness,
  });
  const onLeft = (error: unknown) =>
    log.warn({ failure: describeFailure(error) }, 'a picture could not be removed and is left to the next sweep');
  const media = openPictures(config, encoder, onLeft, pictureRows(db));
  const close = async () => {
    isClosing = true;
    encoder.close();
    const closed = Promise.all([content.close(), purger.close(), pool.end()]);
    await Promise.race([closed, delay(LAST_WAIT, undefined, { ref: false })]);
  };
  return { services: { config, db, encoder, media, content, search }, pool, close };
}

/** A pooler may sign in as another account than migrations do, or hold connections that began before the limits were set. */
async function warnOfNoLimits(pool: BoundedPool, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await pool
    .query<{ statement_timeout: string }>('show statement_timeout')
    .catch(() => ({ rows: [] }));
  if (rows[0]?.statement_timeout === '0') log.warn('the database puts no limit on how long a statement may take');
}
