import type { Page } from '@playwright/test';
import { AUTH_COOKIE } from '../src/common/browser/cookies';
import { isAccessible } from './support/axe';
import { holds, isKept } from './support/kept';
import { sealingKit, kes, ksh, ethernetCable } from './support/goods';
import { expect, ownShopTest, test } from './support/test';

test.use({ serviceWorkers: 'allow' });
ownShopTest.use({ serviceWorkers: 'allow' });

const addresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url, method }) => {
      const { pathname, search } = new URL(url);
      return `${method} ${pathname}${search}`;
    });
  });

test(
  'a page seen before, opened from another one, reads and works without a network',
  { tag: '@engines' },
  async ({ page, context, shop, cart, productPage, trouble }) => {
    trouble.expect(/net::ERR_INTERNET_DISCONNECTED/, /Failed to load/, /ChunkLoadError/);
    await shop.open('/about');
    await isKept(page);
    await shop.open('/shop');
    // What was opened once opens without a network; who stays a minute has the rest too.
    await cart.open();
    await cart.close();
    await shop.openProduct(ethernetCable.name);
    await holds(page, page.url());
    await shop.open('/shop');
    const banner = page.getByRole('status').filter({ hasText: /You see this page as it was on / });
    await context.setOffline(true);
    // From the list it is an answer that the worker has kept, by its address a document.
    for (const openIt of [() => shop.openProduct(ethernetCable.name), () => shop.reload()]) {
      await openIt();
      await expect(page.getByRole('heading', { level: 1, name: ethernetCable.name })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(ksh(ethernetCable.price));
      await expect(banner).toBeVisible();
    }
    await productPage(ethernetCable.name).addToCart();
    await shop.hasInCart(1);
    await cart.open();
    await expect(cart.line(ethernetCable.name)).toBeVisible();
    await isAccessible(page, 'a page without a network');
    await cart.close();
    // A page that came as a document has no style sheet beside it.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^A clear view of the sky/ })).toBeVisible();
  },
);

// Asked without a browser too: src/common/app/OfflineBanner.test.tsx; of the worker's answers above.
test(
  'an answer seen before says of when it is, also while the browser believes that it is online',
  { tag: '@nightly' },
  async ({ page, context, shop, trouble }) => {
    trouble.expect(/net::ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /ChunkLoadError/);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }));
    const banner = page
      .getByRole('status')
      .filter({ hasText: /The shop could not be reached\. You see this page as it was on / });
    await shop.open('/shop');
    await isKept(page);
    await shop.openProduct(ethernetCable.name);
    await holds(page, page.url());
    await shop.open('/shop');
    await context.setOffline(true);
    await shop.openProduct(ethernetCable.name);
    await expect(page.getByRole('main')).toContainText(ksh(ethernetCable.price));
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await page.goBack();
    await expect(shop.card(ethernetCable.name)).toBeVisible();
    await expect(banner).toBeHidden();
  },
);

