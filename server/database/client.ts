import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { BoundedPool } from './pool';
import { requireTime } from './requestTime';

/** Both the pool's database and a transaction of it: what a repository function takes. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export function createDatabase(pool: BoundedPool): Database {
  const db = drizzle(pool);
  // Drizzle 0.45 never gives a connection back on which `begin` fails, and gives a broken one back as if it were
  // sound: a database that went away would use up the pool.
  db.transaction = (work, config) =>
    pool.lendToTransaction((client) => {
      const asked = performance.now();
      return drizzle(client).transaction(async (transaction) => {
        const begun = performance.now() - asked;
        const result = await work(transaction);
        // A commit whose answer comes too late would be done, and said not to be: it takes as long as `begin`, or longer.
        requireTime(2 * begun);
        return result;
      }, config);
    });
  return db;
}
