import type { Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { answerWith } from './support/faults';
import { sealingKit, kes, safariKit, ethernetCable } from './support/goods';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

const list = (page: Page) => page.getByRole('region', { name: 'Favorites', exact: true });
const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const like = (page: Page) => page.getByRole('button', { name: 'Like', exact: true }).click();

test('what is liked in one tab stands in the other, at the price of today, stays, and goes again; search engines are not asked in', async ({
  page,
  context,
  shop,
}) => {
  await shop.open('/favourites');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  const other = await context.newPage();
  const theirs = new Shop(other);
  await theirs.open('/shop');
  await theirs.openProduct(ethernetCable.name);
  await like(other);
  await expect(shop.card(ethernetCable.name)).toContainText(kes(ethernetCable.price));
  await isAccessible(page, 'favorites');

  await shop.reload();
  await list(page)
    .getByRole('button', { name: `Remove ${ethernetCable.name} from favorites` })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page).toHaveURL('/shop');
});

// Asked without a browser too: src/shop/shell/cartPanel.test.tsx, src/shop/pages/favourites/FavouritesPage.test.tsx.
test(
  'what was liked is found from the cart, and goes into it; from what is removed the focus goes on',
  { tag: '@nightly' },
  async ({ page, shop, cart }) => {
    await shop.open('/shop');
    await shop.openProduct(ethernetCable.name);
    await like(page);
    await page.goBack();
    await shop.openProduct(safariKit.name);
    await like(page);
    await cart.open();
    await cart.panel.getByRole('tab', { name: 'Favorites 2' }).click();
    await cart.panel.getByRole('link', { name: 'All favorites' }).click();
    await expect(page).toHaveURL('/favourites');
    await expect(page).toHaveTitle(/^Favorites · /);
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([safariKit.name, ethernetCable.name]);
    await expect(list(page).getByRole('article').last()).toContainText(kes(ethernetCable.price));
    await shop.addToCart(ethernetCable.name);
    await shop.hasInCart(1);
    await isAccessible(page, 'favorites with two products');

    await shop.reload();
    await list(page)
      .getByRole('button', { name: `Remove ${safariKit.name} from favorites` })
      .click();
    await expect(list(page).getByRole('article')).toHaveCount(1);
    await expect(list(page).getByRole('button', { name: `Remove ${ethernetCable.name} from favorites` })).toBeFocused();
  },
);

// Asked without a browser too: src/shop/pages/favourites/FavouritesPage.test.tsx.
test(
  'a favorite that is gone, or cannot be read, is shown as it was remembered',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/404 \(Not Found\)/, /500 \(Internal/);
    await page.addInitScript(() =>
      window.localStorage.setItem(
        'favoriteProducts',
        JSON.stringify([
          { id: '999999999', name: 'Old Router', price: 1200, image: '' },
          { id: '999999998', name: 'Other Router', price: 3400, image: '' },
        ]),
      ),
    );
    await page.route(/get-productById\/999999998/, answerWith({ success: false, message: '' }, 500));
    await shop.open('/favourites');
    await expect(shop.card('Old Router')).toContainText('No longer available');
    await expect(shop.card('Other Router')).toContainText('Could not be read.');
    await expect(shop.card('Other Router')).toContainText(kes(3400));
    await isAccessible(page, 'favorites that cannot be had');
    await page.route(/get-productById\/999999998/, answerWith({ success: false, message: '' }, 404));
    await expect(shop.card('Old Router').getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await shop.card('Other Router').getByRole('button', { name: 'Try again' }).click();
    await expect(shop.card('Other Router')).toContainText('No longer available');
  },
);

// Asked without a browser too: src/shop/features/recent/RecentProducts.test.tsx, src/shop/pages/shop/ProductView.test.tsx.
test(
  'what was looked at is found again under another product, and can be forgotten',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await shop.open('/shop');
    await shop.openProduct(ethernetCable.name);
    await page.goBack();
    await shop.openProduct(sealingKit.name);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(recent(page).getByRole('link', { name: ethernetCable.name })).toBeVisible();
    await expect(recent(page).getByRole('listitem')).toHaveCount(1);
    await isAccessible(page, 'a product with those looked at before');
    await recent(page).getByRole('link', { name: ethernetCable.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: ethernetCable.name })).toBeVisible();

    await shop.open('/favourites');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(recent(page).getByRole('listitem')).toHaveCount(2);
    await recent(page).getByRole('button', { name: 'Clear the list' }).click();
    await expect(recent(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.localStorage.getItem('recentProducts'))).toBeNull();
  },
);
