import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { isUnavailable } from './failures';
import * as schema from './schema';

/** Both the pool's database and a transaction of it: what a repository function takes. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export function createDatabase(pool: Pool): Database {
  const db = drizzle(pool, { schema });
  // Drizzle 0.45 never gives a connection back on which `begin` fails, and gives a broken one back as if it were
  // sound: a database that went away would use up the pool.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isUnavailable(failure));
    }
  };
  return db;
}
