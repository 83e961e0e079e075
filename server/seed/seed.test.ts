import { readdirSync } from 'node:fs';
import { suggestions } from '../../src/common/domain/contract.gen';
import { STAFF_COMMANDS } from '../cli/staffCommands';
import { readMade } from '../media/made';
import { callerOf, type Call } from '../testing/caller';
import { BARE_DEMO } from '../testing/demoData';
import type { Article, Meta, Product } from '../testing/shop';
import { createTestServer, type TestServer } from '../testing/testServer';
import { demoData } from './data';
import { seedDemo, warnOfDemo, type DemoAccount } from './seed';

let server: TestServer;
let visitor: Call;
let account: DemoAccount | null;
beforeAll(async () => {
  server = await createTestServer();
  visitor = callerOf(server);
  account = await seedDemo(server.services);
}, 60_000);
afterAll(() => server.close());

/** All pages of a list; every answer is checked against the contract on the way. */
async function all<T>(operation: string, field: string): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data } = await visitor<Record<string, T[]> & { meta: Meta }>(operation, { query: { page: String(page) } });
    items.push(...(data[field] ?? []));
    pages = data.meta.pageCount;
  }
  return items;
}

test('the account signs in with the generated password', async () => {
  const body = { emailOrPhone: account?.email, password: account?.password };
  expect((await visitor('signIn', { body })).status).toBe(200);
});

test('a database with data in it is left alone', async () => {
  expect(await seedDemo(server.services)).toBeNull();
});

test('every product and article is there with its pictures, ratings and comments', async () => {
  const products = await all<Product>('listProducts', 'products');
  const active = demoData.products.filter(({ isActive = true }) => isActive);
  expect(products.map(({ product_name }) => product_name).sort()).toEqual(active.map(({ name }) => name).sort());
  for (const { id, product_name, images, reviews } of products) {
    const demo = active.find(({ name }) => name === product_name);
    const counted = (demo?.ratingCounts ?? []).reduce((sum, count) => sum + count, demo?.ratings.length ?? 0);
    expect([product_name, images.length, reviews]).toEqual([product_name, demo?.pictures.length, counted]);
    expect((await visitor('getProduct', { path: { id } })).status).toBe(200);
  }
  const articles = await all<Article>('listArticles', 'articles');
  expect(articles).toHaveLength(demoData.articles.filter(({ isActive = true }) => isActive).length);
  for (const { id } of articles) {
    const { data } = await visitor<Article>('getArticle', { path: { articleId: id } });
    const demo = demoData.articles.find(({ title }) => title === data.title);
    expect([data.comments.length, data.images.length]).toEqual([demo?.comments.length, demo?.pictures.length]);
  }
});

test('every suggestion of the shop shows something', async () => {
  const totals = await Promise.all(
    suggestions.map(async (suggest) => {
      const { data } = await visitor<{ meta: Meta }>('listProducts', { query: { suggest } });
      return [suggest, data.meta.total];
    }),
  );
  expect(Object.fromEntries(totals)).toEqual({
    recommended: 24,
    'best-seller': 6,
    'top-rated': 24,
    'discount-70': 2,
    'discount-50': 4,
    'discount-30': 6,
  });
});

test('quotes and adverts are there too', async () => {
  const staff = callerOf(server, await server.signIn());
  const { data } = await staff<{ meta: Meta }>('listQuotations');
  expect(data.meta.total).toBe(demoData.quotes.length);
  const adverts = await staff<unknown[]>('listAdvertisements', { query: { status: 'all' } });
  expect(adverts.data).toHaveLength(demoData.adverts.length);
});

test('every picture that the demo data name has been made', () => {
  const { demo } = readMade();
  const names = [...demoData.products, ...demoData.articles].flatMap(({ pictures }) => pictures);
  expect(names.filter((name) => !(name in demo))).toEqual([]);
});

test('a picture tells what it shows, where it is from and its colour', async () => {
  const [product] = await all<Product>('listProducts', 'products');
  expect(product?.images[0]).toMatchObject({
    alt: expect.stringMatching(/\w/) as string,
    credit: 'Rendered for this site',
    color: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
  });
});

test('when it fails, neither rows nor files are left', async () => {
  const other = await createTestServer();
  const [quote] = demoData.quotes;
  const broken = { ...BARE_DEMO, quotes: quote ? [{ ...quote, productKeys: ['nothing'] }] : [] };
  await expect(seedDemo(other.services, broken)).rejects.toThrow('nothing');
  const { data } = await callerOf(other)<{ meta: Meta }>('listProducts');
  expect(data.meta.total).toBe(0);
  expect(readdirSync(other.services.config.mediaDir)).toEqual(['incoming']);
  await other.close();
}, 60_000);

test('a shop on https is warned of the account until it is disabled', async () => {
  const warn = jest.fn();
  const { db, config } = server.services;
  const warnings = async (publicUrl: string | null) => {
    await warnOfDemo({ db, config: { ...config, publicUrl } }, { warn });
    return warn.mock.calls.length;
  };
  expect([await warnings(null), await warnings('https://shop.example')]).toEqual([0, 1]);
  await STAFF_COMMANDS.disable?.run(db, { email: account?.email }, '');
  expect(await warnings('https://shop.example')).toBe(1);
});
