import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config';
import type { Database } from '../database/client';
import { clusterFolder } from '../database/embedded/cluster';
import { EmbeddedPostgres, findRunning } from '../database/embedded/embeddedPostgres';
import { FolderInUseError } from '../database/embedded/folderLock';
import { migrateDatabase } from '../database/migrate';
import { WritableClient } from '../database/writableClient';
import { ConfigError } from '../environment';

/** Whoever has the data folder and no database that runs is about to start or to stop: waited for so long, milliseconds. */
const PATIENCE = 60_000;
const PAUSE = 500;

/**
 * Runs `work` with the address of the server's database: the one of DATABASE_URL past a pooler, the embedded
 * one of a server that runs now, or the embedded one started for this moment.
 * @param mayCreate an embedded one where there is none yet. Else a command without the shop's settings would make an
 *   empty shop beside it, and say that it did what it was asked for
 * @throws ConfigError where there is none
 */
export async function withServerAddress<T>(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  work: (url: string) => Promise<T>,
  mayCreate = false,
): Promise<T> {
  const elsewhere = databaseDirectUrl ?? databaseUrl;
  if (elsewhere !== null) return work(elsewhere);
  if (!mayCreate && !existsSync(clusterFolder(dataDir)))
    throw new ConfigError(
      `There is no database in DATA_DIR (${dataDir}). Set DATABASE_URL or DATA_DIR as the server has it, or start the server once.`,
    );
  const { url, stop } = await openOwn(dataDir);
  try {
    return await work(url);
  } finally {
    await stop();
  }
}

/** The embedded database: of a server that runs now, or started. @throws FolderInUseError where neither comes in time */
async function openOwn(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  for (const deadline = performance.now() + PATIENCE; ; await delay(PAUSE)) {
    const running = findRunning(dataDir);
    if (running !== null) return { url: running, stop: () => Promise.resolve() };
    try {
      const embedded = await EmbeddedPostgres.start({ dataDir });
      return { url: embedded.url, stop: () => embedded.stop() };
    } catch (error) {
      if (!(error instanceof FolderInUseError) || performance.now() > deadline) throw error;
    }
  }
}

/** Runs `work` on the server's database, brought up to date. */
export function withServerDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  return withServerAddress(config, async (url) => {
    await migrateDatabase(url, null);
    await connected(url, work);
  });
}

/** Runs `work` on a database as it is. */
export async function connected<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const client = new WritableClient({ connectionString: url, application_name: 'angalink staff' });
  await client.connect();
  try {
    return await work(drizzle(client));
  } finally {
    await client.end();
  }
}
