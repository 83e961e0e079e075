import { Pool } from 'pg';
import type { PoolConfig } from '../config';

export interface PoolOptions extends PoolConfig {
  /** Told when a connection breaks; the pool replaces it by itself. */
  onError: (error: Error) => void;
}

/**
 * Connections to the database with a limit on every wait, so that a slow or missing database fails a request in
 * bounded time and holds up nothing else.
 */
export function createPool(url: string, options: PoolOptions): Pool {
  const { max, statementTimeout, connectionTimeout, onError } = options;
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    // Ends the wait also where the server cannot say anything any more.
    query_timeout: statementTimeout + 1_000,
    keepAlive: true,
    application_name: 'angalink',
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out reports only here, and unheard it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
