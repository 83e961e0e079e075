import { eventually } from './testing/eventually';
import { createTestServer } from './testing/testServer';

test('a stop does not wait for the end of a statement that takes long', async () => {
  const server = await createTestServer();
  const { pool } = server;
  const asleep = pool.query('select pg_sleep(25)').then(
    () => 'awake',
    () => 'cut off',
  );
  await eventually(() => pool.totalCount - pool.idleCount > 0);
  const begun = performance.now();
  // It drops the database too, and the connection breaks.
  await server.close();
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(await asleep).toBe('cut off');
});
