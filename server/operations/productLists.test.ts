import fc from 'fast-check';
import { LONGEST_SEARCH } from '../../src/common/domain/contract.gen';
import type { MemoryVersions } from '../cache/memoryVersions';
import type { ProductFacets } from '../openapi/operations.gen';
import { insertBulkProducts } from '../seed/bulk';
import { openShop, type Meta, type Product, type Shop } from '../testing/shop';

/** More than two strides of the list's remembered places (repositories/paging.ts). */
const BULK = 600;
const PAGE_SIZE = 7;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ config: { pageSize: { products: PAGE_SIZE, articles: 3, quotations: 3 } } });
  await insertBulkProducts(shop.server.services, BULK);
});
afterAll(() => shop.server.close());

interface Page {
  products: Product[];
  meta: Meta;
}

const page = async (query: Record<string, string>) => (await shop.visitor<Page>('listProducts', { query })).data;

async function all(query: Record<string, string>): Promise<Product[]> {
  const { meta } = await page(query);
  const pages = await Promise.all(
    Array.from({ length: meta.pageCount }, (_, n) => page({ ...query, page: String(n + 1) })),
  );
  return pages.flatMap(({ products }) => products);
}

const SORTS = ['newest', 'price', '-price', 'rating', 'discount', 'recommended', 'relevance'] as const;
const SUGGESTIONS = ['recommended', 'best-seller', 'top-rated', 'discount-70', 'discount-50', 'discount-30'] as const;
const shown = ({ product_price, new_price }: Product) => Math.min(Number(product_price), Number(new_price ?? Infinity));
const percent = (product: Product) => 100 * (1 - shown(product) / Number(product.product_price));

const KEYED = ['newest', 'price', '-price', 'rating', 'discount'] as const;

test.each(KEYED)('sorted by %s the pages together are the whole list, each product once', async (sort) => {
  const products = await all({ sort });
  expect(new Set(products.map(({ id }) => id)).size).toBe(BULK);
  const keys = products.map((product) => {
    if (sort === 'newest') return -Date.parse((product as unknown as { createdAt: string }).createdAt);
    if (sort === 'rating') return -product.rating;
    return sort === 'discount'
      ? -Math.round(percent(product) * 100)
      : sort === 'price'
        ? shown(product)
        : -shown(product);
  });
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});

test('the shop recommends what is in stock, best sellers, and then kits and what many rate well', async () => {
  const kits = (await shop.staff<{ id: string }>('createCategory', { body: { category_name: 'Our Kits' } })).data.id;
  const spares = (await shop.addCategory()).id;
  const make = async (category_id: string, fields: object = {}) =>
    (await shop.addProduct({ category_id, ...fields })).id;
  const gone = await make(kits, { stock_status: 'out_of_stock', isBestSeller: true });
  const spare = await make(spares);
  const kit = await make(kits);
  const rated = await make(kits);
  const best = await make(spares, { isBestSeller: true });
  const loved = await make(spares);
  const poor = await make(kits);
  for (const [id, rating] of [
    ...Array.from({ length: 12 }, () => [[loved, 5] as const, [poor, 1] as const]).flat(),
    [rated, 5],
    [rated, 4],
    [spare, 1],
  ] as const) {
    await shop.visitor('rateProduct', { path: { productId: id }, body: { rating } });
  }
  const order = async () => {
    const ids = (await all({ sort: 'recommended' })).map(({ id }) => id);
    return [gone, poor, spare, kit, rated, loved, best].sort((one, other) => ids.indexOf(one) - ids.indexOf(other));
  };
  expect(await order()).toEqual([best, rated, kit, loved, spare, poor, gone]);
  expect(await page({})).toEqual(await page({ sort: 'recommended' }));
  await shop.staff('updateCategory', { path: { id: kits }, body: { category_name: 'Things' } });
  expect(await order()).toEqual([best, loved, rated, kit, spare, poor, gone]);
  for (const id of [gone, poor, spare, kit, rated, loved, best]) await shop.staff('deleteProduct', { path: { id } });
});

const FILTERS = {
  suggest: fc.constantFrom(...SUGGESTIONS),
  in_stock: fc.constantFrom('true', 'false'),
  search: fc.constantFrom('bulk', 'PRODUCT 1', 'ber 9', 'x', ' ', "%_'"),
  use: fc.constantFrom('home', 'farm', 'vehicle'),
  min_price: fc.constantFrom('0', '5000.50', '10000', '200000'),
  max_price: fc.constantFrom('5000', '100000', '9999999999.99'),
};

test('any filter and order: pages are full but for the last, the counts fit, the order is stable', async () => {
  const filters = fc.record({ sort: fc.constantFrom(...SORTS), ...FILTERS }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(filters, async (query) => {
      const products = await all(query);
      const { meta } = await page(query);
      expect(meta).toEqual({
        page: 1,
        pageSize: PAGE_SIZE,
        total: products.length,
        pageCount: Math.max(1, Math.ceil(products.length / PAGE_SIZE)),
      });
      expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
      const past = await page({ ...query, page: String(meta.pageCount + 1) });
      expect(past.products).toEqual([]);
      const last = await page({ ...query, page: String(meta.pageCount) });
      expect(last.products).toEqual(products.slice((meta.pageCount - 1) * PAGE_SIZE));
    }),
    { numRuns: 15 },
  );
});

