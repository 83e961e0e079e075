import type { ContentVersions } from '../cache/versions';
import { loadBuild } from '../pages/renderer';
import { sendProposal } from '../testing/proposals';
import { openShop, type Shop } from '../testing/shop';
import { patterns } from '../../src/common/domain/paths';

const { renderer } = loadBuild() ?? {};
let shop: Shop;
let store: jest.SpyInstance<boolean, Parameters<ContentVersions['store']>>;

/** So much this machine's clock is ahead, ms. */
let ahead = 0;

beforeAll(async () => {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  // Fifty that wait on a busy machine are not to run out of the time that a request has.
  shop = await openShop({ pool: { statementTimeout: 30_000 } });
  store = jest.spyOn(shop.server.services.content, 'store');
});
afterAll(() => shop.server.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.server.app.inject({ url, headers });
/** What was rendered and kept while all these were asked for, one after the other. */
const renderingsOf = async (...urls: string[]) => {
  store.mockClear();
  for (const url of urls) await get(url);
  return renderings();
};
const renderings = () => store.mock.calls.flatMap(([key]) => /^page en (.*)/.exec(key)?.slice(1) ?? []);

test('addresses that ask for the same page share one rendering', async () => {
  expect(await renderingsOf('/about', '/about?u=1', '/about/?u=2&page=3', '/ABOUT', '/about?cart=1:2')).toEqual([
    '/about',
  ]);
  expect(
    await renderingsOf(
      '/shop',
      '/shop?u=1',
      '/shop?page=1',
      '/shop?page=x&stock=out',
      '/Shop/?sort=recommended&search=%20',
    ),
  ).toEqual(['/shop']);
  const query = 'page=2&search=mesh&sort=price';
  expect(await renderingsOf('/shop?sort=price&search=mesh&page=2', `/shop?utm_source=mail&${query}&page=7`)).toEqual([
    `/shop?${query}`,
  ]);
  expect(await renderingsOf('/articles?tag=7&page=1', '/articles?page=0&x=%00&tag=7')).toEqual(['/articles?tag=7']);
});

test('what no page stands at is one page, in whatever words it is asked for', async () => {
  expect((await get('/nowhere')).statusCode).toBe(404);
  expect(await renderingsOf('/nothing?u=1', '/shop/nothing/at/all')).toEqual([]);
  const [first, second] = [await get('/nowhere'), await get('/nowhere', { 'if-none-match': '*' })];
  expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
});

test('a page that is being rendered is rendered once for all who ask', async () => {
  store.mockClear();
  const answers = await Promise.all(
    ['/events', '/events?u=1', '/events?u=2', '/Events', '/events/'].map((url) => get(url)),
  );
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(renderings()).toEqual(['/events']);
});

test('requests for quotes, which come meanwhile, do not have it rendered again', async () => {
  store.mockClear();
  const asked = [];
  for (let count = 0; count < 5; count += 1) {
    asked.push(get('/contact'));
    await shop.server.services.content.invalidate(['requests']);
  }
  await Promise.all(asked);
  expect(renderings()).toEqual(['/contact']);
});

test("a quotation's page is rendered for each who asks: who comes after a payment is to see it", async () => {
  const { shareKey } = await sendProposal(shop);
  const asked = jest.spyOn(shop.server.app, 'inject');
  const page = `/q/${shareKey}`;
  const answers = await Promise.all([get(page), get(`${page}?language=en`), get(page)]);
  const data = `/api/v1/shared-proposals/${shareKey}`;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await get('/q/AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
  expect(asked.mock.calls.filter((call) => JSON.stringify(call).includes(data))).toHaveLength(3);
  asked.mockRestore();
});

test('a page that shows nothing of what has changed is not rendered again', async () => {
  const { staff } = shop;
  const [shown, hidden] = [await shop.addProduct(), await shop.addProduct()];
  await staff('deactivateProduct', { path: { id: hidden.id } });
  const path = `/shop/single-product/${shown.id}`;
  const before = await get(path);
  store.mockClear();
  await staff('updateProduct', { path: { id: hidden.id }, body: { product_price: '1234.00' } });
  const after = await get(path, { 'accept-encoding': 'identity' });
  expect(after.body).toBe(before.body);
  expect(renderings()).toEqual([]);
  await staff('updateProduct', { path: { id: shown.id }, body: { product_name: 'Another name' } });
  expect((await get(path)).body).toContain('Another name');
  expect(renderings()).toEqual([path]);
});

test('an offer that staff stop is gone at once', async () => {
  const { id, product_name } = await shop.addProduct({ discount_percentage: 90 });
  expect((await get('/events')).body).toContain(`>${product_name}</a>`);
  await shop.staff('deactivateProduct', { path: { id } });
  expect((await get('/events')).body).not.toContain(product_name);
});

test('a page is rendered again when its discount has ended by the clock, though the API says the same of it', async () => {
  const HOUR = 3_600_000;
  const { id } = await shop.addProduct({
    product_price: '1000.00',
    discount_percentage: 10,
    discount_end_date: new Date(Date.now() + HOUR).toISOString(),
  });
  const path = `/shop/single-product/${id}`;
  const priceIn = async () => /"price":"?([^",]+)/.exec((await get(path)).body)?.[1];
  expect(await renderingsOf(path, path)).toEqual([path]);
  const before = await priceIn();
  ahead = HOUR;
  // As what has changed since, which is compared first, and as what stands.
  await shop.server.services.content.invalidate(['products']);
  const after = [await priceIn(), await priceIn()];
  ahead = 0;
  expect([before, ...after]).toEqual(['900.00', '1000.00', '1000.00']);
});

test('who asks for more pages than can be rendered is told to come back, while kept pages are there', async () => {
  await get('/about');
  const asked = Array.from({ length: 60 }, (_, number) => get(`/shop?search=many${number}`, { cookie: 'lang=sw' }));
  const kept = await get('/about?while=busy');
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  // Two are rendered and fifty wait.
  expect([kept.statusCode, answers.length - refused.length]).toEqual([200, 52]);
  for (const { statusCode, headers, body } of refused) {
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '2',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain('<h1>Kuna watu wengi hapa sasa hivi</h1>');
  }
});

test('a page is rendered from every parameter that it reads', async () => {
  const read = jest.spyOn(URLSearchParams.prototype, 'get');
  const namesReadBy = async (work: () => Promise<unknown>) => {
    read.mockClear();
    await work();
    // A connection that is opened meanwhile reads its address too.
    return new Set(read.mock.calls.map(([name]) => name).filter((name) => name !== 'target_session_attrs'));
  };
  const { id: product } = await shop.addProduct();
  const { id: article } = await shop.addArticle();
  const pages = Object.values(patterns).map((pattern) =>
    pattern.replace(':productId', product).replace(':articleId', article),
  );
  for (const page of [...pages, '/nowhere']) {
    const known = await namesReadBy(async () => renderer?.addressOf(`${page}?some=query`));
    const shown = await namesReadBy(() => get(page));
    expect([page, [...shown].filter((name) => !known.has(name))]).toEqual([page, []]);
  }
  read.mockRestore();
});
