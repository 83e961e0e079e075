import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { escapeIdentifier, type Client } from 'pg';
import { ConfigError } from '../environment';
import { PROJECT_ROOT } from '../projectRoot';
import type { Database } from './client';
import { hostsOf } from './address';
import { failureCode, isUnavailable, reasonOf } from './failures';
import { SESSION_SETTINGS, setting, type Settings } from './sessionSettings';
import { WritableClient } from './writableClient';

/** Any number, the same for every process of this server. */
const START_LOCK = 7_264_011;
const MIGRATIONS = join(PROJECT_ROOT, 'server', 'migrations');
const JOURNAL = join('meta', '_journal.json');
/** So long, ms, a start looks whether another one has ended, and so long it says nothing of that. */
const TURN_PAUSE = 100;
const TURN_SILENCE = 2_000;
/**
 * Everybody queues behind a migration that waits for a table: so long, ms, and then they go first, each time for longer. They
 * wait longer than that for a lock (`limitsOf`), and are not refused.
 */
const LOCK_PATIENCE = 500;
/** One that was stopped in its midst loses the tables that it holds so soon: everybody waits for them. */
const STOPPED_PATIENCE = '30s';
const LOCK_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** A lock that was not to be had in time, and two that wait for each other. */
const HELD_UP = ['55P03', '40P01'];
/** So often two connections are looked at before they are taken for two. */
const POOLER_ROUNDS = 5;

/**
 * Brings the database up to date, then runs `prepare` (demo data) and answers what it does, one process at a time however many start.
 * @param url of the database itself: a lock that lasts as long as its connection is void behind a pooler
 * @param statementTimeout milliseconds that a statement of the server may run; null leaves what was set
 * @param until the last migration to be done, by its moment; all of them where none is named
 * @throws ConfigError with one line when the database cannot be reached
 */
export async function migrateDatabase<T = void>(
  url: string,
  statementTimeout: number | null,
  prepare?: (db: Database, client: WritableClient) => Promise<T>,
  until?: number,
): Promise<T | null> {
  const client = connectionTo(url);
  // A break of the connection fails the statement that waits on it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refusePooler(client, url);
    await client.liftLimits();
    await refuseOtherMake(client);
    await takeTurn(client);
    // This connection began before its account was set.
    await client.query(setting('set', SESSION_SETTINGS));
    await setAccount(client, { ...SESSION_SETTINGS, ...(statementTimeout !== null && limitsOf(statementTimeout)) });
    const db = drizzle(client);
    const bringUp = (migrationsFolder: string) => betweenOthers(client, () => migrate(db, { migrationsFolder }));
    if (until === undefined) await bringUp(MIGRATIONS);
    else await withFirstMigrations(until, bringUp);
    return prepare ? await prepare(db, client) : null;
  } catch (error) {
    throw isUnavailable(error) ? unreachable(url, error) : error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const connectionTo = (url: string) => new WritableClient({ connectionString: url, application_name: 'angalink start' });

/**
 * A pooler gives its clients process ids of its own. Proxies of some providers do so too, and yet each connection keeps a
 * process to itself: then two are open at once, and neither may be given the other's or, from one question to the next, one
 * of somebody else's.
 */
async function refusePooler(client: WritableClient, url: string): Promise<void> {
  const own = await processOf(client);
  // Missing in the driver's types.
  if (own === (client as unknown as { processID: number }).processID) return;
  const other = connectionTo(url);
  await other.connect();
  try {
    for (let round = 0; round < POOLER_ROUNDS; round += 1) {
      await other.query('begin');
      const taken = await processOf(other);
      const now = await processOf(client);
      await other.query('rollback');
      if (taken === own || now !== own)
        throw new ConfigError(
          'The address leads through a pooler of connections: set DATABASE_DIRECT_URL to that of the database itself.',
        );
    }
  } finally {
    await other.end();
  }
}

async function processOf(client: WritableClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid');
  return rows[0]?.pid;
}

/** What the tables need and no migration can change: said at the start instead of by the first statement that fails. */
async function refuseOtherMake(client: WritableClient): Promise<void> {
  const { rows } = await client.query<{ schema: string | null; encoding: string; small: string }>(
    "select current_schema() schema, current_setting('server_encoding') encoding, lower('I') small",
  );
  const { schema, encoding, small } = rows[0] ?? {};
  if (schema !== 'public')
    throw new ConfigError(
      `The database's account makes its tables in ${schema ?? 'no schema'}, not in public: alter role … set search_path to public.`,
    );
  if (encoding !== 'UTF8')
    throw new ConfigError(`The database is kept in ${encoding}, not in UTF8: create it with encoding 'UTF8'.`);
  // Accounts are asked for in small letters of JavaScript's, and compared with the database's own. Those of locale C, which
  // knows no accents, are let in: what is in a name of accents is then found as it is written.
  if (small !== 'i')
    throw new ConfigError(
      `The database's locale makes '${small}' of 'I' in small letters, as in Turkish: create it from template0 with locale 'C.UTF-8'.`,
    );
}

/** How long statements may take, and wait for what somebody holds: whoever waits keeps a connection from the others. */
const limitsOf = (statementTimeout: number): Settings => ({
  statement_timeout: `${statementTimeout}`,
  lock_timeout: `${Math.ceil(statementTimeout / 4)}`,
  idle_in_transaction_session_timeout: `${2 * statementTimeout}`,
});

/**
 * Sets what sessions of this account are like in this database, past what the database itself is set to. Poolers refuse
 * such settings from a connection that begins (docs/decisions/060). Where they are set nothing is written: a start must not
 * wait for a standby that is away.
 */
async function setAccount(client: WritableClient, wanted: Settings): Promise<void> {
  const { rows } = await client.query<{ set: string[] }>(
    `select setconfig set from pg_db_role_setting join pg_database database on setdatabase = database.oid
     where setrole = current_user::regrole and datname = current_database()`,
  );
  const missing = Object.entries(wanted).filter(([name, value]) => !rows[0]?.set.includes(`${name}=${value}`));
  if (missing.length === 0) return;
  const account = `alter role current_user in database ${escapeIdentifier(client.database ?? '')}`;
  const set = setting(`${account} set`, Object.fromEntries(missing));
  await client.query(`begin;set local synchronous_commit = local;${set};commit`);
}

/**
 * Waits until no other start, restore or command of the staff's is at work, however long that takes: a restore of a large shop
 * may take an hour. Whoever starts this one knows how long is too long, and is told what for.
 */
async function takeTurn(client: WritableClient): Promise<void> {
  for (let waited = 0; !(await hasTurn(client)); waited += TURN_PAUSE) {
    if (waited === TURN_SILENCE) {
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted",
        [START_LOCK],
      );
      const holder = rows[0] ? ` (its process in the database is ${rows[0].pid})` : '';
      process.stderr.write(
        `Another start, a restore or a command is at work on the database: this waits for it${holder}.\n`,
      );
    }
    await delay(TURN_PAUSE);
  }
}

