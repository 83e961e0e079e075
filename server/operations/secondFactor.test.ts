import { sql } from 'drizzle-orm';
import { STAFF_COMMANDS } from '../cli/staffCommands';
import { users } from '../database/schemaAccounts';
import * as schedule from '../repositories/schedule';
import { NO_SECOND_FACTOR } from '../repositories/secondFactors';
import { callerOf, type Call } from '../testing/caller';
import { STAFF, createTestServer, type TestServer } from '../testing/testServer';
import { codeOf, stepOf } from '../totp';

const WRONG = { status: 400, data: { code: 'The code is not right, or was used already.' } };

let server: TestServer;
let staff: Call;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  staff = callerOf(server, await server.signIn());
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.db.update(users).set({ ...NO_SECOND_FACTOR, disabledAt: null });
  await server.db.execute(sql`delete from rate_limits`);
});
afterAll(() => server.close());

const signIn = (code?: string, password = STAFF.password) =>
  callerOf(server)<string>('signIn', {
    body: { emailOrPhone: STAFF.email, password, ...(code !== undefined && { code }) },
  });
const moment = Date.now();
/** The database's clock stands still, so that no step ends meanwhile. */
const stopClock = () => jest.spyOn(schedule, 'databaseTime').mockResolvedValue(moment);
const codeAt = (secret: string, steps = 0) => codeOf(secret, stepOf(moment) + steps);

/** Turned on with the code of the step before this one, so that the present one is unused. */
async function turnedOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  stopClock();
  const begun = await staff<{ secret: string; address: string }>('beginSecondFactor', {
    body: { currentPassword: STAFF.password },
  });
  const { secret, address } = begun.data;
  expect(address).toBe(`otpauth://totp/AngaLink:${encodeURIComponent(STAFF.email)}?secret=${secret}&issuer=AngaLink`);
  const on = await staff<{ recoveryCodes: string[] }>('confirmSecondFactor', { body: { code: codeAt(secret, -1) } });
  expect(on.status).toBe(200);
  return { secret, recoveryCodes: on.data.recoveryCodes };
}

test('a secret counts once a code of it is confirmed; the other sessions end', async () => {
  const other = callerOf(server, await server.signIn());
  expect(await staff('beginSecondFactor', { body: { currentPassword: 'wrong' } })).toMatchObject({
    status: 400,
    data: { currentPassword: 'The current password is not right.' },
  });
  expect((await staff('confirmSecondFactor', { body: { code: '123456' } })).status).toBe(409);
  await staff('beginSecondFactor', { body: { currentPassword: STAFF.password } });
  expect(await staff('confirmSecondFactor', { body: { code: 'no code' } })).toMatchObject(WRONG);
  expect((await signIn()).status).toBe(200);
  expect((await other('getProfile')).status).toBe(200);
  await turnedOn();
  expect((await other('getProfile')).status).toBe(401);
  expect((await staff('beginSecondFactor', { body: { currentPassword: STAFF.password } })).status).toBe(409);
  expect((await staff('getSecondFactor')).data).toMatchObject({ on: true, recoveryCodesLeft: 10 });
});

test('where none is on, taking it off changes nothing: one that was begun can be confirmed', async () => {
  const other = callerOf(server, await server.signIn());
  stopClock();
  const body = { currentPassword: STAFF.password };
  const { data } = await staff<{ secret: string }>('beginSecondFactor', { body });
  expect((await staff('removeSecondFactor', { body })).status).toBe(200);
  expect((await other('getProfile')).status).toBe(200);
  expect((await staff('confirmSecondFactor', { body: { code: codeAt(data.secret) } })).status).toBe(200);
});

test('a code is one of the time that the database knows, whatever this machine takes for it', async () => {
  const step = stepOf(Date.now());
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  const { data } = await staff<{ secret: string }>('beginSecondFactor', { body: { currentPassword: STAFF.password } });
  const confirmed = await staff('confirmSecondFactor', { body: { code: codeOf(data.secret, step) } });
  const { status } = await signIn(codeOf(data.secret, step + 1));
  expect([confirmed.status, status]).toEqual([200, 200]);
});

