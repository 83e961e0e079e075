import { spawn } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { openShop } from '../testing/shop';
import { listening, silence } from './drill';

test('a shop that is tried knows no device that it could push to, and nothing that it should', async () => {
  const { server } = await openShop();
  await server.db.execute(sql`
    INSERT INTO push_devices (user_id, name, endpoint, p256dh, auth)
    SELECT id, 'a phone', 'https://fcm.googleapis.com/1', 'x', 'x' FROM users LIMIT 1`);
  await server.db.execute(sql`
    INSERT INTO notices (kind, subject_id, device_id) SELECT 'request', 1, id FROM push_devices`);
  const count = async () => {
    const { rows } = await server.db.execute(
      sql`SELECT (SELECT count(*)::int FROM push_devices) AS devices, (SELECT count(*)::int FROM notices) AS notices`,
    );
    return rows[0];
  };
  expect(await count()).toEqual({ devices: 1, notices: 1 });
  await silence(server.directUrl);
  expect(await count()).toEqual({ devices: 0, notices: 0 });
  await server.close();
});

test.each([
  ['ends by itself', 'echo no room; exit 1', 'no room'],
  // As the kernel does where there is no memory.
  ['is killed', 'echo so far; kill -9 $$', 'so far SIGKILL'],
])('a shop that %s before it listens is not waited for', async (_, program, said) => {
  const shop = spawn('/bin/sh', ['-c', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  await expect(listening(shop)).rejects.toThrow(`The restored shop did not start: ${said}`);
});

test('nor is one for which there is no process', async () => {
  const shop = spawn('/no/such/program', { stdio: ['ignore', 'pipe', 'pipe'] });
  await expect(listening(shop)).rejects.toThrow('The restored shop did not start: spawn /no/such/program ENOENT');
});
