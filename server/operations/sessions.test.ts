import { sql } from 'drizzle-orm';
import { deleteEndedSessions, findSession } from '../repositories/sessions';
import { callerOf } from '../testing/caller';
import { eventually } from '../testing/eventually';
import { STAFF, createTestServer, type TestServer } from '../testing/testServer';

interface Listed {
  id: string;
  current: boolean;
  device: string | null;
  lastUsedAt: string;
}

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const begin = async () => callerOf(server, await server.signIn());
const sessionsOf = async (call: ReturnType<typeof callerOf>) =>
  (await call<{ sessions: Listed[] }>('listSessions')).data.sessions;

test('sessions are listed with what they were begun on, the one used last first', async () => {
  const here = await begin();
  const { data: token } = await callerOf(server)<string>('signIn', {
    body: { emailOrPhone: STAFF.email, password: STAFF.password },
    headers: { 'user-agent': CHROME },
  });
  await server.db.execute(sql`update sessions set last_used_at = now() - interval '1 hour' where device is not null`);
  const listed = await sessionsOf(here);
  expect(listed.map(({ current, device }) => [current, device])).toEqual([
    [true, null],
    [false, 'Chrome on Android'],
  ]);
  expect(JSON.stringify(listed)).not.toContain(token);
});

test('one that is over, of a disabled account or of somebody else is neither listed nor ended', async () => {
  const here = await begin();
  await server.db.execute(sql`
    insert into users (email, first_name, last_name, password_hash) values ('other@angalink.example', 'O', 'T', '')`);
  const { rows } = await server.db.execute<{ id: string }>(sql`
    insert into sessions (token_hash, user_id, expires_at, last_used_at)
    select 'of another', id, now() + interval '1 day', now() from users where email = 'other@angalink.example'
    union all select 'too old', id, now() - interval '1 second', now() from users where email = ${STAFF.email}
    union all select 'idle', id, now() + interval '1 day', now() - interval '1 year' from users where email = ${STAFF.email}
    returning id`);
  const ids = (await sessionsOf(here)).map(({ id }) => id);
  for (const { id } of rows) expect(ids).not.toContain(id);
  const [other] = rows;
  expect((await here('endSession', { path: { id: other?.id ?? '' } })).status).toBe(404);
  const { rows: left } = await server.db.execute(sql`select 1 from sessions where token_hash = 'of another'`);
  expect(left).toHaveLength(1);
});

test('where a session may be idle for a short time only, its use is noted as much more often', async () => {
  const { db, services } = server;
  const token = await server.signIn();
  await db.execute(sql`update sessions set last_used_at = now() - interval '30 seconds'`);
  await findSession(db, token, { ...services.config.sessions, idle: 60_000 }, true);
  const noted = sql`select 1 from sessions where last_used_at > now() - interval '25 seconds'`;
  await eventually(async () => (await db.execute(noted)).rows.length === 1);
});

test('one that was begun by a clock that was ahead does not stand for as much longer', async () => {
  const here = await begin();
  await server.db.execute(sql`
    update sessions set expires_at = expires_at + interval '1 year', last_used_at = last_used_at + interval '1 year'`);
  expect((await here('listSessions')).status).toBe(401);
  await deleteEndedSessions(server.db, server.services.config.sessions);
  expect((await server.db.execute(sql`select from sessions`)).rowCount).toBe(0);
});

test('a session is ended from another one, once; the own one is signed out', async () => {
  const here = await begin();
  const there = await begin();
  const id = (await sessionsOf(there)).find(({ current }) => current)?.id ?? '';
  expect((await here('endSession', { path: { id } })).status).toBe(200);
  expect((await there('getProfile')).status).toBe(401);
  expect((await here('endSession', { path: { id } })).status).toBe(404);
  expect((await here('endSession', { path: { id: 'none' } })).status).toBe(404);
  const own = (await sessionsOf(here)).find(({ current }) => current)?.id ?? '';
  expect((await here('endSession', { path: { id: own } })).status).toBe(200);
  expect((await here('getProfile')).status).toBe(401);
});
