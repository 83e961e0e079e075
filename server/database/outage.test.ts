import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { createLogger } from '../http/logging';
import { startServices, type StartedServices } from '../start';
import { eventually } from '../testing/eventually';
import { TEMPLATE, createDatabaseFrom, dropDatabase, withDatabase } from '../testing/testDatabase';
import { Wire } from '../testing/wire';
import { isUnavailable } from './failures';
import { migrateDatabase } from './migrate';

const DATABASE = `outage_${process.pid}`;
const STATEMENT_TIMEOUT = 2_000;
const CONNECTIONS = 3;

let wire: Wire;
let url: string;
let started: StartedServices;
let app: FastifyInstance;
const folder = mkdtempSync(join(tmpdir(), 'angalink-outage-'));

beforeAll(async () => {
  await createDatabaseFrom(TEMPLATE, DATABASE);
  const direct = new URL(withDatabase(DATABASE));
  const target = { host: direct.hostname, port: Number(direct.port) };
  wire = await Wire.to(() => target);
  direct.port = String(wire.port);
  url = direct.href;
  await migrateDatabase(url, STATEMENT_TIMEOUT);
  const config = {
    ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', VALIDATE_RESPONSES: 'true' }),
    pool: { max: CONNECTIONS, statementTimeout: STATEMENT_TIMEOUT, connectionTimeout: 4_000, prepare: true },
    contentCacheBytes: 0,
  };
  started = await startServices(config, url, createLogger('silent'));
  app = await buildApp(started.services, { log: createLogger('silent') });
});
afterAll(async () => {
  await app.close();
  await started.close();
  wire.close();
  await dropDatabase(DATABASE);
  rmSync(folder, { recursive: true, force: true });
});

/** What no process remembers. */
const read = () => app.inject({ url: '/api/v1/products/advertisements' });
const write = () => app.inject({ method: 'POST', url: '/api/v1/posts/post-likes/999999/like' });
const isBack = async () => (await read()).statusCode === 200 && (await write()).statusCode === 404;

const expectUnavailable = (answer: Awaited<ReturnType<typeof read>>) => {
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { success: false, message: 'The service is not available for the moment. Please try again shortly.' },
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
};

test('without the database requests are 503 at once, and service is back with it', async () => {
  expect((await read()).statusCode).toBe(200);
  wire.cut();
  for (const answer of await Promise.all([read(), write(), read(), read(), read(), write()])) expectUnavailable(answer);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  const page = await app.inject({ url: '/shop' });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '2']);
  wire.restore();
  await eventually(isBack);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

test('what visitors have seen is shown again while the database is away, but nothing that is known to have changed', async () => {
  const config = { ...started.services.config, contentCacheBytes: 1_000_000 };
  const { services, close } = await startServices(config, url, createLogger('silent'));
  const keeping = await buildApp(services, { log: createLogger('silent') });
  const get = async (path: string) => (await keeping.inject({ url: path })).statusCode;
  const paths = ['/api/v1/categories/get-all-categories', '/api/v1/tags/get-all-tags', '/about'];
  for (const path of paths) expect(await get(path)).toBe(200);
  wire.cut();
  await eventually(() => services.content.mark(['tags']) === null);
  for (const path of paths) expect([path, await get(path)]).toEqual([path, 200]);
  expect(await get('/api/v1/products')).toBe(503);
  expect(await get('/readyz')).toBe(503);
  await services.content.invalidate(['tags']);
  expect(await get('/api/v1/tags/get-all-tags')).toBe(503);
  wire.restore();
  await eventually(() => services.content.mark(['tags']) !== null);
  for (const path of paths) expect(await get(path)).toBe(200);
  await keeping.close();
  await close();
});

test('a database that falls silent holds up no request for ever', async () => {
  await Promise.all([read(), read(), read()]);
  wire.block();
  (await Promise.all(Array.from({ length: 8 }, read))).forEach(expectUnavailable);
  wire.restore();
  await eventually(isBack, 10_000);
});

test('a slow statement is cut off and its connection serves on', async () => {
  const { db } = started.services;
  await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toThrow();
  await expect(db.transaction((transaction) => transaction.execute(sql`select pg_sleep(5)`))).rejects.toThrow();
  expect(await isBack()).toBe(true);
});

/** Asked by a visitor, and written down. */
const quote = () =>
  app.inject({
    method: 'POST',
    url: '/api/v1/quotations/create-quotation',
    payload: { clients_name: 'Otieno', clients_email: 'otieno@example.com', clients_note: 'Two, please' },
  });

