import { sql } from 'drizzle-orm';
import type { MemoryVersions } from '../cache/memoryVersions';
import { createLogger } from '../http/logging';
import { settle } from '../priceClock';
import { settleLeftPrices } from '../repositories/prices';
import * as searched from '../repositories/searched';
import { startServices } from '../start';
import { eventually } from '../testing/eventually';
import { makersOf, openShop, type Shop } from '../testing/shop';
import { WordIndex } from './wordIndex';

let shop: Shop;
let other: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  shop = await openShop();
  const { config } = shop.server.services;
  other = await startServices(config, shop.server.databaseUrl, createLogger('silent'));
});
afterAll(async () => {
  await other.close();
  await shop.server.close();
});

async function found(
  search: string,
  as: 'visitor' | 'staff' = 'visitor',
  query: Record<string, string> = {},
): Promise<string[]> {
  const { data } = await shop[as]<{ products: { id: string }[] }>('listProducts', { query: { search, ...query } });
  return data.products.map(({ id }) => id);
}

test('what was written is found at once, and what it no longer says is not', async () => {
  const { id: category_id } = await shop.addCategory();
  const { id } = await shop.addProduct({ product_name: 'Quasar dish', category_id, tools_needed: 'Wrenchette' });
  expect([await found('quasar'), await found('wrenchette')]).toEqual([[id], [id]]);
  await shop.staff('updateProduct', { path: { id }, body: { product_name: 'Pulsar dish' } });
  expect([await found('quasar'), await found('pulsar')]).toEqual([[], [id]]);
  await shop.staff('updateCategory', { path: { id: category_id }, body: { category_name: 'Nebulae' } });
  expect(await found('nebula')).toEqual([id]);
  await shop.staff('deleteCategory', { path: { id: category_id } });
  expect(await found('nebula')).toEqual([]);
  await shop.staff('deactivateProduct', { path: { id } });
  expect([await found('pulsar'), await found('pulsar', 'staff', { status: 'all' })]).toEqual([[], [id]]);
  await shop.staff('deleteProduct', { path: { id } });
  expect(await found('pulsar', 'staff', { status: 'all' })).toEqual([]);
});

test('the new name of a category is found although the database was lost while it was taken in', async () => {
  const { id: category_id } = await shop.addCategory();
  const { id } = await shop.addProduct({ product_name: 'Cepheid', category_id });
  // What changed a moment ago would be read anew in any case.
  await shop.server.db.execute(sql`UPDATE products SET updated_at = now() - interval '1 hour' WHERE id = ${id}`);
  expect(await found('cepheid')).toEqual([id]);
  await shop.staff('updateCategory', { path: { id: category_id }, body: { category_name: 'Parallaxes' } });
  const lost = jest.spyOn(searched, 'searchedRows').mockRejectedValueOnce(new Error('reset'));
  await expect(shop.server.services.search.products.find('parallax', 'active')).rejects.toThrow('reset');
  lost.mockRestore();
  expect(await found('parallax')).toEqual([id]);
});

test('what is in a category that is new while changes are taken in is found by its name', async () => {
  const namesOf = searched.labelNames;
  let id = '';
  const early = jest.spyOn(searched, 'labelNames').mockImplementationOnce(async (db) => {
    const names = await namesOf(db);
    ({ id } = await makersOf(shop.staff, 'Heliosphere ').addProduct({ product_name: 'Blazar' }));
    return names;
  });
  await shop.addProduct({ product_name: 'Zodiacal' });
  expect(await found('blazar')).toEqual([id]);
  early.mockRestore();
  expect(await found('heliosphere')).toEqual([id]);
});

test('another process finds it as soon as it hears of other changes', async () => {
  const { search } = other.services;
  expect(await search.products.find('magnetar', 'active')).toEqual([]);
  const { id } = await shop.addProduct({ product_name: 'Magnetar' });
  let there: readonly string[] | null = null;
  await eventually(async () => (there = await search.products.find('magnetar', 'active'))?.length === 1);
  expect(there).toEqual([id]);
});

