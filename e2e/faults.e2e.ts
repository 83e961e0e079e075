import type { Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { answerWith, down, hold, malformed, passesUntil, PRODUCT_LIST } from './support/faults';
import { mabatiRoof, safariKit, ethernetCable } from './support/goods';
import { Search } from './support/search';
import { expect, test } from './support/test';

const REFUSED = /net::ERR_CONNECTION_REFUSED/;

test.describe('the server is down, or keeps to no contract', () => {
  test('with nothing to show, it says so, never a white page, and the cart still opens; when the page changes, the last list stays; a retry brings either', async ({
    page,
    shop,
    cart,
    staff,
    trouble,
  }) => {
    trouble.expect(REFUSED);
    const alert = shop.list.getByRole('alert');
    const again = alert.getByRole('button', { name: 'Try again' });
    await shop.open(`/shop/single-product/${(await staff.productNamed(safariKit.name)).id}`);
    await page.route(PRODUCT_LIST, down);
    // By a link: in the browser, without a page of the server.
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
    await expect(alert.getByRole('heading', { name: 'Error loading products' })).toBeVisible();
    await isAccessible(page, 'the shop without products');
    await cart.open();
    await cart.isEmpty();
    await cart.close();
    await page.unroute(PRODUCT_LIST);
    await again.click();
    await expect(shop.card(ethernetCable.name)).toBeVisible();

    const first = await shop.names();
    await page.route(PRODUCT_LIST, down);
    await shop.goToPage('Next');
    await expect(alert).toContainText('The new products could not be loaded; you still see the last ones.');
    expect(await shop.names()).toEqual(first);
    await page.unroute(PRODUCT_LIST);
    await again.click();
    await expect.poll(async () => (await shop.names())[0]).not.toBe(first[0]);
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL('/shop?page=2');
  });

  // Asked without a browser too: src/shop/app/RoutedPage.test.tsx.
  test(
    'a product that cannot be fetched, or whose answer keeps to no contract, says so, and a retry brings it',
    { tag: '@nightly' },
    async ({ page, shop, trouble }) => {
      trouble.expect(/503 \(Service Unavailable\)/);
      const PRODUCT = /get-productById/;
      const alert = page.getByRole('main').getByRole('alert');
      const again = alert.getByRole('button', { name: 'Try again' });
      await page.route(PRODUCT, answerWith({ success: false, message: 'We are moving our database.' }, 503));
      await shop.open();
      await page.getByRole('link', { name: safariKit.name, exact: true }).first().click();
      await expect(alert.getByRole('heading')).toHaveText('We are moving our database.');
      await page.unroute(PRODUCT);
      await page.route(PRODUCT, malformed);
      await again.click();
      await expect(alert).toContainText('Failed to load product details');
      await page.unroute(PRODUCT);
      await again.click();
      await expect(page.getByRole('heading', { level: 1, name: safariKit.name })).toBeVisible();
    },
  );
});

// Asked without a browser too: src/shop/app/faults.test.tsx.
test(
  'after 10 s a slow answer is called slow; a retry gives it up and asks again',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.open();
    const first = await shop.names();
    const slow = shop.list.getByText('This is taking longer than usual.');
    const held = await hold(page, PRODUCT_LIST);
    const givenUp = page.waitForEvent('requestfailed', (request) => PRODUCT_LIST.test(request.url()));
    await shop.goToPage('Next');
    await held.arrived;
    await expect(slow).toBeHidden();
    await passesUntil(page, slow);
    expect(await shop.names()).toEqual(first);
    await shop.list.getByRole('button', { name: 'Try again' }).click();
    await givenUp;
    await held.release();
    await shop.showsPage(2);
    await expect.poll(async () => (await shop.names())[0]).not.toBe(first[0]);
    await expect(slow).toBeHidden();
  },
);

test('a press waits for a program whose files fail at first', async ({ page, shop, staff, productPage, trouble }) => {
  trouble.expect(REFUSED);
  const { id } = await staff.productNamed(safariKit.name);
  const program = /\/assets\/main\./;
  await page.route(program, down);
  const refused = page.waitForEvent('requestfailed', (request) => program.test(request.url()));
  await page.goto(`/shop/single-product/${id}`);
  const add = productPage(safariKit.name).addButton;
  await add.click();
  await refused;
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await page.unroute(program);
  await shop.hasInCart(1);
});

// Asked without a browser too: src/common/browser/chunks.test.ts.
test(
  'a page whose own part fails at first comes to life by itself',
  { tag: '@nightly' },
  async ({ page, shop, staff, trouble }) => {
    trouble.expect(REFUSED, /ChunkLoadError|Loading (CSS )?chunk/);
    const { id } = await staff.productNamed(safariKit.name);
    const part = /\/assets\/product\./;
    let refused = 0;
    await page.route(part, (route) => {
      refused += 1;
      return down(route);
    });
    await page.clock.install();
    await page.goto(`/shop/single-product/${id}`);
    // Two tries, the reload of a first failure, and two more.
    await expect(async () => {
      await page.clock.fastForward(5_000);
      expect(refused).toBeGreaterThan(4);
    }).toPass();
    await page.unroute(part);
    await page.clock.fastForward(60_000);
    await shop.isAlive();
  },
);

