import { Pool, type QueryConfig } from 'pg';
import type { PoolConfig } from '../config';
import { StatementNames } from './statementNames';
import { WritableClient } from './writableClient';

export interface PoolOptions extends PoolConfig {
  /** Told when a connection breaks; the pool replaces it by itself. */
  onError: (error: Error) => void;
}

/**
 * Connections to the database with a limit on every wait, so that a slow or missing database fails a request in
 * bounded time and holds up nothing else.
 */
export function createPool(url: string, options: PoolOptions): Pool {
  const { max, statementTimeout, connectionTimeout, prepare, onError } = options;
  const pool = new Pool({
    connectionString: url,
    Client: prepare ? preparingClient() : WritableClient,
    max,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    // The database ends a statement before, by the limits of `migrateDatabase`; this ends the wait also where it cannot
    // say anything any more.
    query_timeout: statementTimeout + 1_000,
    keepAlive: true,
    application_name: 'angalink',
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out reports only here, and unheard it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** A client that prepares what is asked often; its connections share the names. */
function preparingClient(): typeof WritableClient {
  const names = new StatementNames();
  const named = (query: unknown) => (isPlain(query) ? { ...query, name: names.nameOf(query.text) } : query);
  return class PreparingClient extends WritableClient {
    override query = ((query: unknown, ...rest: unknown[]) =>
      // The driver's method has a dozen forms; whichever this is, it goes on as it came.
      (WritableClient.prototype.query as (...all: unknown[]) => unknown).call(
        this,
        named(query),
        ...rest,
      )) as WritableClient['query'];
  };
}

/** A statement with its text, neither named already nor a cursor or stream of its own. */
function isPlain(query: unknown): query is QueryConfig {
  return (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    typeof query.text === 'string' &&
    !('submit' in query)
  );
}
