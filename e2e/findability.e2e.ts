import { shopUrl } from './support/addresses';
import { ARTICLES, mabatiRoof, miniKit, PRODUCTS, wallMount } from './support/goods';
import { shopRoutes } from './support/routes';
import { expect, test as base } from './support/test';

type Data = Record<string, unknown>;

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const plain = (html: string) => html.replace(/&([^;]+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);

/** A page as search engines and link previews read it: without running a script. */
class Head {
  constructor(
    readonly status: number,
    private readonly html: string,
  ) {}

  /** What stands in every element that begins so, as it is written. */
  all(start: string): string[] {
    return [...this.html.matchAll(new RegExp(`<${start}[^>]*>(.*?)</`, 'gs'))].map(([, text = '']) => text);
  }

  get title(): string {
    return plain(this.all('title')[0] ?? '');
  }

  link(rel: string): string | undefined {
    return this.attribute(`link rel="${rel}"`, 'href');
  }

  meta(name: string): string | undefined {
    return this.attribute(`meta (?:name|property)="${name}"`, 'content');
  }

  get data(): Data[] {
    return this.all('script type="application/ld\\+json"').map((text) => JSON.parse(text) as Data);
  }

  private attribute(start: string, name: string): string | undefined {
    const value = new RegExp(`<${start}[^>]* ${name}="([^"]*)"`).exec(this.html)?.[1];
    return value === undefined ? undefined : plain(value);
  }
}

const test = base.extend<{ read: (path: string) => Promise<Head> }>({
  read: ({ request }, use) =>
    use(async (path) => {
      const answer = await request.get(path);
      return new Head(answer.status(), await answer.text());
    }),
});

test('every page has one title, description, canonical address and preview of its own', async ({ read, staff }) => {
  const titles = new Map<string, string>();
  for (const { path, status } of await shopRoutes(staff)) {
    const head = await read(path);
    expect(head.status, path).toBe(status);
    expect(head.all('title'), path).toHaveLength(1);
    expect(head.all('h1'), path).toHaveLength(1);
    const { title } = head;
    expect(title, path).toContain('AngaLink');
    expect(head.meta('description')?.length, path).toBeGreaterThan(30);
    expect(head.link('canonical'), path).toMatch(new RegExp(`^${shopUrl}/`));
    expect(head.meta('og:title'), path).toBe(title);
    expect(head.meta('og:image'), path).toMatch(new RegExp(`^${shopUrl}/`));
    if (status === 404) {
      expect(head.meta('robots'), path).toBe('noindex');
      continue;
    }
    const types = head.data.flatMap((data) => data['@type']);
    expect(types, path).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList');
    if (!path.includes('?')) {
      expect(titles.get(title), `${path} has the title of`).toBeUndefined();
      titles.set(title, path);
    }
  }
});

test('a product tells its name, price, stock and rating', async ({ read, request, staff }) => {
  const { id, rating, reviews } = await staff.productNamed(miniKit.name);
  const address = `${shopUrl}/shop/single-product/${id}`;
  const head = await read(address);
  expect(head.title).toContain(miniKit.name);
  expect(head.link('canonical')).toBe(address);
  expect(head.meta('description')).toContain('Ksh 27,900.00');
  expect(head.meta('og:url')).toBe(address);
  expect(head.meta('og:type')).toBe('product');
  expect((await request.get(head.meta('og:image') ?? '')).headers()['content-type']).toBe('image/jpeg');
  expect(head.data.find((entry) => entry['@type'] === 'Product')).toMatchObject({
    name: miniKit.name,
    offers: { price: '27900.00', priceCurrency: 'KES', availability: 'https://schema.org/InStock', url: address },
    aggregateRating: { ratingValue: Number(rating.toFixed(1)), reviewCount: reviews },
  });
  expect(head.data.find((entry) => entry['@type'] === 'BreadcrumbList')).toBeDefined();
});

test('a product without stock says so to search engines', async ({ read, staff }) => {
  const { data } = await read(`/shop/single-product/${(await staff.productNamed(wallMount.name)).id}`);
  expect(data.find((entry) => entry['@type'] === 'Product')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('an article tells its title, picture, date and topics, and where the feed is', async ({
  read,
  request,
  staff,
}) => {
  const { id } = await staff.articleTitled(mabatiRoof.title);
  const address = `${shopUrl}/articles/single-article/${id}`;
  const head = await read(address);
  expect(head.title).toBe(`${mabatiRoof.title} · AngaLink`);
  expect(head.link('canonical')).toBe(address);
  expect(head.meta('og:type')).toBe('article');
  expect(head.meta('og:description')).toContain('Seal every screw');
  expect((await request.get(head.meta('og:image') ?? '')).headers()['content-type']).toBe('image/jpeg');
  expect(head.data.find((entry) => entry['@type'] === 'Article')).toMatchObject({
    headline: mabatiRoof.title,
    mainEntityOfPage: address,
    keywords: mabatiRoof.tags,
  });
  expect(head.data.find((entry) => entry['@type'] === 'BreadcrumbList')).toBeDefined();
  const answer = await request.get(head.link('alternate" type="application/atom\\+xml') ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/atom\+xml/);
  const entries = (await answer.text()).match(/<entry>/g);
  expect(entries).toHaveLength(ARTICLES);
  expect(await answer.text()).toContain(`<link rel="alternate" type="text/html" href="${address}"/>`);
});

test('pages of a list have addresses of their own; filtered lists are not for search engines', async ({ read }) => {
  for (const path of ['/articles?search=roof', '/articles?tag=1', '/articles?category=1', '/shop?search=mesh'])
    expect((await read(path)).meta('robots'), path).toBe('noindex');
  for (const path of ['/articles?page=2', '/shop?page=2']) {
    const head = await read(`${path}&utm_source=mail`);
    expect(head.link('canonical')).toBe(`${shopUrl}${path}`);
    expect(head.meta('robots'), path).toBeUndefined();
  }
});

test('search engines learn place and hours', async ({ read }) => {
  expect((await read('/contact')).data).toContainEqual(
    expect.objectContaining({
      '@type': ['Organization', 'LocalBusiness'],
      geo: { '@type': 'GeoCoordinates', latitude: -1.2841, longitude: 36.8155 },
      openingHoursSpecification: [expect.objectContaining({ opens: '08:00', closes: '17:30' })],
    }),
  );
});

test('robots.txt and sitemap.xml show where everything is', async ({ request, staff }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  expect(robots).toContain('Disallow: /dashboard');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const products = await staff.productsOnSale();
  expect(products).toHaveLength(PRODUCTS);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${shopUrl}/`,
      `${shopUrl}/shop`,
      `${shopUrl}/articles`,
      `${shopUrl}/articles/single-article/${(await staff.articleTitled(mabatiRoof.title)).id}`,
      ...products.map(({ id }) => `${shopUrl}/shop/single-product/${id}`),
    ]),
  );
});
