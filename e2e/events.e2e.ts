import { isAccessible } from './support/axe';
import { answerWith, PRODUCT_LIST } from './support/faults';
import { accessPoint, hardCase, meshPair, safariKit, standardKit } from './support/goods';
import { expect, ownShopTest, test } from './support/test';

test('shows what is on offer now and soon, what ends first comes first, and leads to it', async ({ page, shop }) => {
  await shop.open('/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  const running = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Running now' }) });
  const soon = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Starting soon' }) });
  await expect(running.getByRole('heading', { name: hardCase.name })).toBeVisible();
  await expect(running.getByRole('heading', { name: standardKit.name })).toBeVisible();
  await expect(running.getByRole('heading', { name: safariKit.name })).toHaveCount(0);
  const dates = await running
    .locator('time')
    .evaluateAll((elements) => elements.map((element) => Date.parse(element.getAttribute('datetime') ?? '')));
  expect(dates.length).toBeGreaterThan(3);
  expect(dates).toEqual([...dates].sort((a, b) => a - b));
  await expect(running.getByRole('article').filter({ hasText: hardCase.name })).toContainText(
    /−30%.*KES\s16,100\.00.*was KES\s23,000\.00.*Until \d/s,
  );
  await expect(soon.getByRole('article')).toHaveCount(1);
  await expect(soon.getByRole('article')).toContainText(accessPoint.name);
  await expect(page.getByRole('link', { name: 'All discounts in the shop' })).toHaveAttribute(
    'href',
    '/shop?sort=discount',
  );
  await shop.openProduct(hardCase.name);
});

// Asked without a browser too: server/http/pagesShared.test.ts.
ownShopTest(
  'an offer that staff stop is gone at once',
  { tag: '@nightly' },
  async ({ page, shop, ownShop: { staff } }) => {
    const { id } = await staff.productNamed(hardCase.name);
    await shop.open('/events');
    await expect(page.getByRole('heading', { name: hardCase.name })).toBeVisible();
    await staff.setOnSale(id, false);
    await shop.reload();
    await expect(page.getByRole('heading', { name: 'Running now' })).toBeVisible();
    await expect(page.getByRole('heading', { name: hardCase.name })).toHaveCount(0);
    await staff.setOnSale(id, true);
  },
);

// Asked without a browser too: src/shop/pages/EventsPage.test.tsx.
test(
  'when the discounts cannot be loaded the advertised products stay; a retry brings the rest',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/500 \(Internal/);
    await shop.open('/contact');
    await page.route(PRODUCT_LIST, answerWith({ success: false, message: '' }, 500));
    await page.getByRole('link', { name: 'Events' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Some offers could not be loaded; here are the others.');
    await expect(main.getByRole('article').filter({ hasText: meshPair.name })).toBeVisible();
    await isAccessible(page, 'the offers that could be loaded');
    await page.unroute(PRODUCT_LIST);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: hardCase.name })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  },
);

// Asked without a browser too: src/shop/pages/EventsPage.test.tsx.
ownShopTest(
  'without any offer it says so; what cannot be loaded can be asked for again',
  { tag: '@nightly' },
  async ({ page, shop, trouble, ownShop: { staff } }) => {
    trouble.expect(/500 \(Internal/);
    const adverts = await staff.runningAdverts();
    await Promise.all(adverts.map(({ id }) => staff.setAdvert(id, false)));
    const main = page.getByRole('main');
    await shop.open('/contact');
    await page.route(PRODUCT_LIST, answerWith({ success: false, message: '' }, 500));
    await page.getByRole('link', { name: 'Events' }).click();
    await expect(main.getByRole('heading', { name: 'The offers could not be loaded' })).toBeVisible();
    // Over the other one: a list that is still being tried shall not get through between the two.
    await page.route(
      PRODUCT_LIST,
      answerWith({
        success: true,
        message: 'Product list',
        data: { products: [], meta: { pageCount: 1, page: 1, pageSize: 12, total: 0 } },
      }),
    );
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: 'No offers at the moment' })).toBeVisible();
    await isAccessible(page, 'no offers');
    await Promise.all(adverts.map(({ id }) => staff.setAdvert(id, true)));
  },
);
