import { sql } from 'drizzle-orm';
import { deleteEndedWindows } from '../repositories/rateLimits';
import { callerOf } from '../testing/caller';
import { STAFF, createTestServer, type TestServer } from '../testing/testServer';

const limits = { visitorWrites: 5, staffWrites: 7, signInPerAccount: 3, signInPerAddress: 12 };

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ config: { limits, trustProxy: true } });
  await server.signIn();
});
afterAll(() => server.close());

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Statuses of calls that are all under way at once. */
async function many(times: number, call: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: times }, call));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('writes of one address are counted exactly, however many come at once', async () => {
  const visitor = callerOf(server);
  const like = (address: string) => () =>
    visitor('likeArticle', { path: { articleId: '999999' }, headers: from(address) });
  expect(await many(20, like('203.0.113.1'))).toEqual({ 404: 5, 429: 15 });
  expect(await many(2, like('203.0.113.2'))).toEqual({ 404: 2 });
  expect(await many(9, like('2001:db8:1:2::1'))).toEqual({ 404: 5, 429: 4 });
  expect(await many(1, like('2001:db8:1:2:ffff::9'))).toEqual({ 429: 1 });
  expect(await many(1, like('2001:db8:1:3::1'))).toEqual({ 404: 1 });
});

test('what is no address is no visitor of its own: the nearest one on the way counts', async () => {
  const visitor = callerOf(server);
  let forged = 0;
  const like = (way: string) => () => {
    forged += 1;
    return visitor('likeArticle', {
      path: { articleId: '999999' },
      headers: from(way.replace('?', `x${forged}${'y'.repeat(3_000)}`)),
    });
  };
  expect(await many(8, like('?, 203.0.113.50'))).toEqual({ 404: 5, 429: 3 });
  expect(await many(8, like('?'))).toEqual({ 404: 5, 429: 3 });
  const { rows } = await server.db.execute(
    sql`select max(length(key)) as longest from rate_limits where key like 'writes from %'`,
  );
  expect(rows).toEqual([{ longest: 'writes from 2001:db8:1:2::/64'.length }]);
});

test('views of one address count up to a bound, and the article is answered beyond it', async () => {
  const { rows } = await server.db.execute<{ id: string }>(
    sql`insert into articles (title) values ('Read by many') returning id::text`,
  );
  const path = { articleId: rows[0]?.id ?? '' };
  const read = (address: string) => () => callerOf(server)('getArticle', { path, headers: from(address) });
  const bound = limits.visitorWrites * 20;
  expect(await many(bound + 5, read('203.0.113.60'))).toEqual({ 200: bound + 5 });
  await read('203.0.113.61')();
  const counted = await server.db.execute(sql`select views_count from articles`);
  expect(counted.rows).toEqual([{ views_count: bound + 1 }]);
});

test('the refusal says when to come back', async () => {
  const request = {
    method: 'POST',
    url: '/api/v1/posts/post-likes/999999/like',
    headers: from('203.0.113.1'),
  } as const;
  const answer = await server.app.inject(request);
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual({ success: false, message: 'Too many requests. Please try again in a moment.' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('writes within one session are counted apart from its address', async () => {
  const staff = callerOf(server, await server.signIn());
  let made = 0;
  const create = () =>
    staff('createTag', { body: { tag_name: `limited ${(made += 1)}` }, headers: from('203.0.113.1') });
  expect(await many(10, create)).toEqual({ 201: 7, 429: 3 });
  expect((await staff('listTags')).status).toBe(200);
});

test('a few wrong passwords from one place stop that place only, and the right one clears them', async () => {
  const visitor = callerOf(server);
  const tryFrom = (address: string, password: string) =>
    visitor('signIn', { body: { emailOrPhone: STAFF.email, password }, headers: from(address) });
  expect(await many(2, () => tryFrom('203.0.113.9', 'wrong'))).toEqual({ 400: 2 });
  expect((await tryFrom('203.0.113.9', STAFF.password)).status).toBe(200);
  expect(await many(6, () => tryFrom('203.0.113.9', 'wrong'))).toEqual({ 400: 3, 429: 3 });
  expect((await tryFrom('203.0.113.9', STAFF.password)).status).toBe(429);
  expect((await tryFrom('203.0.113.10', STAFF.password)).status).toBe(200);
});

test('all spellings of a phone number are tried together, and the first refusal is on record', async () => {
  await server.db.execute(sql`delete from audit_log`);
  const names = [STAFF.phone, '0700 000 001', '0(700)-000.001', '00254700000001'];
  let turn = 0;
  const tryNext = () =>
    callerOf(server)('signIn', {
      body: { emailOrPhone: names[(turn += 1) % names.length], password: 'wrong' },
      headers: from('203.0.113.30'),
    });
  expect(await many(8, tryNext)).toEqual({ 400: 3, 429: 5 });
  const { rows } = await server.db.execute(
    sql`select status, count(*)::int as times from audit_log where user_id is not null group by status order by status`,
  );
  expect(rows).toEqual([
    { status: 400, times: 3 },
    { status: 429, times: 1 },
  ]);
});

test('one address may not try many accounts', async () => {
  const visitor = callerOf(server);
  let account = 0;
  const tryNext = () =>
    visitor('signIn', {
      body: { emailOrPhone: `a${(account += 1)}@angalink.example`, password: 'x' },
      headers: from('203.0.113.20'),
    });
  expect(await many(15, tryNext)).toEqual({ 400: 12, 429: 3 });
  // What is refused leaves no more counters behind than one for each account, and the address's own.
  const { rows } = await server.db.execute(
    sql`select count(*)::int as counters from rate_limits where key like 'sign-in % 203.0.113.20'`,
  );
  expect(rows).toEqual([{ counters: 12 + 1 }]);
});

test('counters that have ended go in portions', async () => {
  const { db } = server;
  await db.execute(sql`
    insert into rate_limits (key, hits, resets_at)
    select 'ended ' || n, 1, now() - interval '1 minute' from generate_series(1, 10001) n`);
  const statements = jest.spyOn(db, 'execute');
  await deleteEndedWindows(db);
  expect(statements).toHaveBeenCalledTimes(2);
  statements.mockRestore();
  const { rows } = await db.execute(sql`select bool_or(key like 'ended %') as ended from rate_limits`);
  expect(rows).toEqual([{ ended: false }]);
});

test('codes of a second factor are tried a few times, from wherever; to be asked for one clears nothing', async () => {
  await server.db.execute(sql`update users set second_factor_since = now(), second_factor_secret = 'MFRGGZDF'`);
  const visitor = callerOf(server);
  let place = 100;
  const tryNext = (code?: string) =>
    visitor('signIn', {
      body: { emailOrPhone: STAFF.email, password: STAFF.password, ...(code !== undefined && { code }) },
      headers: from(`203.0.113.${(place += 1)}`),
    });
  const counts: Record<number, number> = {};
  for (let tried = 0; tried < 5; tried += 1) {
    const { status } = await tryNext('000 000 0');
    counts[status] = (counts[status] ?? 0) + 1;
    expect((await tryNext()).status).toBe(400);
  }
  expect(counts).toEqual({ 400: 3, 429: 2 });
  await server.db.execute(sql`update users set second_factor_since = null`);
});
