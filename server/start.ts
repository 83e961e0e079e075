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
import { Search } from './search/search';
import type { Services } from './services';

export interface StartedServices {
  services: Services;
  pool: BoundedPool;
  /** Lets go of every connection; requests must be over. */
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
  const media = openPictures(config, encoder, (error) =>
    log.warn({ failure: describeFailure(error) }, 'a picture could not be removed and is left to the next sweep'),
  );
  const close = async () => {
    isClosing = true;
    encoder.close();
    await content.close();
    await purger.close();
    await pool.end();
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
