import { demoData } from '../seed/data';
import { seedDemo } from '../seed/seed';
import { callerOf, type Call } from '../testing/caller';
import { BARE_DEMO } from '../testing/demoData';
import type { Article, Product } from '../testing/shop';
import { createTestServer, type TestServer } from '../testing/testServer';
import { articleQueries, productQueries } from '../testing/searchQueries';

let server: TestServer;
let visitor: Call;
beforeAll(async () => {
  server = await createTestServer({ config: { pageSize: { products: 48, articles: 24, quotations: 24 } } });
  visitor = callerOf(server);
  await seedDemo(server.services, BARE_DEMO);
}, 60_000);
afterAll(() => server.close());

const RIGHT_FIRST = 0.95;
const keys = new Map(demoData.products.map(({ key, name }) => [name, key]));
const articleKeys = new Map(demoData.articles.map(({ key, title }) => [title, key]));

async function productsFor(search: string): Promise<Product[]> {
  const query = { search, quiet: 'true' };
  return (await visitor<{ products: Product[] }>('listProducts', { query })).data.products;
}

async function firstArticleFor(search: string): Promise<Article | undefined> {
  return (await visitor<{ articles: Article[] }>('listArticles', { query: { search } })).data.articles[0];
}

const productKeyFor = async (search: string) => keys.get((await productsFor(search))[0]?.product_name ?? '');
const articleKeyFor = async (search: string) => articleKeys.get((await firstArticleFor(search))?.title ?? '');

test.each([
  ['product', productQueries, productKeyFor, RIGHT_FIRST],
  ['article', articleQueries, articleKeyFor, 0.9],
] as const)('nearly all searches find the right %s first, and none finds nothing', async (_, queries, find, least) => {
  const wrong: string[] = [];
  let count = 0;
  for (const [due, list] of Object.entries(queries))
    for (const words of list.trim().split(/;\s+/)) {
      const key = await find(words.replace(/\s+/g, ' '));
      expect([words, key]).not.toEqual([words, undefined]);
      if (!due.split(' ').includes(key ?? '')) wrong.push(`${words}: ${key ?? ''}, not ${due}`);
      count += 1;
    }
  expect(count).toBeGreaterThanOrEqual(80);
  expect(wrong.slice(Math.floor(count * (1 - least)))).toEqual([]);
});

test.each([
  ['wifi through walls', 'Wi-Fi through stone walls'],
  ['mvua', 'Rain fade'],
  ['mabati', 'mabati roof'],
  ['solar', 'solar'],
  ['shule', 'school'],
  ['farming', 'farm'],
  ['which kit should i buy', 'Choosing'],
  ['mvua kubwa', 'Rain fade'],
  ['mesh', 'stone walls'],
])('of the articles, %s finds one about it first', async (search, title) => {
  const first = await firstArticleFor(search);
  expect(`${first?.title} ${first?.tags.map(({ tag }) => tag.tag_name).join(' ')}`).toContain(title);
});

test.each([
  ['starlink mini power bank', 'battery-box solar-set'],
  ['mini power station', 'battery-box solar-set'],
  ['car power bank', 'battery-box solar-set'],
  ['wifi power bank', 'battery-box solar-set'],
  ['satellite dish cover', 'hard-case travel-case'],
  ['network cable head', 'rj45-pack'],
  ['mini power supply', 'mini-power-cable'],
  ['satellite internet kit', 'mini-kit standard-kit'],
  ['kuongeza wifi signal', 'mesh-node mesh-pair'],
  ['hotsport', 'access-point'],
  ['wifi hotsport', 'access-point'],
  ['roofmountformabati', 'roof-pivot-mount'],
])('%s finds one of these first: %s', async (search, due) => {
  expect(due.split(' ')).toContain(await productKeyFor(search));
});

