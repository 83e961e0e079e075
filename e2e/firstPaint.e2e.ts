import { hold } from './support/faults';
import { kes, ksh, miniKit, safariKit, ethernetCable } from './support/goods';
import { expect, test } from './support/test';

const PROGRAM = /\/assets\/.+\.js$/;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop reads, its links and pages lead on, and a filtered address shows what it names', async ({
    page,
    shop,
    productPage,
  }) => {
    await page.goto('/shop');
    await expect(shop.card(ethernetCable.name)).toContainText(kes(ethernetCable.price));
    await expect(shop.list.getByRole('article')).toHaveCount(12);
    await expect(shop.card(safariKit.name).locator('img')).toBeVisible();
    await shop.goToPage('Next');
    await expect(page).toHaveURL('/shop?page=2');
    await expect(shop.list.getByRole('article')).toHaveCount(12);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: miniKit.name, exact: true }).first().click();
    const product = productPage(miniKit.name);
    await expect(page.getByRole('heading', { level: 1, name: miniKit.name })).toBeVisible();
    await expect(product.buyBox).toContainText(ksh(miniKit.price));
    await expect(page.getByText('A dish the size of a tea tray')).toBeVisible();
    await expect(product.gallery.getByRole('img').first()).toBeVisible();
    await expect(product.whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
    await expect(page).toHaveURL('/shop');

    await page.goto('/shop?search=mesh');
    await shop.showsCount(7);
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('mesh');
  });
});

test.describe('before the program has arrived', () => {
  test('a press of Add to Cart takes effect once it is there, and is counted with what is in the cart from before', async ({
    page,
    shop,
    cart,
  }) => {
    const add = shop.card(ethernetCable.name).getByRole('button', { name: 'Add to Cart' });
    for (const [quantity, words] of [
      [1, 'added to cart'],
      [2, 'quantity updated in cart'],
    ] as const) {
      const program = await hold(page, PROGRAM);
      await page.goto('/shop');
      await add.click();
      await program.arrived;
      await expect(add).toHaveAttribute('aria-busy', 'true');
      await program.release();
      await shop.says(`${ethernetCable.name} ${words}`);
      await shop.hasInCart(quantity);
      await expect.poll(() => cart.stored()).toMatchObject([{ name: ethernetCable.name, quantity }]);
      await page.unrouteAll();
    }
  });

  // Asked without a browser too: src/shop/app/earlyClick.test.ts.
  test('the filters open', { tag: ['@phone', '@nightly'] }, async ({ page, shop }) => {
    const program = await hold(page, PROGRAM);
    await page.goto('/shop');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await program.release();
    await expect(shop.filters).toBeVisible();
  });

  // Asked without a browser too: src/shop/app/earlyClick.test.ts.
  test('an order that is chosen is the order of the list', { tag: '@nightly' }, async ({ page, shop }) => {
    const program = await hold(page, PROGRAM);
    await page.goto('/shop');
    await shop.sortBy('Price, low to high');
    await program.release();
    await expect(page).toHaveURL(/sort=price/);
    const isSorted = (prices: number[]) => prices.every((price, at) => price >= (prices[at - 1] ?? 0));
    await expect.poll(async () => isSorted(await shop.prices())).toBe(true);
  });

  // Asked without a browser too: src/shop/app/earlyClick.test.ts.
  test('a box that is ticked filters', { tag: ['@wide', '@nightly'] }, async ({ page, shop }) => {
    const program = await hold(page, PROGRAM);
    await page.goto('/shop');
    const box = page.getByRole('checkbox', { name: 'In stock' });
    await box.click();
    await program.release();
    await expect(page).toHaveURL(/stock/);
    await expect(box).toBeChecked();
    await shop.isAlive();
  });

  // Asked without a browser too: src/shop/app/earlyClick.test.ts.
  test('the cart opens, the last press counts', { tag: '@nightly' }, async ({ page, shop, cart }) => {
    const program = await hold(page, PROGRAM);
    await page.goto('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Get a Quote' }).click();
    await cart.opener.click();
    await program.release();
    await expect(cart.panel).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await shop.isAlive();
  });
});