// Asked without a browser too: src/shop/app/faults.test.tsx.
test(
  'a page that throws says so; the rest, the cart and what was typed stay',
  { tag: '@nightly' },
  async ({ page, shop, quote, trouble }) => {
    trouble.expect(/IntersectionObserver is not defined/);
    await shop.open();
    await shop.addToCart(ethernetCable.name);
    await shop.hasInCart(1);
    await quote.openFromHeader();
    await quote.field('Name').fill('Wanjiru Otieno');
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    // A browser that lacks what the product's page counts on; the list stands already.
    const observer = await page.evaluateHandle(() => window.IntersectionObserver);
    await page.evaluate(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.getByRole('link', { name: safariKit.name, exact: true }).first().click();
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText('This part of the page stopped working');
    await expect(told).toContainText('Your cart and what you have typed are safe.');
    await shop.hasInCart(1);
    await quote.openFromHeader();
    await expect(quote.field('Name')).toHaveValue('Wanjiru Otieno');
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    await page.evaluate((kept) => Object.assign(window, { IntersectionObserver: kept }), observer);
    await page.goBack();
    await expect(shop.card(ethernetCable.name)).toBeVisible();
  },
);

for (const days of [400, -400]) {
  // Asked without a browser too: src/shop/app/faults.test.tsx.
  test(
    `a clock that is ${Math.abs(days)} days ${days > 0 ? 'ahead' : 'behind'}: no page shows nonsense`,
    { tag: '@nightly' },
    async ({ page, shop, staff }) => {
      await page.clock.install({ time: Date.now() + days * 86_400_000 });
      const { id: product } = await staff.productNamed(safariKit.name);
      const { id: article } = await staff.articleTitled(mabatiRoof.title);
      for (const path of [
        '/',
        '/shop',
        `/shop/single-product/${product}`,
        `/articles/single-article/${article}`,
        '/events',
        '/contact',
      ]) {
        await shop.open(path);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        expect(await page.locator('body').innerText(), path).not.toMatch(
          /NaN|Infinity|undefined|Invalid Date|-\d+\s?(s|second|minute|hour|day|week|month|year)/,
        );
      }
    },
  );
}

test.describe('a part of the program is gone after a deploy', () => {
  const MISSING = /404 \(Not Found\)|Loading (CSS )?chunk/;
  const gone = answerWith({ success: false, message: 'Not found' }, 404);

  /** Loads of whole pages from now on. */
  function countLoads(page: Page): { readonly count: number } {
    const loads = { count: 0 };
    page.on('load', () => {
      loads.count += 1;
    });
    return loads;
  }

  test('a panel that is gone reloads the page once; the page stays usable', async ({ page, shop, cart, trouble }) => {
    trouble.expect(MISSING);
    await shop.open();
    await page.route(/\/assets\/cart\./, gone);
    const loads = countLoads(page);
    await shop.addToCart(ethernetCable.name);
    await shop.hasInCart(1);
    await cart.opener.click();
    await expect.poll(() => loads.count).toBe(1);
    await shop.isAlive();
    await shop.hasInCart(1);
    await page.unroute(/\/assets\/cart\./);
    await cart.open();
    await expect(cart.line(ethernetCable.name)).toBeVisible();
    expect(loads.count).toBe(1);
  });

  // Asked without a browser too: src/common/browser/chunks.test.ts, src/common/app/lazyPage.test.tsx.
  test('a page that is gone reloads once and can be read', { tag: '@nightly' }, async ({ page, shop, trouble }) => {
    trouble.expect(MISSING);
    await shop.open('/');
    await page.route(/\/assets\/shop\./, gone);
    const loads = countLoads(page);
    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect.poll(() => loads.count).toBe(1);
    await expect(page).toHaveURL('/shop');
    await expect(shop.card(ethernetCable.name)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads.count).toBe(1);
  });

  // Asked without a browser too: src/common/browser/chunks.test.ts, src/common/app/lazyPage.test.tsx.
  test(
    'a page of the staff that is gone reloads once and can be read',
    { tag: '@nightly' },
    async ({ page, dashboard, trouble }) => {
      trouble.expect(MISSING);
      await dashboard.openHome();
      const loads = countLoads(page);
      // It is asked for twice; the document of now names files that are there.
      await page.route(/\/assets\/staff-articles\..*\.js/, gone, { times: 2 });
      await page.getByRole('link', { name: 'Articles', exact: true }).filter({ visible: true }).first().click();
      await expect.poll(() => loads.count).toBe(1);
      await expect(page).toHaveURL('/dashboard/article');
      await dashboard.shows('Articles');
      expect(loads.count).toBe(1);
    },
  );

  test('what loads by itself never reloads the page: suggestions, offers, which move on without their program, and messages, whose words stand', async ({
    page,
    shop,
    trouble,
  }) => {
    trouble.expect(MISSING);
    await page.route(/\/assets\/(suggestions|carousel|toast|comparing|qr-code)\./, gone);
    await page.clock.install();
    await shop.open();
    const loads = countLoads(page);
    const search = new Search(page, shop);
    const refused = page.waitForResponse(/\/assets\/suggestions\./);
    await search.type('mesh');
    await refused;
    const second = page
      .getByRole('region', { name: 'Advertised products' })
      .getByRole('button', { name: 'Offer 2 of 3' });
    await expect(async () => {
      await page.clock.fastForward(2_000);
      await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await shop.addToCart(ethernetCable.name);
    await expect(page.getByRole('alert').filter({ hasText: `${ethernetCable.name} added to cart` })).toBeVisible();
    await shop.hasInCart(1);
    await expect(search.field).toHaveValue('mesh');
    expect(loads.count).toBe(0);
  });
});
