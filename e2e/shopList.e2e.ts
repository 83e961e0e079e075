import type { Page } from '@playwright/test';
import { kes, miniKit, PAGE_SIZE, PRODUCTS, routerSupply, ethernetCable, travelCase } from './support/goods';
import { answerWith, hold, PRODUCT_LIST } from './support/faults';
import { expect, ownShopTest, test } from './support/test';

const LAST_PAGE = Math.ceil(PRODUCTS / PAGE_SIZE);

// Asked without a browser too: src/shop/features/catalog/ProductCard.test.tsx.
test(
  'a card tells name, rating, price and what paying in parts costs, and leads to its product',
  { tag: '@nightly' },
  async ({ shop, staff }) => {
    const { id, rating, reviews } = await staff.productNamed(miniKit.name);
    await shop.open();
    const card = shop.card(miniKit.name);
    await expect(card.getByRole('link', { name: miniKit.name })).toHaveAttribute('href', `/shop/single-product/${id}`);
    await expect(card).toContainText(`Rated ${Math.round(rating)} out of 5, ${reviews} reviews`);
    await expect(card).toContainText(`(${reviews} reviews)`);
    await expect(card.locator('b').filter({ hasText: 'KES' })).toHaveText(kes(miniKit.price));
    await expect(card.locator('s')).toHaveText(`was ${kes(miniKit.before)}`);
    await expect(card).toContainText('Best Seller');
    await expect(card).toContainText(/\d+ months × KES\s[\d,]+\.\d\d/);
    await expect(card.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await expect(card.getByRole('button', { name: `Rate ${miniKit.name}` })).toHaveText('Rate');
  },
);

// Asked without a browser too: src/shop/features/catalog/ProductCard.test.tsx.
ownShopTest('a product without a picture has a placeholder', { tag: '@nightly' }, async ({ shop, ownShop }) => {
  await ownShop.staff.removePictures(routerSupply.name);
  await shop.open(`/shop?search=${encodeURIComponent(routerSupply.name)}`);
  await expect(shop.card(routerSupply.name)).toBeVisible();
  await expect(shop.card(routerSupply.name).locator('img')).toHaveCount(0);
  await expect(shop.card(routerSupply.name).getByText(routerSupply.name.charAt(0), { exact: true })).toBeVisible();
});

// Asked without a browser too: src/shop/app/scroll.test.tsx, src/shop/pages/shop/ShopPage.test.tsx.
test('the banner leads to the newest products', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open('/shop?page=3&sort=price');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Discover Our Latest Collections!' })).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Explore Now' }).click();
  await expect(page).toHaveURL('/shop?sort=newest#products');
  await shop.showsPage(1);
  await expect(shop.card(travelCase.name)).toBeInViewport();
  // Asked for once more it leads there once more.
  await page.getByRole('main').getByRole('link', { name: 'Explore Now' }).click();
  await expect(shop.card(travelCase.name)).toBeInViewport();
});

// Asked without a browser too: src/shop/pages/shop/ShopPage.test.tsx, src/shop/pages/shop/NoProducts.test.tsx.
test(
  'loading says so; a shop that sells nothing says so, and can be asked',
  { tag: '@nightly' },
  async ({ page, shop, quote }) => {
    const list = await hold(page, PRODUCT_LIST);
    // By links, in the browser: the server writes the list of whoever comes by its address.
    await shop.open('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
    await list.arrived;
    await expect(shop.list.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ })).toBeAttached();
    await list.release();
    await expect(shop.card(ethernetCable.name)).toBeVisible();

    await page.route(
      PRODUCT_LIST,
      answerWith({ success: true, message: 'Product list', data: { products: [], meta: { pageCount: 1 } } }),
    );
    await shop.sortBy('Newest');
    await expect(shop.list.getByRole('heading', { name: 'No products available' })).toBeVisible();
    await shop.list.getByRole('button', { name: 'Get a Quote' }).click();
    await expect(quote.dialog).toBeVisible();
  },
);

