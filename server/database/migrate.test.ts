import { Client } from 'pg';
import { eventually } from '../testing/eventually';
import { createDatabaseFrom, dropDatabase, withDatabase } from '../testing/testDatabase';
import { Wire } from '../testing/wire';
import { lastMigration, migrateDatabase } from './migrate';

const DATABASE = `migrate_${process.pid}`;
/** A migration, by its moment; later ones change products. */
const EARLIER = 1_795_399_013_088;
const clients: Client[] = [];

beforeAll(() => createDatabaseFrom('template0', DATABASE));
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await dropDatabase(DATABASE);
});

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: withDatabase(DATABASE) });
  clients.push(client);
  await client.connect();
  return client;
}

test('a migration that has to wait for a table lets others pass and start, says so, and is done once the table is free', async () => {
  // So long a statement of whoever queues may take.
  await migrateDatabase(withDatabase(DATABASE), 20_000, undefined, EARLIER);
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const [backup, visitor] = [await connected(), await connected()];
  const read = (client: Client) => client.query('SELECT count(*) FROM products');
  await backup.query('BEGIN');
  await read(backup);
  const migration = migrateDatabase(withDatabase(DATABASE), 20_000);
  const waiting = 'SELECT FROM pg_locks WHERE NOT granted';
  await eventually(async () => (await visitor.query(waiting)).rowCount === 1, 10_000);
  await read(visitor);
  await eventually(() => said.mock.calls.length > 0, 10_000);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/: the start waits\.\n$/));
  // Of the build before, which has nothing to change.
  await migrateDatabase(withDatabase(DATABASE), 20_000, undefined, EARLIER);
  await backup.query('COMMIT');
  await migration;
  expect(said).toHaveBeenCalledTimes(1);
  expect(await lastMigration(visitor)).toBeGreaterThan(EARLIER);
  said.mockRestore();
});

test('a start that waits for another one says so, and for which process', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const restore = await connected();
  const { rows } = await restore.query<{ pid: number }>('SELECT pg_backend_pid() pid, pg_advisory_lock(7264011)');
  const start = migrateDatabase(withDatabase(DATABASE), 20_000);
  await eventually(() => said.mock.calls.length > 0, 10_000);
  await restore.query('SELECT pg_advisory_unlock(7264011)');
  await start;
  expect(said.mock.calls).toEqual([
    [expect.stringContaining(`: this waits for it (its process in the database is ${rows[0]?.pid})`)],
  ]);
  said.mockRestore();
});

test('a migration that is stopped in its midst holds what it has locked for a while only, what follows it has its time', async () => {
  const name = `${DATABASE}_stopped`;
  await createDatabaseFrom('template0', name);
  try {
    const watch = `
      CREATE TABLE seen (patience text);
      CREATE FUNCTION see() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO seen VALUES (current_setting('idle_in_transaction_session_timeout'));
      END $$;
      CREATE EVENT TRIGGER see ON ddl_command_end EXECUTE FUNCTION see()`;
    await migrateDatabase(withDatabase(name), null, (_db, client) => client.query(watch), EARLIER);
    const seen = await migrateDatabase(withDatabase(name), null, (_db, client) =>
      client.query("SELECT DISTINCT patience, current_setting('idle_in_transaction_session_timeout') later FROM seen"),
    );
    expect(seen?.rows).toEqual([{ patience: '30s', later: '0' }]);
  } finally {
    await dropDatabase(name);
  }
});

test('a start that has nothing to change writes nothing, so that it waits for no standby', async () => {
  const client = await connected();
  const limits = async () =>
    (await client.query<{ setconfig: string[] }>('SELECT xmin::text, setconfig FROM pg_db_role_setting ORDER BY 1'))
      .rows;
  await migrateDatabase(withDatabase(DATABASE), 7_000);
  const before = await limits();
  expect(JSON.stringify(before)).toContain('statement_timeout=7000');
  await migrateDatabase(withDatabase(DATABASE), 7_000);
  expect(await limits()).toEqual(before);
  await migrateDatabase(withDatabase(DATABASE), 8_000);
  expect(await limits()).not.toEqual(before);
});

test('a proxy that makes up process ids, and gives each connection a process of its own, is no pooler', async () => {
  const url = new URL(withDatabase(DATABASE));
  const { hostname, port } = url;
  const wire = await Wire.to(() => ({ host: hostname, port: Number(port) }));
  let seen = 0;
  wire.pass((said) => {
    // BackendKeyData: a K, its length, the process id, a secret.
    const at = said.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
    if (at === -1) return said;
    seen += 1;
    const changed = Buffer.from(said);
    changed.writeInt32BE(changed.readInt32BE(at + 5) + 1, at + 5);
    return changed;
  });
  url.port = String(wire.port);
  await migrateDatabase(url.href, null);
  expect(seen).toBe(2);
  wire.close();
});

test('sessions are alike whatever the database is set to, at the start and after it', async () => {
  const client = await connected();
  for (const set of [
    "datestyle = 'SQL, DMY'",
    'extra_float_digits = 0',
    "default_transaction_isolation = 'serializable'",
  ])
    await client.query(`ALTER DATABASE ${DATABASE} SET ${set}`);
  const asked = `SELECT date '2026-11-26' || '', (0.1::float8 + 0.2::float8)::text, current_setting('transaction_isolation')`;
  const alike = ['2026-11-26', '0.30000000000000004', 'read committed'];
  await client.query(`ALTER ROLE current_user IN DATABASE ${DATABASE} RESET ALL`);
  const ofStart = await migrateDatabase(withDatabase(DATABASE), null, async (_db, start) =>
    start.query({ text: asked, rowMode: 'array' }),
  );
  expect(ofStart?.rows).toEqual([alike]);
  const later = await connected();
  expect((await later.query({ text: asked, rowMode: 'array' })).rows).toEqual([alike]);
});

test('small letters of Turkish are refused in one line', async () => {
  const name = `${DATABASE}_turkish`;
  const locale = "locale 'C' locale_provider icu icu_locale 'tr-TR'";
  await (await connected()).query(`CREATE DATABASE ${name} TEMPLATE template0 ${locale}`);
  try {
    await expect(migrateDatabase(withDatabase(name), null)).rejects.toThrow(/of 'I' in small letters, as in Turkish: /);
  } finally {
    await dropDatabase(name);
  }
});

test('a schema of the account’s own is refused in one line', async () => {
  const url = new URL(withDatabase(DATABASE));
  url.searchParams.set('options', '-c search_path=elsewhere');
  await expect(migrateDatabase(url.href, null)).rejects.toThrow(/makes its tables in no schema, not in public/);
});
