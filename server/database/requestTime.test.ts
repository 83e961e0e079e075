import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { requestOf } from '../testing/caller';
import { eventually } from '../testing/eventually';
import { rawHttp } from '../testing/rawHttp';
import { openShop, type Shop } from '../testing/shop';
import { TEMPLATE, withDatabase } from '../testing/testDatabase';
import { Wire } from '../testing/wire';
import { isUnavailable } from './failures';
import { BoundedPool } from './pool';
import { allowAfterwards, boundRequest, forAll } from './requestTime';

const LONGEST = 2_000;
/** An answer that is in time; ten of them are not. */
const LATE = 400;

let wire: Wire;
let shop: Shop;

beforeAll(async () => {
  const { hostname: host, port } = new URL(withDatabase(TEMPLATE));
  wire = await Wire.to(() => ({ host, port: Number(port) }));
  shop = await openShop({
    databasePort: wire.port,
    listen: true,
    pool: { max: 4, statementTimeout: LONGEST, connectionTimeout: 10_000 },
  });
});
afterEach(() => wire.restore());
afterAll(async () => {
  await shop.server.close();
  wire.close();
});

const inRequest = <T>(work: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => boundRequest(LONGEST, () => void work().then(resolve, reject)));
const sleep = (ms: number) => shop.server.db.execute(sql`select pg_sleep(${ms / 1_000})`);

test('statements that are each in time are not in time together, and no further one is sent', async () => {
  let answered = 0;
  const asking = inRequest(async () => {
    for (; answered < 10; answered += 1) await sleep(LATE);
  });
  expect(isUnavailable(await asking.catch((error: unknown) => error))).toBe(true);
  expect(answered).toBeLessThan(6);
  await expect(inRequest(() => sleep(1))).resolves.toBeDefined();
});

test('statements beside each other count once, and what is no wait for the database does not', async () => {
  const four = (ms: number) => Promise.all([sleep(ms), sleep(ms), sleep(ms), sleep(ms)]);
  // Connecting is no part of it.
  await four(100);
  await inRequest(async () => {
    await delay(LONGEST);
    await four(LATE * 1.5);
    await sleep(LATE);
  });
});

test('what a request asks of this server is a part of it; what others wait for too is none', async () => {
  const late = await inRequest(async () => {
    const parts = async () => {
      for (let asked = 0; asked < 10; asked += 1) await inRequest(() => sleep(LATE));
    };
    const error = await parts().catch((failure: unknown) => failure);
    await forAll(() => sleep(1));
    await expect(sleep(1)).rejects.toThrow();
    allowAfterwards();
    await sleep(1);
    return error;
  });
  expect(isUnavailable(late)).toBe(true);
});

test('while every answer is late a write is 503 with nothing half done, and what is in memory is answered', async () => {
  const { staff, visitor } = shop;
  const { id, tag_name } = await shop.addTag();
  const before = await visitor('getTag', { path: { id } });
  wire.slowDown(LATE);
  const edits = await Promise.all(
    [1, 2].map((edit) => staff('updateTag', { path: { id }, body: { tag_name: `Late ${edit}` } })),
  );
  expect(await visitor('getTag', { path: { id } })).toEqual(before);
  expect(edits.map(({ status }) => status)).toEqual([503, 503]);
  wire.restore();
  // Asked by staff it comes from the database.
  expect((await staff('getTag', { path: { id } })).data).toMatchObject({ tag_name });
  expect((await staff('updateTag', { path: { id }, body: { tag_name: 'In time' } })).status).toBe(200);
});

test('what staff make is there if it is answered, and is not where it is 503, however late each answer is', async () => {
  const { staff } = shop;
  const { id: category_id } = await shop.addCategory();
  const said: [name: string, status: number][] = [];
  for (let late = LONGEST / 40; late < LONGEST / 4; late += LONGEST / 40) {
    const product_name = `Late by ${late}`;
    wire.slowDown(late);
    const body = { product_name, product_price: '1.00', category_id };
    const { status } = await staff('createProduct', { body });
    said.push([product_name, status]);
    wire.restore();
  }
  expect(new Set(said.map(([, status]) => status))).toEqual(new Set([201, 503]));
  const { rows } = await shop.server.db.execute(
    sql`SELECT product_name FROM products WHERE product_name LIKE 'Late by %'`,
  );
  const made = said.filter(([, status]) => status === 201).map(([product_name]) => ({ product_name }));
  expect(rows).toEqual(made);
});

test('an answer that arrived while the whole process was paused is read, though its time is over', async () => {
  const pool = new BoundedPool(shop.server.directUrl, {
    max: 1,
    statementTimeout: LATE,
    connectionTimeout: 10_000,
    prepare: false,
    onError: () => undefined,
  });
  try {
    await pool.query('select 1');
    const answer = pool.query('select 2 as two');
    // Behind an immediate timers run first, and then what has arrived is read.
    await new Promise((resolve) => setImmediate(resolve));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LATE * 2);
    expect((await answer).rows).toEqual([{ two: 2 }]);
    await expect(pool.query('select pg_sleep(1)')).rejects.toThrow();
  } finally {
    await pool.end();
  }
});

test('what a visitor was told to be 503 is not done later, when what held it up is over', async () => {
  const { server, visitor } = shop;
  const [article, product] = [await shop.addArticle(), await shop.addProduct()];
  const path = { articleId: article.id };
  const holder = new Client({ connectionString: server.directUrl });
  await holder.connect();
  const asked = async (statement: string) => (await holder.query<Record<string, unknown>>(statement)).rows[0];
  try {
    await holder.query(
      'begin; lock table articles, comments, products, product_ratings, newsletter_subscriptions in share mode',
    );
    // They begin to wait for the tables when half of their time is over: the database would wait for longer than they do.
    const lent = await Promise.all([1, 2, 3, 4].map(() => server.pool.connect()));
    const writes = [
      visitor('likeArticle', { path }),
      visitor('commentOnArticle', { path, body: { content: 'Late' } }),
      visitor('rateProduct', { path: { productId: product.id }, body: { rating: 5 } }),
      visitor('subscribeToNewsletter', { body: { email: 'late@example.com' } }),
    ];
    await delay(LONGEST / 2);
    for (const client of lent) client.release();
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    await holder.query('commit');
    const busy = `select count(*)::int from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
    await eventually(async () => (await asked(busy))?.count === 0);
    const done = `select (select sum(likes_count) from articles)::int as likes,
      (select count(*) from comments)::int as comments, (select count(*) from product_ratings)::int as ratings,
      (select count(*) from newsletter_subscriptions)::int as subscriptions`;
    expect(await asked(done)).toEqual({ likes: 0, comments: 0, ratings: 0, subscriptions: 0 });
  } finally {
    await holder.end();
  }
});

test('requests on one connection each have their own time', async () => {
  const { method, url, headers } = await requestOf('getProfile', {}, await shop.server.signIn());
  wire.slowDown(LATE);
  for (let sent = 0; sent < 4; sent += 1) {
    const answer = await fetch(shop.server.origin + url, { method, headers });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"success":true')]);
  }
  // Sent at once they wait for each other, which is none of their own time.
  wire.slowDown(LATE / 3);
  const headersOf = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const { head, body } = await rawHttp(
    shop.server.origin,
    `${method} ${url} HTTP/1.1\r\n${headersOf.join('')}\r\n`.repeat(10),
  );
  expect(`${head}${body}`.match(/HTTP\/1.1 \d+/g)).toEqual(Array(10).fill('HTTP/1.1 200'));
});