test('while no news of changes comes, each search looks for itself', async () => {
  const content = other.services.content as MemoryVersions;
  content.suspend();
  const { id } = await shop.addProduct({ product_name: 'Supernova' });
  expect(await other.services.search.products.find('supernova', 'active')).toEqual([id]);
  content.resume();
});

test('what no news told of is found after a minute, though the clock was set back meanwhile', async () => {
  const { db, search } = shop.server.services;
  await search.products.refresh();
  const { rows } = await db.execute(
    sql`INSERT INTO products (product_name, product_price) VALUES ('Perihelion dish', 1) RETURNING id`,
  );
  const [now, passed] = [Date.now(), performance.now()];
  const clocks = [
    jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000),
    jest.spyOn(performance, 'now').mockReturnValue(passed + 61_000),
  ];
  expect(await search.products.find('perihelion', 'active')).toEqual([rows[0]?.id]);
  for (const clock of clocks) clock.mockRestore();
});

test('what is written after the clock of the database was set back is found', async () => {
  const { search } = shop.server.services;
  const actual = searched.timeOfLook;
  // As if the looks before had been an hour later by that clock.
  const look = jest.spyOn(searched, 'timeOfLook').mockImplementation(async (on) => {
    const { clock } = await actual(on);
    return { since: new Date(clock + 3_540_000).toISOString(), clock: clock + 3_600_000 };
  });
  const rated = await shop.addProduct({ product_name: 'Perigee lens' });
  await shop.addProduct({ product_name: 'Perigee lens' });
  await search.products.refresh();
  look.mockRestore();
  await shop.visitor('rateProduct', { path: { productId: rated.id }, body: { rating: 5 } });
  const { id } = await shop.addProduct({ product_name: 'Aphelion dish' });
  expect(await search.products.find('aphelion', 'active')).toEqual([id]);
  // A rating is no change of the product: it is seen when all have been read anew.
  await eventually(async () => (await search.products.find('perigee', 'active'))?.[0] === rated.id);
});

test('what a failover lost is found no more: neither an edit nor what was put in the place of something else', async () => {
  const { db, content, search } = shop.server.services;
  const { id } = await shop.addProduct({ product_name: 'Syzygy dish' });
  const article = await shop.addArticle({ title: 'Syzygies' });
  const lost = await shop.addProduct({ product_name: 'Occultation' });
  await shop.staff('updateProduct', { path: { id }, body: { product_name: 'Eclipse dish' } });
  await shop.staff('updateArticle', { path: { id: article.id }, body: { title: 'Eclipses' } });
  const all = async (words: string) => [
    await search.products.find(words, 'all'),
    await search.articles.find(words, 'all'),
  ];
  expect([await all('eclipse'), await all('occultation')]).toEqual([
    [[id], [article.id]],
    [[lost.id], []],
  ]);
  // As the standby has it that was behind: the rows of before, and as many.
  const before = sql`updated_at = now() - interval '1 hour'`;
  await db.execute(sql`UPDATE products SET product_name = 'Syzygy dish', ${before} WHERE id = ${id}`);
  await db.execute(sql`UPDATE articles SET title = 'Syzygies', ${before} WHERE id = ${article.id}`);
  await db.execute(sql`DELETE FROM products WHERE id = ${lost.id}`);
  await db.execute(
    sql`INSERT INTO products (product_name, product_price, updated_at) VALUES ('Opposition', 1, now() - interval '1 hour')`,
  );
  (content as MemoryVersions).resume();
  expect([await all('eclipse'), await all('syzygy'), await all('occultation')]).toEqual([
    [[], []],
    [[id], [article.id]],
    [[], []],
  ]);
  expect(await search.products.find('opposition', 'all')).toHaveLength(1);
});