test('signing in asks for a code, which counts once', async () => {
  const { secret } = await turnedOn();
  expect(await signIn()).toMatchObject({ status: 400, data: { code: 'Enter the code that your app shows.' } });
  expect((await signIn(codeAt(secret), 'wrong')).data).toBeUndefined();
  expect(await signIn(codeAt(secret, -1))).toMatchObject(WRONG);
  const code = codeAt(secret);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  const both = await Promise.all([signIn(typed), signIn(code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await signIn(code)).toMatchObject(WRONG);
  expect((await signIn(codeAt(secret, 1))).status).toBe(200);

  await server.db.execute(sql`update users set disabled_at = now()`);
  expect(await signIn()).toMatchObject({ status: 400, message: 'The email, phone or password is not right.' });
});

test('the right password is on record without a code too: once, however often; with a wrong one each time', async () => {
  await turnedOn();
  await server.db.execute(sql`delete from audit_log`);
  for (const code of [undefined, undefined, '000 000 0', '000 000 0']) await signIn(code);
  const { rows } = await server.db.execute(sql`select action, status from audit_log`);
  expect(rows).toEqual(Array(3).fill({ action: 'signIn.code', status: 400 }));
});

test('wrong codes of a day add up; who signs in takes back no more than the own one, a new password all', async () => {
  const { secret } = await turnedOn();
  const { db, services } = server;
  jest.replaceProperty(services.config, 'limits', { ...services.config.limits, signInPerAccount: 2 });
  const tried = async (...codes: string[]) => {
    const statuses = [];
    for (const code of codes) statuses.push((await signIn(code)).status);
    await db.execute(sql`delete from rate_limits where key not like 'codes of a day %'`);
    return statuses;
  };
  const wrong = '000 000 0';
  expect(await tried(wrong, wrong, wrong)).toEqual([400, 400, 429]);
  expect(await tried(wrong, codeAt(secret))).toEqual([400, 200]);
  expect(await tried(wrong, wrong)).toEqual([400, 400]);
  expect(await tried(wrong, codeAt(secret, 1))).toEqual([400, 429]);
  await STAFF_COMMANDS['set-password']!.run(db, { email: STAFF.email }, STAFF.password);
  expect(await tried(codeAt(secret, 1))).toEqual([200]);
});

test('whatever changes how an account signs in ends its calendar and the devices that are told', async () => {
  const { db } = server;
  const command = (name: string) => STAFF_COMMANDS[name]!.run(db, { email: STAFF.email }, STAFF.password);
  const currentPassword = STAFF.password;
  for (const change of [
    () => staff('updatePassword', { body: { currentPassword, newPassword: currentPassword } }),
    turnedOn,
    () => staff('removeSecondFactor', { body: { currentPassword } }),
    () => command('set-password'),
    () => command('remove-second-factor'),
    () => command('disable'),
  ]) {
    await db.execute(sql`insert into calendar_keys (user_id, key) select id, 'key' from users`);
    await db.execute(sql`
      insert into push_devices (user_id, name, endpoint, p256dh, auth)
      select id, 'Phone', 'https://push.example/', 'x', 'x' from users`);
    await change();
    const { rows } = await db.execute(sql`select 1 from calendar_keys union all select 1 from push_devices`);
    expect(rows).toEqual([]);
  }
});

test('each recovery code counts once and is kept as a hash', async () => {
  const { recoveryCodes } = await turnedOn();
  const [code = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  const { rows } = await server.db.execute(sql`select row_to_json(u)::text as row from users u`);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  const both = await Promise.all([signIn(code), signIn(code.replaceAll('-', ' '))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await staff('getSecondFactor')).data).toMatchObject({ recoveryCodesLeft: 9 });
});

test('it is turned off with the password, or by the staff tool; a new password leaves it on', async () => {
  await turnedOn();
  await staff('updatePassword', { body: { currentPassword: STAFF.password, newPassword: 'new' } });
  expect((await signIn(undefined, 'new')).data).toMatchObject({ code: expect.any(String) as string });
  expect((await staff('removeSecondFactor', { body: { currentPassword: 'wrong' } })).status).toBe(400);
  expect((await staff('removeSecondFactor', { body: { currentPassword: 'new' } })).status).toBe(200);
  expect((await signIn(undefined, 'new')).status).toBe(200);
  expect((await staff('getSecondFactor')).data).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
  await staff('updatePassword', { body: { currentPassword: 'new', newPassword: STAFF.password } });

  await turnedOn();
  await STAFF_COMMANDS['remove-second-factor']?.run(server.db, { email: STAFF.email }, '');
  expect((await staff('getProfile')).status).toBe(401);
  expect((await signIn()).status).toBe(200);
});
