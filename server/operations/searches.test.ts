import { sql } from 'drizzle-orm';
import { forgetOldMissedSearches } from '../repositories/missedSearches';
import { openShop, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.server.close());

interface Missed {
  words: string;
  count: number;
  lastDate: string;
}

const missed = async (query: Record<string, string> = {}) =>
  (await shop.staff<{ searches: Missed[] }>('listMissedSearches', { query })).data.searches;
const search = (words: string, query: Record<string, string> = {}, as: 'visitor' | 'staff' = 'visitor') =>
  shop[as]('listProducts', { query: { search: words, ...query } });
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(new Date());

test('what visitors looked for in vain is counted by day, and nothing else', async () => {
  await shop.addProduct({ product_name: 'Mast' });
  for (const words of ['Drone', ' drone ', 'a DRÖNE', 'drone']) await search(words);
  await search('cctv camera');
  await search('over 900000');
  await search('quietly', { quiet: 'true' });
  await search('second page', { page: '2' });
  await search('narrowed', { in_stock: 'true' });
  await search('by staff', {}, 'staff');
  await shop.server.app.inject({ method: 'HEAD', url: '/api/v1/products?search=heads' });
  await search('mast');
  await search('generator 200,000 - 400,000');
  for (const personal of ['someone@example.com', '0712 345 678', '0712 345678', '712345678', '+254-712-345678'])
    await search(personal);
  for (const personal of ['254712-345600', '254700-345600', '0712300-45600', '712300 - 456 700', 'x'.repeat(61)])
    await search(personal);
  expect(await missed()).toEqual([
    { words: 'drone', count: 4, lastDate: today },
    { words: 'cctv camera', count: 1, lastDate: today },
    { words: 'generator 200000 - 400000', count: 1, lastDate: today },
    { words: 'over 900000', count: 1, lastDate: today },
  ]);
  expect((await shop.visitor('listMissedSearches')).status).toBe(401);
});

test('of one network a bounded number counts in a while', async () => {
  const { config } = shop.server.services;
  const limits = jest.replaceProperty(config, 'limits', { ...config.limits, visitorWrites: 6 });
  for (let n = 0; n < 5; n += 1) expect((await search('parabola')).status).toBe(200);
  limits.restore();
  expect(await missed()).toContainEqual({ words: 'parabola', count: 3, lastDate: today });
});

test('of one network a bounded number of new words counts in a day, and those that are known go on counting', async () => {
  const { config, db } = shop.server.services;
  const limits = jest.replaceProperty(config, 'limits', { ...config.limits, visitorWrites: 8 });
  await db.execute(sql`DELETE FROM rate_limits`);
  for (let n = 0; n < 12; n += 1) {
    await search(`gazebo ${n}`);
    // The next quarter of an hour begins.
    await db.execute(sql`DELETE FROM rate_limits WHERE key LIKE 'searches from %'`);
  }
  await search('parabola');
  limits.restore();
  const kept = await missed();
  expect(kept.filter(({ words }) => words.startsWith('gazebo'))).toHaveLength(8);
  const { rows } = await db.execute(sql`SELECT key FROM rate_limits WHERE resets_at > now() + interval '1 hour'`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  expect(kept).toContainEqual({ words: 'parabola', count: 4, lastDate: today });
});

test('a day keeps a bounded number of words, and old days go', async () => {
  const { db } = shop.server;
  await db.execute(
    sql`INSERT INTO missed_searches (day, words, count) VALUES (${today}::date - 5, 'tower', 50), (${today}::date - 90, 'old', 1)`,
  );
  await db.execute(
    sql`INSERT INTO missed_searches (day, words) SELECT ${today}::date, 'made up ' || n FROM generate_series(1, 500) n`,
  );
  await search('one too many');
  await search('drone');
  const words = (await missed()).map((one) => one.words);
  expect(words.slice(0, 2)).toEqual(['tower', 'drone']);
  expect([words.length, words.includes('one too many')]).toEqual([200, false]);
  expect((await missed({ days: '5' })).map((one) => one.words)).not.toContain('tower');
  await forgetOldMissedSearches(db);
  const { rows } = await db.execute(
    sql`SELECT min(${today}::date - day) AS oldest, max(${today}::date - day) AS age FROM missed_searches`,
  );
  expect(rows).toEqual([{ oldest: 0, age: 5 }]);
  expect((await shop.staff('listMissedSearches', { query: { days: '91' } })).status).toBe(400);
});

test('suggestions are a few of each, as visitors see them, and count nothing', async () => {
  const { id: category_id } = await shop
    .staff<{ id: string }>('createCategory', { body: { category_name: 'Aerials' } })
    .then(({ data }) => data);
  const products = [];
  for (let n = 0; n < 7; n += 1) products.push(await shop.addProduct({ product_name: `Aerial ${n}`, category_id }));
  const hidden = await shop.addProduct({ product_name: 'Aerial hidden' });
  await shop.staff('deactivateProduct', { path: { id: hidden.id } });
  const article = await shop.addArticle({ title: 'Where to put an aerial' });
  const { data, status } = await shop.visitor<{
    products: { id: string; product_name: string; images: unknown[] }[];
    articles: unknown[];
    categories: unknown[];
  }>('suggestSearch', { query: { search: 'aeri' } });
  expect(status).toBe(200);
  expect(data.products).toHaveLength(5);
  expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining(data.products.map(({ id }) => id)));
  expect(data.articles).toEqual([{ id: article.id, title: 'Where to put an aerial', title_sw: null }]);
  expect(data.categories).toEqual([
    { id: category_id, category_name: 'Aerials', category_name_sw: null, isActive: true },
  ]);
  const priced = await shop.visitor<typeof data>('suggestSearch', { query: { search: 'aerial under 900k' } });
  expect(priced.data).toEqual(data);
  const before = await missed({ days: '1' });
  for (const words of ['', 'the', 'nosuchthing']) {
    const empty = (await shop.visitor('suggestSearch', { query: { search: words } })).data;
    expect(empty).toEqual({ products: [], articles: [], categories: [] });
  }
  expect(await missed({ days: '1' })).toEqual(before);
  expect((await shop.visitor('suggestSearch')).data).toEqual({ products: [], articles: [], categories: [] });
});

test('what was looked for is answered while it cannot be counted', async () => {
  await shop.server.db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table missed_searches in exclusive mode`);
    expect(await search('held up')).toMatchObject({ status: 200, data: { products: [] } });
  });
});
