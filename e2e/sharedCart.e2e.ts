import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import type { Product } from '../server/openapi/operations.gen';
import { isAccessible } from './support/axe';
import { routerGen3, sealingKit, kes, safariKit, ethernetCable } from './support/goods';
import { expect, ownShopTest, test } from './support/test';
import { chatOf } from './support/whatsapp';

const preview = (page: Page) => page.getByRole('dialog', { name: 'A cart was shared with you' });
const rows = (page: Page) =>
  preview(page).getByRole('list', { name: 'Products of the shared cart' }).getByRole('listitem');
const link = (parts: [Product, number][]) =>
  `/shop?cart=${parts.map(([{ id }, quantity]) => `${id}:${quantity}`).join(',')}`;

test('a cart goes to somebody else by its link, which can be copied, who is asked before anything is added', async ({
  page,
  shop,
  cart,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.open();
  await shop.addToCart(ethernetCable.name);
  await shop.addToCart(ethernetCable.name);
  await shop.addToCart(routerGen3.name);
  await shop.hasInCart(3);
  await cart.open();
  await cart.panel.getByRole('button', { name: 'Share this cart' }).click();
  const share = page.getByRole('dialog', { name: 'Share this cart' });
  const address = await share.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(address).toMatch(/^http.+\/shop\?cart=\d+:2,\d+:1$/);
  const code = share.getByRole('img', { name: 'QR code of the link' });
  const { size } = encode(address, { ecc: 'M', border: 4 });
  await expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const { lines } = await chatOf(share.getByRole('link', { name: 'Send on WhatsApp' }));
  expect(lines.at(-1)).toBe(address);
  await isAccessible(page, 'sharing a cart');
  await share.getByRole('button', { name: 'Copy link' }).click();
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  if (shop.isPhone()) await page.goBack();
  else await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await expect(cart.panel).toBeVisible();

  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  const theirs = await other.newPage();
  await theirs.goto(address);
  await expect(preview(theirs)).toBeVisible();
  await expect(theirs).toHaveURL('/shop');
  await expect(rows(theirs)).toHaveCount(2);
  await expect(rows(theirs).first()).toContainText(kes(ethernetCable.price * 2));
  expect(await theirs.evaluate(() => window.localStorage.getItem('cartItems'))).toBeNull();
  await preview(theirs).getByRole('button', { name: 'Add to my cart' }).click();
  await expect(theirs.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(preview(theirs)).toBeHidden();
  await other.close();
});

// Asked without a browser too: src/shop/features/cart/useSharedCart.test.tsx.
test(
  'who has a cart adds to it, puts the other in its place, or leaves it',
  { tag: '@nightly' },
  async ({ page, shop, cart, staff }) => {
    const [travel, hard] = [await staff.productNamed(ethernetCable.name), await staff.productNamed(sealingKit.name)];
    await shop.open();
    await shop.addToCart(ethernetCable.name);
    await shop.hasInCart(1);

    await shop.open(
      link([
        [travel, 2],
        [hard, 1],
      ]),
    );
    await expect(preview(page)).toContainText('Your cart holds 1 item.');
    await expect(rows(page)).toHaveCount(2);
    await preview(page).getByRole('button', { name: 'No thanks' }).click();
    await expect(preview(page)).toBeHidden();
    await shop.hasInCart(1);
    await expect(page).toHaveURL('/shop');

    await shop.open(
      link([
        [travel, 2],
        [hard, 1],
      ]),
    );
    await preview(page).getByRole('button', { name: 'Add to my cart' }).click();
    await expect(preview(page)).toBeHidden();
    await shop.hasInCart(4);
    await expect.poll(async () => (await cart.stored()).map(({ quantity }) => quantity)).toEqual([3, 1]);

    await shop.open(link([[hard, 5]]));
    await preview(page).getByRole('button', { name: 'Replace my cart' }).click();
    await expect(preview(page)).toBeHidden();
    await shop.hasInCart(5);
    await expect.poll(() => cart.stored()).toMatchObject([{ id: hard.id, quantity: 5 }]);
    await shop.reload();
    await expect(preview(page)).toHaveCount(0);
    await shop.hasInCart(5);
  },
);

// Asked without a browser too: src/shop/features/cart/useSharedCart.test.tsx.
test(
  'what cannot be read or bought is said, on any page',
  { tag: '@nightly' },
  async ({ page, shop, staff, trouble }) => {
    trouble.expect(/404 \(Not Found\)/);
    const kit = await staff.productNamed(safariKit.name);
    await shop.open(`/?cart=999999999:2,${kit.id}:99999,what:ever,:1&utm=x`);
    await expect(preview(page)).toContainText('2 parts of the link could not be read and are left out.');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('No longer available: it is left out.');
    await expect(rows(page).last()).toContainText('9999 ×');
    await expect(rows(page).last()).toContainText(`Only ${safariKit.stock} in stock.`);
    await expect(page).toHaveURL('/?utm=x');
    await preview(page).getByRole('button', { name: 'Add to my cart' }).click();
    await shop.hasInCart(9999);

    await shop.open('/shop?cart=,,');
    await expect(preview(page)).toContainText('None of the products in this link can be bought here.');
    await preview(page).getByRole('button', { name: 'Go on to the page' }).click();
    await expect(preview(page)).toBeHidden();
  },
);

// Asked without a browser too: src/shop/features/cart/useSharedCart.test.tsx.
test(
  'with a weak network it waits, says so, and asks again',
  { tag: '@nightly' },
  async ({ page, shop, staff, trouble }) => {
    trouble.expect(/net::ERR_FAILED/);
    const hard = await staff.productNamed(sealingKit.name);
    const address = /\/products\/get-productById\//;
    await page.route(address, (route) => route.abort());
    await shop.open(link([[hard, 1]]));
    await expect(preview(page)).toContainText('Some products could not be read.');
    await expect(preview(page).getByRole('button', { name: 'Add to my cart' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.unroute(address);
    await preview(page).getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toContainText(kes(sealingKit.price));
    await preview(page).getByRole('button', { name: 'Add to my cart' }).click();
    await shop.hasInCart(1);
  },
);

test('where what shows it does not come that is said, and the address keeps it', async ({ page, staff, trouble }) => {
  trouble.expect(/net::ERR_FAILED|Loading (CSS )?chunk/);
  const address = link([[await staff.productNamed(sealingKit.name), 1]]);
  const part = /\/shared-cart\./;
  await page.route(part, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByText('This part of the page stopped working')).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.unroute(part);
  await page.reload();
  await expect(rows(page)).toContainText(sealingKit.name);
  await expect(page).toHaveURL('/shop');
});

// Asked without a browser too: src/shop/features/cart/useSharedCart.test.tsx.
ownShopTest(
  'a product that was taken off sale is left out, and the price is the one of now',
  { tag: '@nightly' },
  async ({ page, shop, cart, ownShop: { staff }, trouble }) => {
    trouble.expect(/404 \(Not Found\)/);
    const [hard, travel] = [await staff.productNamed(sealingKit.name), await staff.productNamed(ethernetCable.name)];
    await staff.setOnSale(hard.id, false);
    await staff.changePrice(travel.id, '11111.00');
    try {
      await shop.open(
        link([
          [hard, 1],
          [travel, 2],
        ]),
      );
      await expect(rows(page).first()).toContainText('No longer available');
      await expect(rows(page).last()).toContainText(kes(22_222));
      await preview(page).getByRole('button', { name: 'Add to my cart' }).click();
      await shop.hasInCart(2);
      await expect.poll(() => cart.stored()).toMatchObject([{ id: travel.id, price: 11_111, quantity: 2 }]);
    } finally {
      await staff.setOnSale(hard.id, true);
      await staff.changePrice(travel.id, String(travel.product_price));
    }
  },
);
