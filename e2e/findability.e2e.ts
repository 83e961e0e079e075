import type { Page } from '@playwright/test';
import { shopUrl } from './support/addresses';
import { ARTICLES, mabatiRoof, miniKit, PRODUCTS, wallMount } from './support/goods';
import { shopRoutes } from './support/routes';
import { expect, test } from './support/test';

/** What search engines and link previews read runs no script. */
test.use({ javaScriptEnabled: false });

type Data = Record<string, unknown>;

async function structuredData(page: Page): Promise<Data[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Data);
}

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

test('every page has one title, description, canonical address and preview of its own', async ({
  page,
  staff,
  trouble,
}) => {
  trouble.expect(/404 \(Not Found\)/);
  const titles = new Map<string, string>();
  for (const { path, status } of await shopRoutes(staff)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(status);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const title = await page.title();
    expect(title, path).toContain('AngaLink');
    expect((await meta(page, 'description'))?.length, path).toBeGreaterThan(30);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^${shopUrl}/`));
    expect(await meta(page, 'og:title'), path).toBe(title);
    expect(await meta(page, 'og:image'), path).toMatch(new RegExp(`^${shopUrl}/`));
    if (status === 404) {
      expect(await meta(page, 'robots'), path).toBe('noindex');
      continue;
    }
    const types = (await structuredData(page)).flatMap((data) => data['@type']);
    expect(types, path).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList');
    if (!path.includes('?')) {
      expect(titles.get(title), `${path} has the title of`).toBeUndefined();
      titles.set(title, path);
    }
  }
});

test('a product tells its name, price, stock and rating', async ({ page, request, staff }) => {
  const { id, rating, reviews } = await staff.productNamed(miniKit.name);
  const address = `${shopUrl}/shop/single-product/${id}`;
  await page.goto(address);
  await expect(page).toHaveTitle(new RegExp(miniKit.name));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  expect(await meta(page, 'description')).toContain('Ksh 27,900.00');
  expect(await meta(page, 'og:url')).toBe(address);
  expect(await meta(page, 'og:type')).toBe('product');
  const image = (await meta(page, 'og:image')) ?? '';
  expect((await request.get(image)).headers()['content-type']).toBe('image/jpeg');
  const data = await structuredData(page);
  expect(data.find((entry) => entry['@type'] === 'Product')).toMatchObject({
    name: miniKit.name,
    offers: { price: '27900.00', priceCurrency: 'KES', availability: 'https://schema.org/InStock', url: address },
    aggregateRating: { ratingValue: Number(rating.toFixed(1)), reviewCount: reviews },
  });
  expect(data.find((entry) => entry['@type'] === 'BreadcrumbList')).toBeDefined();
});

test('a product without stock says so to search engines', async ({ page, staff }) => {
  await page.goto(`/shop/single-product/${(await staff.productNamed(wallMount.name)).id}`);
  const data = await structuredData(page);
  expect(data.find((entry) => entry['@type'] === 'Product')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('an article tells its title, picture, date and topics, and where the feed is', async ({
  page,
  request,
  staff,
}) => {
  const { id } = await staff.articleTitled(mabatiRoof.title);
  const address = `${shopUrl}/articles/single-article/${id}`;
  await page.goto(address);
  await expect(page).toHaveTitle(`${mabatiRoof.title} · AngaLink`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  expect(await meta(page, 'og:type')).toBe('article');
  expect(await meta(page, 'og:description')).toContain('Seal every screw');
  const image = (await meta(page, 'og:image')) ?? '';
  expect((await request.get(image)).headers()['content-type']).toBe('image/jpeg');
  const data = await structuredData(page);
  expect(data.find((entry) => entry['@type'] === 'Article')).toMatchObject({
    headline: mabatiRoof.title,
    mainEntityOfPage: address,
    keywords: mabatiRoof.tags,
  });
  expect(data.find((entry) => entry['@type'] === 'BreadcrumbList')).toBeDefined();
  const feed = (await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href')) ?? '';
  const answer = await request.get(feed);
  expect(answer.headers()['content-type']).toMatch(/^application\/atom\+xml/);
  const entries = (await answer.text()).match(/<entry>/g);
  expect(entries).toHaveLength(ARTICLES);
  expect(await answer.text()).toContain(`<link rel="alternate" type="text/html" href="${address}"/>`);
});

test('filtered lists of articles are not for search engines, their pages are', async ({ page }) => {
  for (const path of ['/articles?search=roof', '/articles?tag=1', '/articles?category=1']) {
    await page.goto(path);
    expect(await meta(page, 'robots'), path).toBe('noindex');
  }
  await page.goto('/articles?page=2&utm_source=mail');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shopUrl}/articles?page=2`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('pages of the list have addresses of their own; filtered ones are not for search engines', async ({ page }) => {
  await page.goto('/shop?page=2&utm_source=mail');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${shopUrl}/shop?page=2`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/shop?search=mesh');
  expect(await meta(page, 'robots')).toBe('noindex');
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
