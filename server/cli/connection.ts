import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Config } from '../config';
import type { Database } from '../database/client';
import { EmbeddedPostgres, findRunning } from '../database/embedded/embeddedPostgres';
import { migrateDatabase } from '../database/migrate';
import * as schema from '../database/schema';

/**
 * Runs `work` with the address of the server's database: the one of DATABASE_URL, the embedded one of a server that
 * runs now, or the embedded one started for this moment.
 */
export async function withServerAddress<T>(
  { databaseUrl, dataDir }: Config,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const known = databaseUrl ?? findRunning(dataDir);
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
    await migrateDatabase(url);
    await connected(url, work);
  });
}

/** Runs `work` on a database as it is. */
export async function connected(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'angalink staff' });
  await client.connect();
  try {
    await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
}
