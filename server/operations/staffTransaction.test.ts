import { sql } from 'drizzle-orm';
import { STAFF_COMMANDS } from '../cli/staffCommands';
import { loadContract } from '../openapi/document';
import { endAccessOf, endSession, holdSession, startSession } from '../repositories/sessions';
import { findUserByLogin } from '../repositories/users';
import { callerOf } from '../testing/caller';
import { eventually } from '../testing/eventually';
import { type Shop, openShop } from '../testing/shop';
import { STAFF_WRITES } from '../testing/staffWrites';
import { STAFF } from '../testing/testServer';
import { pictureOf } from '../testing/uploadPictures';

let shop: Shop;
let file: Buffer;

beforeAll(async () => {
  shop = await openShop();
  file = await pictureOf('png', 30, 20);
});
afterAll(() => shop.server.close());

/** Every row but those of sessions and of what is on record about requests. */
async function contents(): Promise<Record<string, unknown[]>> {
  const { db } = shop.server;
  const tables = await db.execute(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('sessions', 'audit_log', 'rate_limits', 'secrets') order by 1`);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    all[String(name)] = (
      await db.execute(sql`select t::text as row from ${sql.identifier(String(name))} t order by 1`)
    ).rows;
  }
  return all;
}

const someoneWaits = async () => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await shop.server.db.execute(waiting)).rows.length > 0;
};

/** To sign out twice is no harm; what was not delivered, and is tried again, takes a mail server that refuses. */
const OTHERS = ['signOut', 'retryNotice'];

test('every other write of staff stands here', () => {
  const writes = loadContract().operations.filter(
    ({ session, method, id }) => session === 'required' && method !== 'GET' && !OTHERS.includes(id),
  );
  expect(Object.keys(STAFF_WRITES).sort()).toEqual(writes.map(({ id }) => id).sort());
});

test.each(Object.keys(STAFF_WRITES))(
  '%s writes nothing when its session ends before its body has come',
  async (operation) => {
    const call = await STAFF_WRITES[operation]!({ ...shop, account: STAFF, file });
    const before = await contents();
    const late = callerOf(shop.server, await shop.server.signIn());
    const refused = await late(operation, { ...call, beforeBody: () => late('signOut') });
    expect([refused.status, refused.message]).toEqual([401, 'Request is not authorized']);
    expect(await contents()).toEqual(before);

    const standing = await shop.staff(operation, { ...call, beforeBody: () => Promise.resolve() });
    expect([200, 201]).toContain(standing.status);
  },
);

test('whose session has ended is told so, whatever else would be refused', async () => {
  const late = callerOf(shop.server, await shop.server.signIn());
  await shop.staff('removeSecondFactor', { body: { currentPassword: STAFF.password } });
  const call = { body: { code: '123456' }, beforeBody: () => late('signOut') };
  expect(await late('confirmSecondFactor', call)).toMatchObject({ status: 401 });
});

test('a new password and a disabled account end what was under way as well', async () => {
  const { server, staff } = shop;
  const send = async (beforeBody: () => Promise<unknown>) => {
    const late = callerOf(server, await server.signIn());
    return (await late('createArticle', { body: { title: 'Late' }, files: [file], beforeBody })).status;
  };
  const samePassword = { body: { currentPassword: STAFF.password, newPassword: STAFF.password } };
  expect(await send(() => staff('updatePassword', samePassword))).toBe(401);
  expect(await send(() => STAFF_COMMANDS['set-password']!.run(server.db, { email: STAFF.email }, STAFF.password))).toBe(
    401,
  );
  expect(await send(() => STAFF_COMMANDS.disable!.run(server.db, { email: STAFF.email }, ''))).toBe(401);
  await STAFF_COMMANDS.enable!.run(server.db, { email: STAFF.email }, '');
});

test('a session cannot end between a look at it and the commit', async () => {
  const { db } = shop.server;
  const order: string[] = [];
  await shop.server.signIn();
  const { rows } = await db.execute(sql`select token_hash from sessions`);
  const tokenHash = String(rows[0]?.token_hash);
  let ending: Promise<unknown> | undefined;
  await db.transaction(async (transaction) => {
    expect(await holdSession(transaction, tokenHash)).toBe(true);
    ending = endSession(db, tokenHash).then(() => order.push('ended'));
    await eventually(someoneWaits);
    order.push('committed');
  });
  await ending;
  expect(order).toEqual(['committed', 'ended']);
  expect(await db.transaction((transaction) => holdSession(transaction, tokenHash))).toBe(false);
});

test.each(['addPushDevice', 'renewVisitCalendar'])(
  '%s while the password changes leaves nothing',
  async (operation) => {
    const { db } = shop.server;
    const late = callerOf(shop.server, await shop.server.signIn());
    const call = await STAFF_WRITES[operation]!({ ...shop, account: STAFF, file });
    const { id } = (await findUserByLogin(db, STAFF.email))!;
    let making: ReturnType<typeof late> | undefined;
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`update users set password_hash = password_hash`);
      making = late(operation, call);
      await eventually(someoneWaits);
      await endAccessOf(transaction, id);
    });
    expect((await making)?.status).toBe(401);
    const { rows } = await db.execute(sql`select 1 from calendar_keys union all select 1 from push_devices`);
    expect(rows).toEqual([]);
  },
);

test('of several password changes at once one is taken, and the others are told', async () => {
  const { server, visitor } = shop;
  const [one, other] = [callerOf(server, await server.signIn()), callerOf(server, await server.signIn())];
  const tries = [one, one, other, other].map((call, index) => ({ call, newPassword: `new ${index}` }));
  const answers = await Promise.all(
    tries.map(({ call, newPassword }) =>
      call('updatePassword', { body: { currentPassword: STAFF.password, newPassword } }),
    ),
  );
  const taken = answers.findIndex(({ status }) => status === 200);
  const { call, newPassword } = tries[taken]!;
  // The change ends the other session: who asked with it may be told that first.
  const refused = answers.filter(
    ({ status }, index) => index !== taken && (status !== 401 || tries[index]?.call === call),
  );
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused)
    expect(answer).toMatchObject({ status: 400, data: { currentPassword: 'The current password is not right.' } });
  expect((await call('getProfile')).status).toBe(200);
  expect((await visitor('signIn', { body: { emailOrPhone: STAFF.email, password: newPassword } })).status).toBe(200);
});

test('who signs in while the password changes has no session afterwards', async () => {
  const { db } = shop.server;
  const user = await findUserByLogin(db, STAFF.email);
  await db.execute(sql`delete from sessions`);
  let signIn: Promise<string | null> | undefined;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`update users set password_hash = 'another'`);
    signIn = startSession(db, user!, shop.server.services.config.sessions, null);
    await eventually(someoneWaits);
  });
  expect(await signIn).toBeNull();
});