/** Keeps where the window stands at the next press. @returns tells it */
async function watchPress(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() =>
    window.addEventListener(
      'click',
      () => {
        document.body.dataset.pressedAt = String(window.scrollY);
      },
      { capture: true, once: true },
    ),
  );
  return async () => Number(await page.locator('body').getAttribute('data-pressed-at'));
}

const standsAt = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(50);

test.describe('pages', () => {
  test(
    'lead through all products, each from its top; Back, from a product or a page, returns to the same page and place',
    { tag: '@engines' },
    async ({ page, shop, staff }) => {
      const all = (await staff.productsOnSale()).map(({ product_name: name }) => name);
      const namesOn = (number: number) => all.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
      await shop.open();
      await shop.showsCount(PRODUCTS);
      await expect(shop.pager.getByRole('link', { name: 'Previous' })).toBeDisabled();
      expect(await shop.names()).toEqual(namesOn(1));
      const firstPressed = await watchPress(page);
      await shop.goToPage('Next');
      await shop.showsPage(2);
      const first = await firstPressed();
      expect(first).toBeGreaterThan(200);
      expect(await shop.names()).toEqual(namesOn(2));
      await expect(shop.list.getByRole('heading', { level: 3 }).first()).toBeInViewport();

      const name = namesOn(2)[8] ?? '';
      const secondPressed = await watchPress(page);
      await shop.openProduct(name);
      const second = await secondPressed();
      expect(second).toBeGreaterThan(200);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL('/shop?page=2');
      await expect(shop.card(name)).toBeInViewport();
      await standsAt(page, second);
      await page.goBack();
      await shop.showsPage(1);
      await standsAt(page, first);

      await shop.goToPage(LAST_PAGE);
      await shop.showsPage(LAST_PAGE);
      expect(await shop.names()).toEqual(namesOn(LAST_PAGE));
      await expect(shop.pager.getByRole('link', { name: 'Next' })).toBeDisabled();
    },
  );

  // Asked without a browser too: src/common/domain/shopQuery.test.ts, src/shop/pages/shop/NoProducts.test.tsx, server/http/pages.test.ts.
  test(
    'a wrong page in the address counts as the first; past the end there is nothing, and a way back',
    { tag: '@nightly' },
    async ({ page, shop }) => {
      await shop.open('/shop?page=abc');
      await shop.showsPage(1);
      await expect(shop.card(ethernetCable.name)).toBeVisible();
      const answer = await shop.open('/shop?page=99');
      expect(answer?.status()).toBe(200);
      await shop.list.getByRole('link', { name: 'Go to the first page' }).click();
      await expect(page).toHaveURL('/shop');
      await shop.showsCount(PRODUCTS);
    },
  );

  // Asked without a browser too: src/shop/pages/shop/ShopPage.test.tsx.
  test('a late page never takes the place of a newer one', { tag: '@nightly' }, async ({ page, shop }) => {
    await shop.open();
    const first = await shop.names();
    const second = await hold(page, /products\?page=2/);
    await shop.goToPage('Next');
    await second.arrived;
    await page.goBack();
    await shop.isLoaded();
    await second.release();
    await shop.goToPage(3);
    await expect.poll(() => shop.names()).toHaveLength(PRODUCTS - 2 * PAGE_SIZE);
    await page.goBack();
    await expect(page).toHaveURL('/shop');
    await expect.poll(() => shop.names()).toEqual(first);
  });
});

