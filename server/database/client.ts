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
    // Each statement may be in time and all together late: a transaction may take as long as one of them. What waits
    // on the connection fails with it.
    const longest = pool.options.statement_timeout;
    const timer = longest ? setTimeout(() => void client.end(), longest) : undefined;
    let failure: unknown;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      clearTimeout(timer);
      client.release(isUnavailable(failure));
    }
  };
  return db;
}