/** Asks for something as often at once as there are connections, while a statement of somebody else holds it, and for others. */
async function held(
  statement: string,
  stuck: () => ReturnType<typeof read>,
  others: (() => ReturnType<typeof read>)[],
) {
  const holder = new Client({ connectionString: withDatabase(DATABASE) });
  await holder.connect();
  // Connecting, and what is made at the first question, is no part of it.
  await Promise.all([stuck(), stuck(), stuck(), ...others.map((other) => other())]);
  try {
    await holder.query(`set idle_in_transaction_session_timeout = 0; begin; ${statement}`);
    const waiting = Array.from({ length: CONNECTIONS }, stuck);
    await delay(100);
    const answers = [];
    for (const other of others) answers.push((await other()).statusCode);
    return { answers, waited: (await Promise.all(waiting)).map(({ statusCode }) => statusCode) };
  } finally {
    await holder.end();
  }
}

test('a table that somebody holds is missed by those alone who read it', async () => {
  const product = () => app.inject({ url: '/api/v1/products/get-productById/1' });
  const articles = () => app.inject({ url: '/api/v1/posts' });
  const lock = 'lock table products in access exclusive mode';
  const { answers, waited } = await held(lock, product, [quote, articles, quote, articles]);
  expect([answers, new Set(waited)]).toEqual([[201, 200, 201, 200], new Set([503])]);
  await eventually(async () => (await product()).statusCode === 404);
});

test('an article that somebody holds is read, and keeps nobody from anything but to like it', async () => {
  const { rows } = await started.services.db.execute(sql`insert into articles (title) values ('Held') returning id`);
  const article = String(rows[0]?.id);
  const hold = `select from articles where id = ${article} for update`;
  const views = [undefined, 'a', 'b', 'c'].map((visit) => ({ ...(visit && { visit }) }));
  let sent = 0;
  const view = () => {
    const query = views[(sent += 1) % views.length] ?? {};
    return app.inject({ url: `/api/v1/posts/get-single-post/${article}`, query });
  };
  const like = () => app.inject({ method: 'POST', url: `/api/v1/posts/post-likes/${article}/like` });
  const list = () => app.inject({ url: '/api/v1/products' });
  const viewed = await held(hold, view, [quote, list, view, like]);
  expect([viewed.answers, new Set(viewed.waited)]).toEqual([[201, 200, 200, 503], new Set([200])]);
  const liked = await held(hold, like, [list, view]);
  expect([liked.answers, new Set(liked.waited)]).toEqual([[200, 200], new Set([503])]);
  await eventually(async () => (await like()).statusCode === 200);
});

test('what is given up on ends in the database too, and what is only read goes on meanwhile', async () => {
  const { db } = started.services;
  const asked = sql`select count(*)::int count from pg_stat_activity where datname = ${DATABASE} and query ~ ${'^select pg_sleep'}`;
  // As a commit does that waits for a standby: no limit of the account's ends it.
  const wait = () =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(sql`select pg_sleep(60)`);
    });
  const given = Promise.allSettled([wait(), wait(), wait(), wait()]);
  await eventually(async () => (await db.execute(asked)).rows[0]?.count === 2);
  const begun = performance.now();
  expect((await read()).statusCode).toBe(200);
  expect(performance.now() - begun).toBeLessThan(1_000);
  for (const { status } of await given) expect(status).toBe('rejected');
  await eventually(async () => (await db.execute(asked)).rows[0]?.count === 0);
  expect(await isBack()).toBe(true);
});

test('a transaction whose statements are each in time does not last for ever', async () => {
  const { db } = started.services;
  let statements = 0;
  const dripping = db.transaction(async (transaction) => {
    for (; statements < 100; statements += 1) await transaction.execute(sql`select pg_sleep(0.1)`);
  });
  expect(isUnavailable(await dripping.catch((error: unknown) => error))).toBe(true);
  expect(statements).toBeLessThan(100);
  await eventually(isBack);
});

test('transactions that lose their connection do not use up the pool', async () => {
  const { db } = started.services;
  for (let round = 0; round < 6; round += 1) {
    const failing = db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      wire.cut();
      await transaction.execute(sql`select 1`);
    });
    await expect(failing).rejects.toThrow();
    await expect(db.transaction((transaction) => transaction.execute(sql`select 1`))).rejects.toThrow();
    wire.restore();
  }
  await eventually(isBack);
});
