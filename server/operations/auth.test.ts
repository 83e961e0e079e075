import { sql } from 'drizzle-orm';
import { forgetOldAudit } from '../repositories/audit';
import { callerOf, type Call } from '../testing/caller';
import { eventually } from '../testing/eventually';
import { STAFF, createTestServer, type TestServer } from '../testing/testServer';

const WRONG = { status: 400, message: 'The email, phone or password is not right.' };

let server: TestServer;
let visitor: Call;

beforeAll(async () => {
  server = await createTestServer();
  await server.signIn();
  visitor = callerOf(server);
});
afterAll(() => server.close());

const signIn = (emailOrPhone: string, password = STAFF.password) =>
  visitor<string>('signIn', { body: { emailOrPhone, password } });

test.each([
  STAFF.email,
  STAFF.email.toUpperCase(),
  ` ${STAFF.email} `,
  STAFF.phone,
  '0700 000 001',
  '254-700-000001',
  '00254 (700) 000001',
])('staff sign in as %j', async (login) => {
  expect(await signIn(login)).toMatchObject({
    status: 200,
    data: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
  });
});

test('what is missing is said at its field', async () => {
  expect(await signIn('', '')).toMatchObject({
    status: 400,
    message: 'Please correct the marked fields.',
    data: { emailOrPhone: 'Email or phone is required.', password: 'Password is required.' },
  });
});