test('what was never seen says so, takes nothing with it, leads to what was, and comes when the network is back', async ({
  page,
  context,
  shop,
  trouble,
}) => {
  trouble.expect(/net::ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /ChunkLoadError/, /503/);
  const main = page.getByRole('main');
  await shop.open('/shop');
  await isKept(page);
  await context.setOffline(true);
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await isAccessible(page, 'the offline page');
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(shop.card(ethernetCable.name)).toContainText(kes(ethernetCable.price));
  await shop.isAlive();

  const filter = page.getByRole('button', { name: 'Filter' });
  if (shop.isPhone()) {
    // The message's own program is not there either: its words are, where the visitor is, beside the banner.
    await filter.click();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeInViewport();
    await expect(page.getByRole('alert').filter({ hasText: 'You appear to be offline.' })).toBeInViewport();
  }
  await shop.card(ethernetCable.name).getByRole('link').first().click();
  await expect(main.getByRole('alert')).toContainText('You appear to be offline.');
  await context.setOffline(false);
  // Its name stands while its program is still on its way.
  await expect(main.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  if (shop.isPhone()) {
    await page.goBack();
    await filter.click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  }
  await context.setOffline(true);
  await page.goto('/favourites');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
});

ownShopTest('online it is never the page of before', async ({ page, shop, ownShop: { staff } }) => {
  const hard = await staff.productNamed(sealingKit.name);
  const path = `/shop/single-product/${hard.id}`;
  await shop.open(path);
  await isKept(page);
  await staff.changePrice(hard.id, '15555.00');
  try {
    await shop.reload();
    await expect(page.getByRole('main')).toContainText(ksh(15_555));
    await expect(page.locator('meta[name=last-seen]')).toHaveCount(0);
  } finally {
    await staff.changePrice(hard.id, String(hard.product_price));
  }
});

// Asked without a browser too: src/shop/worker/rules.test.ts.
test(
  'nothing private is kept: no sessions, no writes, no staff pages',
  { tag: '@nightly' },
  async ({ page, shop, quote, trouble }) => {
    trouble.expect(/401 \(Unauthorized\)/, /404 \(Not Found\)/);
    await shop.open('/shop');
    await isKept(page);
    await page.evaluate((cookie) => {
      document.cookie = `${cookie}=some-token; path=/`;
    }, AUTH_COOKIE);
    await page.evaluate(async () => {
      await fetch('/api/v1/products?page=3', { headers: { authorization: 'Bearer some-token' } });
      await fetch('/api/v1/products?page=2');
    });
    await expect.poll(() => addresses(page)).toContain('GET /api/v1/products?page=2');
    // Who has a cookie goes on to the dashboard, and is sent away there: the server does not know this one.
    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/auth/);
    await shop.open('/shop');
    await quote.openFromHeader();
    const kept = await addresses(page);
    // The program's files are the same for everybody.
    expect(
      kept.filter((address) => /sign-in|dashboard|account|POST/.test(address) && !address.startsWith('GET /assets/')),
    ).toEqual([]);
    expect(kept).not.toContain('GET /api/v1/products?page=3');
  },
);

test("the first load waits for none of it; once it has been touched, the site can be installed, and the files of a former build go; the site's own pictures are seen as they were and fetched anew behind that, once a day; uploaded ones never", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/shop', { waitUntil: 'networkidle' });
  expect(
    asked.filter((path) => /^\/sw\.js$|\/(service-worker|outbox|recent|shared-cart|qr-code)\./.test(path)),
  ).toEqual([]);

  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await page.evaluate(async () => {
    await (await caches.open('assets-1')).put('/assets/main.00000000.js', new Response('former'));
    await (await caches.open('of-a-former-form')).put('/x', new Response('former'));
  });
  await isKept(page);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });

  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('of-a-former-form');
  await expect
    .poll(async () => (await addresses(page)).filter((address) => /\/assets\/main\./.test(address)))
    .toHaveLength(1);
  expect(await addresses(page)).not.toContain('GET /assets/main.00000000.js');

  const [yesterday, now, uploaded] = [
    '/icons/apple-touch-icon.png',
    '/pictures/og-default-1200.webp',
    '/media/former-320.webp',
  ];
  await page.evaluate(
    async ([old, recent, media]) => {
      const shelf = await caches.open('pictures-1');
      const keptAt = (moment: number) => new Response('former', { headers: { 'kept-at': String(moment) } });
      await shelf.put(old, keptAt(Date.now() - 86_400_000));
      await shelf.put(recent, keptAt(Date.now()));
      await shelf.put(media, keptAt(0));
    },
    [yesterday, now, uploaded] as const,
  );
  const seen = (path: string) =>
    page.evaluate(async (address) => (await (await fetch(address)).text()).slice(0, 6), path);
  expect([await seen(yesterday), await seen(now), await seen(uploaded)]).toEqual(Array(3).fill('former'));
  await expect.poll(() => seen(yesterday)).toContain('PNG');
  // What it was kept with makes it one of today.
  const keptToday = (path: string) =>
    page.evaluate(async (address) => {
      const kept = await (await caches.open('pictures-1')).match(address, { ignoreVary: true });
      return Date.now() - Number(kept?.headers.get('kept-at')) < 86_400_000;
    }, path);
  expect(await keptToday(yesterday)).toBe(true);
  expect([await seen(now), await seen(uploaded)]).toEqual(['former', 'former']);
});
