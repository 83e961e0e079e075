import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../database/embedded/embeddedPostgres';
import { migrateDatabase } from '../database/migrate';
import { ADMIN_URL, TEMPLATE, createDatabaseFrom, dropDatabase, withDatabase } from './testDatabase';

/** What globalTeardown stops; Jest hands nothing else over. */
export interface TestRun {
  embedded: EmbeddedPostgres;
  folder: string;
}

declare global {
  var testRun: TestRun | undefined;
}

/**
 * One PostgreSQL for the whole run with a migrated template, from which every test server gets a database: that of
 * TEST_DATABASE_URL, or one of the run's own.
 */
export default async function globalSetup(): Promise<void> {
  process.env[ADMIN_URL] = process.env.TEST_DATABASE_URL ?? (await startOwn());
  await dropDatabase(TEMPLATE);
  await createDatabaseFrom('template0', TEMPLATE);
  await migrateDatabase(withDatabase(TEMPLATE), 5_000);
}

async function startOwn(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'angalink-test-'));
  const embedded = await EmbeddedPostgres.start({
    dataDir: folder,
    // Nothing of it has to survive, so nothing is waited for on disk.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
  });
  globalThis.testRun = { embedded, folder };
  return embedded.url;
}
