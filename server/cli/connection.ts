import { drizzle } from 'drizzle-orm/node-postgres';
import type { Config } from '../config';
import type { Database } from '../database/client';
import { EmbeddedPostgres, findRunning } from '../database/embedded/embeddedPostgres';
import { migrateDatabase } from '../database/migrate';
import * as schema from '../database/schema';
import { WritableClient } from '../database/writableClient';

/**
 * Runs `work` on the server's database: the one of DATABASE_URL, the embedded one of a server that runs now, or
 * the embedded one started for this moment.
 */
export async function withServerDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const known = config.databaseDirectUrl ?? config.databaseUrl ?? findRunning(config.dataDir);
  if (known !== null) return connected(config, known, work);
  const embedded = await EmbeddedPostgres.start({ dataDir: config.dataDir });
  try {
    await connected(config, embedded.url, work);
  } finally {
    await embedded.stop();
  }
}

async function connected({ pool }: Config, url: string, work: (db: Database) => Promise<void>): Promise<void> {
  await migrateDatabase(url, pool.statementTimeout);
  const client = new WritableClient({ connectionString: url, application_name: 'angalink staff' });
  await client.connect();
  try {
    await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
}