test('beside other words a county counts where a product is called by it, and none that a text mentions', async () => {
  const { data } = await visitor<{ counties: { name: string }[] }>('listCounties');
  expect(data.counties).toHaveLength(47);
  const first = await productKeyFor('starlink');
  for (const { name } of data.counties) {
    const due = ['Marsabit', 'Turkana'].includes(name) ? 'business-kit' : first;
    const found = [await productKeyFor(`Starlink ${name}`), await productKeyFor(`Starlink in ${name} County`)];
    expect([name, ...found]).toEqual([name, due, due]);
  }
  expect(await productKeyFor('Lamu')).toBe('travel-case');
});

test.each([
  ['how much is starlink per month', 'starlink'],
  ['starlink 5k per month', 'starlink'],
  ['starlink 5k kwa mwezi', 'starlink'],
  ['starlink deposit 10k', 'starlink'],
  ['2nd hand kit', 'second hand kit'],
  ['anything priced under 5k', 'under 5k'],
  ['anything costing under 5k', 'under 5k'],
  ['cheap items under 5,000', 'under 5k'],
  ['price range 20k-40k', 'between 20k and 40k'],
  ['20-40,000', 'between 20k and 40k'],
  ['btn 20k and 40k', 'between 20k and 40k'],
])('%s finds what %s does', async (search, same) => {
  const [found, due] = [await productsFor(search), await productsFor(same)];
  expect([due.length > 1, found.map(({ id }) => id)]).toEqual([true, due.map(({ id }) => id)]);
});

test.each([
  ['dish cab', 'dish-cable-45'],
  ['mini cab', 'mini-power-cable'],
  ['starlink cab', 'dish-cable-45'],
  ['roof sea', 'sealing-kit'],
  ['starlink bus', 'business-kit'],
])('to whoever has typed %s yet, %s is suggested', async (search, key) => {
  const { data } = await visitor<{ products: Product[] }>('suggestSearch', { query: { search } });
  expect(data.products.map(({ product_name }) => keys.get(product_name))).toContain(key);
});

test.each([
  ['9,800', 'roof-pivot-mount'],
  ['8,750?', 'ethernet-45'],
  ['7600', 'dish-cable-23'],
  ['5000', 'pipe-adapter'],
  ['2025', undefined],
])('what costs about %s is found by that alone, %s first', async (search, key) => {
  expect(await productKeyFor(search)).toBe(key);
});

test('words of a price are a filter, in the list, its counts and what is suggested', async () => {
  const most = (products: readonly Pick<Product, 'product_price' | 'new_price'>[]) =>
    Math.max(...products.map((one) => Number(one.new_price ?? one.product_price)));
  const kits = await productsFor('kit under 60k');
  expect([kits.length > 2, keys.get(kits[0]?.product_name ?? ''), most(kits) <= 60_000]).toEqual([
    true,
    'standard-kit',
    true,
  ]);
  const cheap = await productsFor('chini ya 5,000');
  expect([cheap.length > 2, most(cheap) <= 5_000]).toEqual([true, true]);
  const { data } = await visitor<{ products: Product[] }>('suggestSearch', { query: { search: 'dish below 35000' } });
  expect(data.products.map(({ product_name }) => keys.get(product_name))).toContain('mini-kit');
  expect(most(data.products)).toBeLessThanOrEqual(35_000);
  expect(await productsFor('generator under 1k')).toEqual([]);
});

test.each(['discount', 'offers', 'black friday deals', 'iko na punguzo'])(
  '%s finds what costs less now',
  async (search) => {
    const found = await productsFor(search);
    const reduced = demoData.products.filter(
      ({ discount: { startsInDays = -1, endsInDays = 1 } = { startsInDays: 1 } }) => startsInDays < 0 && endsInDays > 0,
    );
    expect(found.map((one) => keys.get(one.product_name)).sort()).toEqual(reduced.map(({ key }) => key).sort());
  },
);

test('words that say nothing of what is looked for ask for everything', async () => {
  const all = await productsFor('');
  for (const search of ['the', 'bei', 'nataka kununua', '%', '( -']) {
    expect((await productsFor(search)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  }
  expect(await productsFor('zzyzx')).toEqual([]);
});