test('words that are worn out answer until all have been read anew beside them', async () => {
  const { content, search } = shop.server.services;
  const { id } = await shop.addProduct({ product_name: 'Equinox dish' });
  const actual = searched.changedBehind;
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  let isBegun = false;
  const reading = jest.spyOn(searched, 'changedBehind').mockImplementation(async (db, kind, place, most) => {
    if (place.changed === '-infinity') {
      isBegun = true;
      await isHeld;
    }
    return actual(db, kind, place, most);
  });
  const worn = jest.spyOn(WordIndex.prototype, 'isWornOut', 'get').mockReturnValueOnce(true);
  await content.invalidate(['products']);
  expect(await search.products.find('equinox', 'active')).toEqual([id]);
  await eventually(() => isBegun);
  const newer = await shop.addProduct({ product_name: 'Equinox lens' });
  expect(await search.products.find('equinox', 'active')).toHaveLength(2);
  const searching = jest.spyOn(WordIndex.prototype, 'search');
  expect([await search.products.find('equinox', 'active'), searching.mock.calls]).toEqual([expect.anything(), []]);
  goOn();
  // Those that are new have answered nothing yet.
  await eventually(async () => {
    await search.products.find('equinox', 'active');
    return searching.mock.calls.length > 0;
  });
  expect(await search.products.find('equinox', 'active')).toContain(newer.id);
  for (const spy of [reading, worn, searching]) spy.mockRestore();
});

test('searches at the same time read what changed together', async () => {
  const { id } = await shop.addProduct({ product_name: 'Wormhole' });
  expect(await Promise.all(['wormhole', 'worm', 'hole'].map((words) => found(words)))).toEqual([[id], [id], [id]]);
});

test('a number alone finds what is called so, and what costs about so much only where nothing is', async () => {
  const near = await shop.addProduct({ product_price: '5100.00' });
  const exact = await shop.addProduct({ product_price: '4321.00' });
  const dearer = await shop.addProduct({ product_price: '5200.00' });
  expect(await found('4,321')).toEqual([exact.id, near.id]);
  await shop.staff('deactivateProduct', { path: { id: exact.id } });
  expect([await found('4321'), await found('4321', 'staff', { status: 'inactive' })]).toEqual([[near.id], [exact.id]]);
  const named = await shop.addProduct({ product_name: 'Case 4321', product_price: '18000.00' });
  expect([await found('4321'), await found('5200')]).toEqual([[named.id], [dearer.id, near.id]]);
});

test('filters and other orders hold within what was found', async () => {
  const { id: category_id } = await shop.addCategory();
  const dear = await shop.addProduct({ product_name: 'Comet', product_price: '900.00', category_id });
  const cheap = await shop.addProduct({ product_name: 'Comet', product_price: '9.00' });
  expect(await found('comet', 'visitor', { sort: 'price' })).toEqual([cheap.id, dear.id]);
  expect(await found('comet', 'visitor', { sort: 'newest' })).toEqual([cheap.id, dear.id]);
  expect(await found('comet', 'visitor', { category_id })).toEqual([dear.id]);
});

test('a product is found by its name in either language, and by that of its category', async () => {
  const category = await shop.staff<{ id: string }>('createCategory', {
    body: { category_name: 'Poles', category_name_sw: 'Milingoti' },
  });
  const { id } = await shop.addProduct({
    product_name: 'Asteroid',
    product_name_sw: 'Kimondo kidogo',
    category_id: category.data.id,
  });
  for (const words of ['asteroid', 'kimondo', 'milingoti']) expect(await found(words)).toEqual([id]);
  await shop.staff('updateProduct', { path: { id }, body: { product_name_sw: 'Kisayari' } });
  expect([await found('kisayari'), await found('kimondo')]).toEqual([[id], []]);
});

