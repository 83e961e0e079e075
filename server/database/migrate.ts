import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { ConfigError } from '../environment';
import { PROJECT_ROOT } from '../projectRoot';
import type { Database } from './client';
import { isUnavailable } from './failures';
import * as schema from './schema';

/** Any number, the same for every process of this server. */
const START_LOCK = 7_264_011;

/**
 * Brings the database up to date, then runs `prepare` (demo data) and answers what it does, one process at a time however many start.
 * @throws ConfigError with one line when the database cannot be reached
 */
export async function migrateDatabase<T = void>(
  url: string,
  prepare?: (db: Database) => Promise<T>,
): Promise<T | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'angalink start',
  });
  // A break of the connection fails the statement that waits on it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: join(PROJECT_ROOT, 'server', 'migrations') });
    return prepare ? await prepare(db) : null;
  } catch (error) {
    throw isUnavailable(error) ? unreachable(url, error as Error) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function unreachable(url: string, error: Error): ConfigError {
  const { host, pathname } = new URL(url);
  const reason = error.message || (error instanceof AggregateError ? String(error.errors[0]) : error.name);
  return new ConfigError(`Cannot use the database ${host}${pathname}: ${reason}.`);
}
