import { Client } from 'pg';

/** Where globalSetup leaves the address of the run's PostgreSQL for the workers. */
export const ADMIN_URL = 'TEST_ADMIN_DATABASE_URL';
/** The migrated, empty database from which others are made. */
export const TEMPLATE = 'template_shop';

/** Address of a database in the run's PostgreSQL. */
export function withDatabase(name: string, server = adminUrl()): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** As the servers under test reach it: over a wire, or through the pooler of TEST_POOLED_DATABASE_URL, where one is named. */
export function asServed(name: string, wirePort?: number): string {
  if (wirePort === undefined) return withDatabase(name, process.env.TEST_POOLED_DATABASE_URL);
  const url = new URL(withDatabase(name));
  url.port = String(wirePort);
  return url.href;
}

export async function createDatabaseFrom(template: string, name: string): Promise<void> {
  // Copying files is faster than the write-ahead log when nothing is synced to disk.
  await administer(`create database "${name}" template "${template}" strategy file_copy`);
}

export async function dropDatabase(name: string): Promise<void> {
  await administer(`drop database if exists "${name}" with (force)`);
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function adminUrl(): string {
  const url = process.env[ADMIN_URL];
  if (!url) throw new Error('There is no test database: run through Jest with server/testing/globalSetup.ts.');
  return url;
}