test('words of inactive products mislead no visitor', async () => {
  const hidden = await shop.addProduct({ product_name: 'Telescopee' });
  await shop.staff('deactivateProduct', { path: { id: hidden.id } });
  const { id } = await shop.addProduct({ product_name: 'Telescopes' });
  expect(await found('telescopee')).toEqual([id]);
});

test('a rating moves a product among those that fit alike', async () => {
  const [first, second] = [
    await shop.addProduct({ product_name: 'Meteor' }),
    await shop.addProduct({ product_name: 'Meteor' }),
  ];
  expect(await found('meteor')).toEqual([second.id, first.id]);
  await shop.visitor('rateProduct', { path: { productId: first.id }, body: { rating: 5 } });
  expect(await found('meteor')).toEqual([first.id, second.id]);
});

test('what costs less is found by that for as long as it does, though the clock alone ends it', async () => {
  const { db, services } = shop.server;
  const { id } = await shop.addProduct({ product_name: 'Nova', product_price: '100', discount_percentage: 10 });
  expect(await found('nova discount')).toEqual(await found('discount'));
  await db.execute(sql`UPDATE products SET discount_end_date = now(), price_changes_at = now() WHERE id = ${id}`);
  await services.content.invalidate(['products']);
  expect(await found('discount')).toEqual([id]);
  await settle(services, null);
  expect(await found('discount')).toEqual([]);
});

test('what a clock that was ahead had ended is found again when that is mended', async () => {
  const { db, services } = shop.server;
  const { id } = await shop.addProduct({ product_name: 'Quark', product_price: '100', discount_percentage: 10 });
  await db.execute(sql`UPDATE products SET updated_at = now() - interval '1 hour' WHERE id = ${id}`);
  expect(await found('quark discount')).toEqual([id]);
  await db.execute(sql`UPDATE products SET shown_price = product_price, shown_discount = 0 WHERE id = ${id}`);
  await services.content.invalidate(['products']);
  expect(await found('discount')).toEqual([]);
  await settleLeftPrices(db);
  await services.content.invalidate(['products']);
  expect(await found('discount')).toEqual([id]);
});

test('what costs less comes before what only speaks of it, and is found by each lesser percentage', async () => {
  const discount_percentage = 33;
  const { id } = await shop.addProduct({ product_name: 'Lepton', product_price: '100', discount_percentage });
  const talk = await shop.addProduct({ product_name: 'Boson', description: 'Offers a sale, at 34% off.' });
  const all = await found('offers');
  expect([all.indexOf(id) < all.indexOf(talk.id), all.at(-1)]).toEqual([true, talk.id]);
  expect([await found('30% off'), await found('33% off'), await found('35% off')]).toEqual([[id], [id], []]);
});

test('what has gone from the shop past the looks at what changed is neither listed nor suggested', async () => {
  const { id } = await shop.addProduct({ product_name: 'Zenith mount' });
  const article = await shop.addArticle({ title: 'Zenith mounts' });
  const { products, articles } = shop.server.services.search;
  expect([await products.find('zenith', 'active'), await articles.find('zenith', 'active')]).toEqual([
    [id],
    [article.id],
  ]);
  for (const [table, hidden] of [
    [sql`products`, id],
    [sql`articles`, article.id],
  ] as const)
    await shop.server.db.execute(sql`UPDATE ${table} SET is_active = false WHERE id = ${hidden}`);
  const { data } = await shop.visitor<Record<string, unknown[]>>('suggestSearch', { query: { search: 'zenith' } });
  expect([await found('zenith'), data.products, data.articles]).toEqual([[], [], []]);
});

test('the next look begins before whatever may become visible by then', async () => {
  const { db } = shop.server;
  await db.transaction(async (writing) => {
    const { rows } = await writing.execute(
      sql`SELECT (now() - interval '1 minute')::text AS begun, pg_current_xact_id(), pg_sleep(0.1)`,
    );
    expect(Date.parse((await searched.timeOfLook(db)).since)).toBeLessThanOrEqual(Date.parse(String(rows[0]?.begun)));
  });
});
