import type { Page } from '@playwright/test';
import { saveBytes, unrunScripts } from '../bench/support/unrun';
import { browserToDrive } from './support/browser';
import { hold } from './support/faults';
import { ksh, kes, standardKit, vehicleMount, wallMount } from './support/goods';
import { shopRoutes } from './support/routes';
import { expect, ownShopTest, test } from './support/test';

const ONE_PRODUCT = /\/products\/get-productById\//;

/** Where picture, name and price stand. */
const places = (page: Page) =>
  page.evaluate(() => {
    const price = [...document.querySelectorAll('main b')].find(({ textContent }) => textContent.startsWith('Ksh'));
    return [document.querySelector('main img'), document.querySelector('main h1'), price].map((element) => {
      const { x, y, width } = element?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width].map(Math.round);
    });
  });

test('a press on a card asks for the code and the data side by side, shows the product at once, and nothing moves when the rest comes @both', async ({
  page,
  shop,
}) => {
  const { name, price } = standardKit;
  await shop.open();
  const code = await hold(page, /\/assets\/product\.\w+\.js/);
  const record = await hold(page, ONE_PRODUCT);
  await shop.card(name).getByRole('link', { name }).click();
  await Promise.all([code.arrived, record.arrived]);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await code.release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(ksh(price));
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.complete);
  const before = await places(page);
  await record.release();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  expect(await places(page)).toEqual(before);
});

test('Back finds the list where it was left, and asks for nothing', async ({ page, shop }) => {
  await shop.open();
  const card = shop.card((await shop.names()).at(-2) ?? '');
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 37));
  // The banner below the list has come near, and its picture with it.
  const last = page.locator('main img').last();
  await expect.poll(() => last.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const left = await page.evaluate(() => window.scrollY);
  const pictures = await page
    .locator('main img')
    .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).currentSrc));
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
  const asked: string[] = [];
  let lastAsked = Date.now();
  page.on('request', (request) => {
    asked.push(request.url());
    lastAsked = Date.now();
  });
  // What comes to who rests on a page comes before.
  await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  await expect.poll(() => Date.now() - lastAsked).toBeGreaterThan(500);
  asked.splice(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  // The product's further pictures come when the browser has nothing else to do, which may be now.
  const isOfProduct = (url: string) => url.includes('/media/') && !pictures.includes(url);
  expect(asked.filter((url) => !isOfProduct(url))).toEqual([]);
});

test('Back in a document that was loaded anew, before its program is there, is the page before', async ({
  page,
  shop,
}) => {
  await shop.open();
  await shop.openProduct(standardKit.name);
  const code = await hold(page, /\/assets\/main\.\w+\.js/);
  await page.reload();
  await code.arrived;
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('heading', { level: 1, name: standardKit.name })).toBeVisible();
  // The document goes, and this one's frames with it.
  await code.release().catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await shop.isAlive();
});

// Asked without a browser too: src/shop/app/RoutedPage.test.tsx, src/shop/shell/cartQuote.test.tsx.
ownShopTest(
  'a price that has just changed is shown old until the answer, and not again; it is what the cart and the request say',
  { tag: '@nightly' },
  async ({ page, shop, productPage, cart, quote, ownShop: { staff } }) => {
    const { name, price } = vehicleMount;
    const { id, product_price: before } = await staff.productNamed(name);
    const { buyBox, addButton } = productPage(name);
    await shop.open('/shop?sort=newest');
    await staff.changePrice(id, '16250.00');
    try {
      const record = await hold(page, ONE_PRODUCT);
      await shop.card(name).getByRole('link', { name }).click();
      await expect(page.getByRole('main')).toContainText(ksh(price));
      await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
      await record.release();
      await expect(buyBox).toContainText(ksh(16_250));
      // An earlier look is no longer believed.
      await staff.changePrice(id, '16500.00');
      await page.goBack();
      await expect(shop.card(name)).toContainText(kes(price));
      await page.clock.install();
      await page.clock.fastForward(5_000);
      await shop.openProduct(name);
      // Until the answer is there, nothing can be bought at the price of the list.
      await addButton.click();
      await expect(buyBox).toContainText(ksh(16_500));
      const [old, now] = [kes(price), kes(16_500)].map((amount) => amount.replace(/^\D+/, ''));
      await cart.open();
      await expect(cart.line(name)).toContainText(now ?? '');
      await expect(cart.panel).not.toContainText(old ?? '');
      await cart.panel.getByRole('button', { name: 'Get a Quote' }).click();
      await expect(quote.dialog).toContainText(now ?? '');
      await expect(quote.dialog).not.toContainText(old ?? '');
    } finally {
      await staff.changePrice(id, before);
    }
  },
);

test('with Save-Data nothing is fetched that does not run', async ({ page, shop }) => {
  await saveBytes(page, 'Save-Data');
  await shop.open();
  const unrun = await unrunScripts(page, async () => {
    const [name = ''] = await shop.names();
    await shop.openProduct(name);
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await page.goBack();
    await expect(shop.card(name)).toBeVisible();
    // What a visitor brings by resting is fetched by then.
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
  });
  expect([...unrun.keys()]).toEqual([]);
});

test('the browser brings pages back as they were left', async ({ playwright, launchOptions, baseURL, staff }) => {
  const { program } = browserToDrive({ needsWindow: true });
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(program && { executablePath: program }),
    // Playwright's browsers keep no page that was left, unless asked to.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    let reasons: string[] = [];
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) => {
      reasons = all.map(({ reason }) => reason);
    });
    /** Why the browser did not bring the page back; null where it did. */
    const leave = async (path: string) => {
      reasons = [];
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => Object.assign(window, { left: true }));
      await page.goto('/healthz');
      // Later: going back ends what is being evaluated.
      await page.evaluate(() => setTimeout(() => window.history.back()));
      await page.waitForFunction(() => document.getElementById('main'));
      return (await page.evaluate(() => 'left' in window)) ? null : reasons;
    };
    // Browsers keep no page that is answered by an error; a search is the page of its list.
    // And one product's page is as another's.
    const alike = `/shop/single-product/${(await staff.productNamed(wallMount.name)).id}`;
    // Of those that have most on them; with EVERY_SIZE every page.
    const most = /^\/(shop(\/single-product\/.+)?|articles\/.+|contact)?$/;
    const routes = (await shopRoutes(staff)).filter(
      ({ path, status }) =>
        status === 200 && !path.includes('?') && path !== alike && (process.env.EVERY_SIZE || most.test(path)),
    );
    for (const { path } of routes) {
      const refused = await leave(path);
      // A message of the page that crosses its leaving ends it: chance once, the page's fault twice.
      const isChance = refused?.includes('IgnoreEventAndEvict');
      expect(isChance ? await leave(path) : refused, path).toBeNull();
    }
  } finally {
    await browser.close();
  }
});
