import { Client } from 'pg';
import { eventually } from '../testing/eventually';
import { createDatabaseFrom, dropDatabase, withDatabase } from '../testing/testDatabase';
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