test('each count is what the list gives with that choice, whatever else is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(FILTERS, { requiredKeys: [] }), async (query) => {
      const total = async (change: Record<string, string | null>) => {
        const asked = Object.entries({ ...query, ...change }).filter(([, value]) => typeof value === 'string');
        return (await page(Object.fromEntries(asked))).meta.total;
      };
      const { data } = await shop.visitor<ProductFacets>('listProductFacets', { query });
      for (const { use, count } of data.uses) expect([use, count]).toEqual([use, await total({ use })]);
      for (const { category_id, count } of data.categories) expect(count).toBe(await total({ category_id }));
      const { lowest, highest, steps } = data.prices;
      for (const { count, ...range } of steps) expect([range, count]).toEqual([range, await total(range)]);
      const anyPrice = await total({ min_price: null, max_price: null });
      expect(await total({ min_price: lowest, max_price: highest })).toBe(anyPrice);
      expect(lowest === null).toBe(anyPrice === 0);
    }),
    { numRuns: 15 },
  );
});

test('uses and prices choose what they say', async () => {
  const everything = await all({});
  const use = (await all({ use: 'farm' })).map(({ id }) => id).toSorted();
  expect(use).toEqual(
    everything
      .filter(({ uses }) => uses.includes('farm'))
      .map(({ id }) => id)
      .toSorted(),
  );
  const dear = await all({ min_price: '100000', max_price: '150000' });
  expect(dear.length).toBe(everything.filter((one) => shown(one) >= 100_000 && shown(one) <= 150_000).length);
  expect(await all({ min_price: '2', max_price: '1' })).toEqual([]);
});

test('suggestions and stock choose what they say', async () => {
  const choices: [
    Record<string, string>,
    (product: Product & { isBestSeller: boolean; stock_status: string }) => boolean,
  ][] = [
    [{ suggest: 'best-seller' }, ({ isBestSeller }) => isBestSeller],
    [{ suggest: 'top-rated' }, ({ rating }) => rating >= 4],
    [{ suggest: 'discount-50' }, (product) => percent(product) >= 49.995],
    [{ in_stock: 'true' }, ({ stock_status }) => stock_status === 'in_stock'],
    [{ in_stock: 'false' }, ({ stock_status }) => stock_status === 'out_of_stock'],
  ];
  const everything = (await all({})) as Parameters<(typeof choices)[0][1]>[0][];
  for (const [query, chooses] of choices) {
    const chosen = (await all(query)).map(({ id }) => id).toSorted();
    expect(chosen).toEqual(
      everything
        .filter(chooses)
        .map(({ id }) => id)
        .toSorted(),
    );
  }
});

test('a page is counted on the moment a product is added, hidden or deleted', async () => {
  const { id: category_id } = await shop.addCategory();
  const total = async () => (await page({ category_id })).meta;
  for (let n = 0; n < PAGE_SIZE; n += 1) await shop.addProduct({ category_id });
  expect(await total()).toMatchObject({ total: PAGE_SIZE, pageCount: 1 });
  const { id } = await shop.addProduct({ category_id });
  expect(await total()).toMatchObject({ total: PAGE_SIZE + 1, pageCount: 2 });
  await shop.staff('deactivateProduct', { path: { id } });
  expect(await total()).toMatchObject({ total: PAGE_SIZE, pageCount: 1 });
  await shop.staff('activateProduct', { path: { id } });
  await shop.staff('deleteProduct', { path: { id } });
  expect(await total()).toMatchObject({ total: PAGE_SIZE, pageCount: 1 });
});

test('a deep page is right after the list has changed in front of it', async () => {
  const deep = { page: '60' };
  const before = await page(deep);
  await shop.addProduct();
  const after = await page(deep);
  expect(after.products.slice(1)).toEqual(before.products.slice(0, -1));
});

test('a deep page is the same while nothing can be kept in memory', async () => {
  const deep = { page: '60', sort: 'rating' };
  const content = shop.server.services.content as MemoryVersions;
  const kept = await page(deep);
  content.suspend();
  expect(await page(deep)).toEqual(kept);
  content.resume();
});

describe('search', () => {
  const found = async (search: string) => (await page({ search })).products.map(({ id }) => id);

  test('finds every word anywhere in name or description, in any case', async () => {
    const { id } = await shop.addProduct({ product_name: 'AngaLink Ünïque RJ-45', description: '2.4GHz Wi-Fi' });
    for (const search of ['galink', 'üNÏQUE', 'rj-45 2.4g', 'wi-fi  angalink', 'RJ', 'rj45', 'unique', '2.4 GHz'])
      expect(await found(search)).toContain(id);
    expect(await found('galink')).toEqual([id]);
  });

  test('of one word again and again, cut within it at the longest that is taken, finds what the word finds', async () => {
    const { id } = await shop.addProduct({ product_name: 'Mabati clamp' });
    expect(await found('mabati '.repeat(60).slice(0, LONGEST_SEARCH))).toEqual([id]);
  });

  test('of nothing but blanks asks for nothing in particular', async () => {
    expect((await page({ search: '  ' })).meta.total).toBe((await page({})).meta.total);
  });
});

test.each(['0', '-1', 'x', '1.5', '', '10000000000'])('page=%s is 400', async (number) => {
  expect((await shop.visitor('listProducts', { query: { page: number } })).status).toBe(400);
});

test.each([{ category_id: 'nope' }, { page: '1000000' }])('%j is an empty list', async (query) => {
  expect((await page(query)).products).toEqual([]);
});