test('a wrong password, an unknown and a disabled account are the same answer after the same work', async () => {
  const verify = jest.spyOn(jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2'), 'verify');
  expect(await signIn(STAFF.email, 'wrong')).toMatchObject(WRONG);
  expect(await signIn('nobody@angalink.example', 'wrong')).toMatchObject(WRONG);
  // An unknown account's password is compared as well, with a hash that costs the same.
  const compared = verify.mock.calls.map(([stored]) => String(stored));
  const costs = compared.map((stored) => stored.split('$').slice(1, 4));
  expect(costs).toEqual([costs[0], costs[0]]);
  expect(new Set(compared).size).toBe(2);
  verify.mockRestore();

  await server.db.execute(sql`update users set disabled_at = now()`);
  expect(await signIn(STAFF.email)).toMatchObject(WRONG);
  await server.db.execute(sql`update users set disabled_at = null`);
});

test('a disabled account ends its sessions', async () => {
  const staff = callerOf(server, await server.signIn());
  await server.db.execute(sql`update users set disabled_at = now()`);
  expect((await staff('getProfile')).status).toBe(401);
  await server.db.execute(sql`update users set disabled_at = null`);
});

test('tokens differ each time and are stored only as hashes', async () => {
  const tokens = [await server.signIn(), await server.signIn()];
  expect(new Set(tokens).size).toBe(2);
  const dump = await server.db.execute(sql`select row_to_json(s)::text as row from sessions s`);
  for (const token of tokens) expect(JSON.stringify(dump.rows)).not.toContain(token);
});

test('a session in use is touched, so that it does not end as idle', async () => {
  const staff = callerOf(server, await server.signIn());
  await server.db.execute(sql`update sessions set last_used_at = now() - interval '11 hours'`);
  expect((await staff('getProfile')).status).toBe(200);
  await eventually(async () => {
    const { rows } = await server.db.execute(
      sql`select count(*)::int as fresh from sessions where last_used_at > now() - interval '1 minute'`,
    );
    return rows[0]?.fresh === 1;
  });
});

test('what an open page asks by itself keeps no session from ending as idle', async () => {
  const staff = callerOf(server, await server.signIn());
  await server.db.execute(sql`update sessions set last_used_at = now() - interval '11 hours'`);
  const news = ['getNews', 'getDashboardSummary', 'listQuotations'] as const;
  for (const asked of [...news, ...news]) expect([asked, (await staff(asked)).status]).toEqual([asked, 200]);
  await server.db.execute(sql`update sessions set last_used_at = last_used_at - interval '2 hours'`);
  expect((await staff('getNews')).status).toBe(401);
});

test('reading waits for no write to its session', async () => {
  const staff = callerOf(server, await server.signIn());
  await server.db.execute(sql`update sessions set last_used_at = now() - interval '11 hours'`);
  await server.db.transaction(async (transaction) => {
    await transaction.execute(sql`select from sessions for update`);
    expect((await staff('getProfile')).status).toBe(200);
  });
});

test('a new password ends the other sessions and nothing else does', async () => {
  const staff = callerOf(server, await server.signIn());
  const other = callerOf(server, await server.signIn());
  const wrong = await staff('updatePassword', { body: { currentPassword: 'wrong', newPassword: 'new' } });
  expect(wrong).toMatchObject({ status: 400, data: { currentPassword: 'The current password is not right.' } });
  expect((await other('getProfile')).status).toBe(200);

  const changed = await staff('updatePassword', { body: { currentPassword: STAFF.password, newPassword: 'new' } });
  expect(changed).toMatchObject({ status: 200, message: 'Password updated successfully.' });
  expect((await other('getProfile')).status).toBe(401);
  expect((await staff('getProfile')).status).toBe(200);
  expect(await signIn(STAFF.email)).toMatchObject(WRONG);
  await staff('updatePassword', { body: { currentPassword: 'new', newPassword: STAFF.password } });
});

test('wrong passwords of one session do not keep the owner of another from the right one, those of many do', async () => {
  const limits = { ...server.services.config.limits, signInPerAccount: 1 };
  const replaced = jest.replaceProperty(server.services.config, 'limits', limits);
  const newSession = async () => callerOf(server, await server.signIn());
  const tried = async (staff: Call, currentPassword: string) =>
    (await staff('beginSecondFactor', { body: { currentPassword } })).status;
  const [own, stolen] = [await newSession(), await newSession()];
  expect([await tried(stolen, 'wrong'), await tried(stolen, STAFF.password)]).toEqual([400, 429]);
  expect(await tried(own, STAFF.password)).toBe(200);
  for (let n = 0; n < 10; n += 1) expect(await tried(await newSession(), 'wrong')).toBe(400);
  expect(await tried(own, STAFF.password)).toBe(429);
  replaced.restore();
});

test('names and e-mail address are changed and shown', async () => {
  const staff = callerOf(server, await server.signIn());
  expect(await staff('updateProfile', { body: { first_name: 'A', middle_name: '', last_name: 'B' } })).toMatchObject({
    status: 200,
  });
  expect(await staff('updateEmail', { body: { newEmail: 'new@angalink.example' } })).toMatchObject({ status: 200 });
  expect(await staff('getProfile')).toMatchObject({
    data: {
      user: {
        first_name: 'A',
        middle_name: null,
        last_name: 'B',
        email: 'new@angalink.example',
        phone: STAFF.phone,
        image: null,
      },
    },
  });
  expect(await signIn(STAFF.email)).toMatchObject(WRONG);
  expect((await signIn('NEW@angalink.example')).status).toBe(200);

  await server.db.execute(
    sql`insert into users (email, first_name, last_name, password_hash) values ('taken@angalink.example', 'C', 'D', '')`,
  );
  const taken = await staff('updateEmail', { body: { newEmail: 'Taken@angalink.example' } });
  expect(taken).toMatchObject({ status: 409, data: { newEmail: 'This email is already in use.' } });
  await staff('updateEmail', { body: { newEmail: STAFF.email } });
});

test('sign-ins and staff writes are on record, reads are not', async () => {
  await server.db.execute(sql`delete from audit_log`);
  const staff = callerOf(server, await server.signIn());
  await signIn('nobody@angalink.example', 'wrong');
  const { data } = await staff<{ id: string }>('createTag', { body: { tag_name: 'audited' } });
  await staff('updateTag', { path: { id: '999999' }, body: { tag_name: 'nothing' } });
  await staff('listTags');
  const { rows } = await server.db.execute(
    sql`select action, target_id, status, user_id is null as nobody from audit_log order by id`,
  );
  expect(rows).toEqual([
    { action: 'signIn', target_id: null, status: 200, nobody: false },
    { action: 'signIn', target_id: null, status: 400, nobody: true },
    { action: 'createTag', target_id: data.id, status: 201, nobody: false },
    { action: 'updateTag', target_id: '999999', status: 404, nobody: false },
  ]);
  await server.db.execute(
    sql`update audit_log set at = now() - interval '1 year' * case action when 'signIn' then 3 when 'createTag' then 1 else 0 end`,
  );
  await forgetOldAudit(server.db);
  const left = await server.db.execute(sql`select action from audit_log order by id`);
  expect(left.rows).toEqual([{ action: 'createTag' }, { action: 'updateTag' }]);
});
