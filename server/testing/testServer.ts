import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { readConfig, type Config } from '../config';
import type { ContractBreach } from '../openapi/responseCheck';
import type { Database } from '../database/client';
import { hashPassword } from '../passwords';
import type { RequestFigures } from '../metrics/requestFigures';
import { createLogger } from '../http/logging';
import { insertUser } from '../repositories/users';
import type { Services } from '../services';
import type { BoundedPool } from '../database/pool';
import { startServices } from '../start';
import { TEMPLATE, asServed, createDatabaseFrom, dropDatabase, withDatabase } from './testDatabase';

export interface TestServerOptions {
  /** Replaces parts of the configuration; limits are off unless set here. */
  config?: Partial<Omit<Config, 'pool'>>;
  /** Replaces parts of how the database is reached; a pooler before it may not know what is prepared. */
  pool?: Partial<Config['pool']>;
  /** Listens on a free port, so that `origin` can be called. */
  listen?: boolean;
  /** Port of a wire to the database, in place of the database's own. */
  databasePort?: number;
  /** Counts what is answered. */
  figures?: RequestFigures;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  pool: BoundedPool;
  db: Database;
  /** Address of the database, for a second server process on it. */
  databaseUrl: string;
  /** The same past a pooler of connections, where there is one. */
  directUrl: string;
  /** `http://127.0.0.1:<port>` when listening, else empty. */
  origin: string;
  /** Answers against the contract so far; `close` fails when there are any, so a test that wants one empties it. */
  breaches: ContractBreach[];
  /** Makes the staff account STAFF on first use and answers a new session's token. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

export const STAFF = { email: 'wanjiru@angalink.example', phone: '+254700000001', password: 'a password for tests' };

const NO_LIMITS = { visitorWrites: 0, staffWrites: 0, signInPerAccount: 0, signInPerAddress: 0 };

/** The whole server on a database of its own, with every answer checked against the contract. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabaseFrom(TEMPLATE, name);
  const folder = mkdtempSync(join(tmpdir(), 'angalink-server-'));
  const databaseUrl = asServed(name, options.databasePort);
  const read = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    VALIDATE_RESPONSES: 'true',
    DATABASE_POOL_MAX: '5',
    DATABASE_CONNECTION_TIMEOUT_MS: '30000',
    DATABASE_STATEMENT_TIMEOUT_MS: '30000',
    // Beside the other tests, not behind them.
    PICTURE_NICENESS: '0',
    DATABASE_URL: databaseUrl,
    ...(asServed(name) !== withDatabase(name) && { DATABASE_DIRECT_URL: withDatabase(name) }),
  });
  const config: Config = { ...read, limits: NO_LIMITS, ...options.config, pool: { ...read.pool, ...options.pool } };
  const log = createLogger(config.log.level);
  const { services, pool, close: closeServices } = await startServices(config, databaseUrl, log);
  const breaches: ContractBreach[] = [];
  const app = await buildApp(services, { log, onBreach: (breach) => breaches.push(breach), figures: options.figures });
  if (options.listen) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address() as AddressInfo | null;

  const close = async () => {
    await app.close();
    await closeServices();
    await dropDatabase(name);
    rmSync(folder, { recursive: true, force: true });
    if (breaches[0]) throw breaches[0];
  };
  return {
    app,
    services,
    pool,
    db: services.db,
    databaseUrl,
    directUrl: withDatabase(name),
    origin: address ? `http://127.0.0.1:${address.port}` : '',
    breaches,
    signIn: signInWith(app, services.db),
    close,
  };
}

function signInWith(app: FastifyInstance, db: Database): () => Promise<string> {
  let account: Promise<string> | undefined;
  return async () => {
    account ??= hashPassword(STAFF.password).then((passwordHash) =>
      insertUser(db, { email: STAFF.email, phone: STAFF.phone, firstName: 'Wanjiru', lastName: 'Kamau', passwordHash }),
    );
    await account;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/web-login',
      payload: { emailOrPhone: STAFF.email, password: STAFF.password },
    });
    const { data } = answer.json<{ data?: string }>();
    if (!data) throw new Error(`Signing in failed: ${answer.body}`);
    return data;
  };
}