test.describe('filters', () => {
  // Asked without a browser too: src/shop/pages/shop/ShopPage.test.tsx, server/seed/seed.test.ts, server/operations/productLists.test.ts.
  test(
    'a suggestion filters, shows that it is on, and goes again; every one shows something; sorted by price, from either end, over the pages',
    { tag: '@nightly' },
    async ({ page, shop }) => {
      await shop.open();
      const chip = page.getByRole('group', { name: 'Suggest Today' }).getByRole('button', { name: '70% OFF' });
      await shop.choose('70% OFF');
      await shop.showsCount(2);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(shop.list.getByText('−70%')).toHaveCount(2);
      await expect(page).toHaveURL(/suggest=discount-70/);
      await shop.choose('70% OFF');
      await shop.showsCount(PRODUCTS);
      await expect(chip).toHaveAttribute('aria-pressed', 'false');
      for (const [name, products] of [
        ['Recommend For You', 24],
        ['Top Best Seller', 6],
        ['Top Rated', 24],
        ['50% OFF', 4],
        ['30% OFF', 6],
      ] as const) {
        await shop.choose(name);
        await shop.showsCount(products);
      }
      await shop.choose('30% OFF');
      await shop.showsCount(PRODUCTS);

      for (const [order, address, compare] of [
        ['Price, low to high', /sort=price/, (a: number, b: number) => a <= b],
        ['Price, high to low', /sort=-price/, (a: number, b: number) => a >= b],
      ] as const) {
        await shop.sortBy(order);
        await expect(page).toHaveURL(address);
        const sorted = (prices: number[]) =>
          prices.every((price, index) => index === 0 || compare(prices[index - 1] ?? 0, price));
        await expect.poll(async () => sorted(await shop.prices()), order).toBe(true);
        const first = await shop.prices();
        await shop.goToPage('Next');
        await shop.showsPage(2);
        await expect(page).toHaveURL(address);
        const all = [...first, ...(await shop.prices())];
        expect(all, order).toHaveLength(2 * PAGE_SIZE);
        expect(sorted(all), order).toBe(true);
      }
    },
  );

  test(
    'category, stock and order narrow together, stay on reload, and are taken away one by one',
    { tag: '@desktop' },
    async ({ page, shop }) => {
      await shop.open();
      await shop.chooseCategory('Mounts');
      await shop.showsCount(6);
      await shop.onlyInStock();
      await shop.showsCount(5);
      await shop.sortBy('Price, high to low');
      const falling = (prices: number[]) =>
        prices.length === 5 && prices.every((price, index) => index === 0 || price <= (prices[index - 1] ?? 0));
      await expect.poll(async () => falling(await shop.prices())).toBe(true);
      const names = await shop.names();
      const address = page.url();

      await shop.reload();
      expect(page.url()).toBe(address);
      expect(await shop.names()).toEqual(names);
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('-price');

      await page.getByRole('button', { name: 'Remove filter In stock' }).click();
      await shop.showsCount(6);
      await expect(page).toHaveURL(/sort=-price/);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await shop.showsCount(PRODUCTS);
    },
  );
});

test(
  'whoever looks for something finds the answer in the first screen, and a finger what it presses',
  { tag: '@both' },
  async ({ page, shop }) => {
    const adverts = page.getByRole('main').getByRole('region', { name: 'Advertised products' });
    const suggestions = page.getByRole('group', { name: 'Suggest Today' });
    await shop.open();
    await expect(adverts).toBeVisible();
    const first = await shop.list.getByRole('article').first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(shop.isPhone() ? 740 : 720);
    await shop.choose('Top Rated');
    await expect(adverts).toHaveCount(0);
    await expect(suggestions.getByRole('button', { name: 'Top Rated' })).toBeFocused();
    await shop.choose('Top Rated');
    await shop.searchFor('mabati');
    await expect(page.getByRole('status').filter({ hasText: /products for “mabati”/ })).toBeInViewport();
    await expect(shop.list.getByRole('article').first()).toBeInViewport();
    await expect(adverts.or(suggestions)).toHaveCount(0);
    // A finger's 44 px, though the word is smaller.
    const takesPresses = (button: HTMLElement) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const at = (right: number, down: number) =>
        document.elementFromPoint(x + width / 2 + right, y + height / 2 + down) === button;
      return [at(0, -21.5), at(0, 21.5), at(-21.5, 0), at(21.5, 0)];
    };
    expect(
      await shop.list
        .getByRole('button', { name: /^Rate / })
        .first()
        .evaluate(takesPresses),
    ).toEqual([true, true, true, true]);
  },
);