async function hasTurn(client: WritableClient): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) "is"', [START_LOCK]);
  return rows[0]?.is === true;
}

/**
 * Changes tables that others read and write: as a whole, again and again until nobody holds one of them for long. Other
 * processes start meanwhile: those of the build before have nothing to change.
 */
async function betweenOthers(client: WritableClient, change: () => Promise<void>): Promise<void> {
  for (let pause = LOCK_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    await client.query(
      `set lock_timeout = ${LOCK_PATIENCE}; set idle_in_transaction_session_timeout = '${STOPPED_PATIENCE}'`,
    );
    const isHeldUp = await change().then(
      () => false,
      (error: unknown) => {
        if (!HELD_UP.includes(failureCode(error) ?? '')) throw error;
        return true;
      },
    );
    await client.query('set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    if (!isHeldUp) return;
    if (pause === LOCK_PAUSE)
      process.stderr.write('Tables that are to be changed are in use, by a backup perhaps: the start waits.\n');
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]);
    await delay(pause);
    await takeTurn(client);
  }
}

/** The last migration that a database has had, by its moment; 0 before the first. */
export async function lastMigration(client: Client): Promise<number> {
  const { rows: found } = await client.query("SELECT WHERE to_regclass('drizzle.__drizzle_migrations') IS NOT NULL");
  if (found.length === 0) return 0;
  const { rows } = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}

/** Runs `work` on a folder as it was when a migration was the last. @throws ConfigError for one that is not known */
async function withFirstMigrations(last: number, work: (folder: string) => Promise<void>): Promise<void> {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, JOURNAL), 'utf8')) as { entries: { when: number }[] };
  if (!journal.entries.some(({ when }) => when === last))
    throw new ConfigError('These data are of a newer version of this program, or of another. Install that one first.');
  const folder = mkdtempSync(join(tmpdir(), 'angalink-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const entries = journal.entries.filter(({ when }) => when <= last);
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function unreachable(url: string, error: unknown): ConfigError {
  const hosts = (hostsOf(url) ?? []).map((host) => new URL(host));
  const names = hosts.map(({ host }) => host).join(',');
  return new ConfigError(`Cannot use the database ${names}${hosts[0]?.pathname}: ${reasonOf(error)}.`);
}
