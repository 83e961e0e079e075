import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config';
import type { Database } from '../database/client';
import { EmbeddedPostgres, findRunning } from '../database/embedded/embeddedPostgres';
import { migrateDatabase } from '../database/migrate';
import { WritableClient } from '../database/writableClient';

/**
 * Runs `work` with the address of the server's database: the one of DATABASE_URL past a pooler, the embedded
 * one of a server that runs now, or the embedded one started for this moment.
 */
export async function withServerAddress<T>(
  { databaseUrl, databaseDirectUrl, dataDir }: Config,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const known = databaseDirectUrl ?? databaseUrl ?? findRunning(dataDir);
  if (known !== null) return work(known);
  const embedded = await EmbeddedPostgres.start({ dataDir });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
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
