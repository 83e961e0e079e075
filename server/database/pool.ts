import { Pool, type PoolClient, type QueryConfig } from 'pg';
import type { PoolConfig } from '../config';
import { Semaphore } from '../semaphore';
import { failureCode, isUnavailable } from './failures';
import { awaitInTime, waitInTime } from './requestTime';
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
export class BoundedPool extends Pool {
  private readonly longest: number;
  private readonly patience: number;
  private readonly places: Semaphore;

  constructor(url: string, { max, statementTimeout, connectionTimeout, prepare, onError }: PoolOptions) {
    super({
      connectionString: url,
      Client: prepare ? preparingClient() : WritableClient,
      max,
      connectionTimeoutMillis: connectionTimeout,
      idleTimeoutMillis: 30_000,
      application_name: 'angalink',
    });
    this.longest = statementTimeout;
    this.patience = Math.min(connectionTimeout, statementTimeout);
    this.places = new Semaphore(max, Infinity, Math.min(max - 1, Math.ceil(max / 5)));
    this.on('error', onError);
    // A connection that breaks while it is lent out reports only here, and unheard it would end the process.
    this.on('connect', (client) => client.on('error', onError));
  }

  /**
   * Lends a connection for as long as a statement may take, or the request that asks has left: each statement of a
   * transaction may be in time and all together late. What waits on the connection then fails with it, and the database
   * takes back what was not committed. A statement that nobody waits for any more ends there too, be it by the account's
   * own limits (`migrateDatabase`).
   */
  private async lend<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = (await awaitInTime(
      this.longest,
      () => this.connect(),
      (late) => late.release(),
      // The driver's types do not say that a pool makes its connections of the class that it is given.
    )) as PoolClient & WritableClient;
    let failure: unknown;
    try {
      return await waitInTime(
        this.longest,
        () => client.giveUp(),
        () => work(client),
      );
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // What waited in vain for what somebody holds has done its connection no harm.
      client.release(isUnavailable(failure) && failureCode(failure) !== '55P03');
    }
  }

  /**
   * The same in turn. A fifth of the connections is kept for what nothing like it is under way: statements that wait for one
   * row or table that somebody holds are mostly alike, and leave some to all others.
   * @param kind what is alike
   */
  private async lendInTurn<T>(kind: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const turn = new AbortController();
    await waitInTime(
      this.patience,
      (late) => turn.abort(late),
      () => this.places.enter(turn.signal, kind),
    );
    try {
      return await this.lend(work);
    } finally {
      this.places.leave(kind);
    }
  }

  /**
   * Lends a connection to a transaction. All of these are alike: while a standby is away without which nothing is
   * acknowledged, each commit keeps its own until it is given up, and what is only read goes on.
   */
  lendToTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.lendInTurn('begin', work);
  }

  /** How many wait for a connection. */
  get waiting(): number {
    return this.waitingCount + this.places.queue;
  }

  override query = ((...all: unknown[]) =>
    // The driver's method has a dozen forms; whichever this is, it goes on as it came.
    this.lendInTurn(isPlain(all[0]) ? all[0].text : String(all[0]), (client) =>
      (client.query as (...all: unknown[]) => Promise<unknown>)(...all),
    )) as Pool['query'];
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
