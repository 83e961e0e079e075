import { isAccessible } from './support/axe';
import { sealingKit, kes, safariKit, ethernetCable } from './support/goods';
import { Cart } from './support/cart';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

test(
  'the message leads to the cart; a line is removed, and put back where it was',
  { tag: '@engines' },
  async ({ page, shop, cart }) => {
    await shop.open();
    await shop.addToCart(ethernetCable.name);
    await shop.says(`${ethernetCable.name} added to cart`);
    await isAccessible(page, 'the message of an addition');
    // Its own message: the one before may have gone while it was looked at.
    await shop.addToCart(sealingKit.name);
    await shop.says(`${sealingKit.name} added to cart`);
    await page.getByRole('button', { name: 'View cart' }).click();
    await cart.setQuantity(ethernetCable.name, '3');
    // The second press of a double one is upon the next line, which has moved up.
    await cart.removeButton(ethernetCable.name).dblclick();
    await expect(cart.lines).toHaveCount(1);
    await shop.says(`${ethernetCable.name} removed from cart`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cart.lines).toHaveCount(2);
    await expect(cart.lines.first()).toContainText(ethernetCable.name);
    await expect(cart.quantity(ethernetCable.name)).toHaveValue('3');

    await cart.line(ethernetCable.name).getByRole('button', { name: 'Add to favorites' }).click();
    await cart.panel.getByRole('tab', { name: 'Favorites 1' }).click();
    await isAccessible(page, 'favorites');
    await cart.panel.getByRole('button', { name: 'In your cart' }).click();

    for (const { name } of [ethernetCable, sealingKit]) await cart.remove(name);
    await cart.isEmpty();
    await isAccessible(page, 'the empty cart with Undo');
    await expect.poll(() => cart.stored()).toEqual([]);
  },
);

test('two tabs agree', async ({ page, context, shop, cart }) => {
  await shop.open();
  const otherPage = await context.newPage();
  const other = { shop: new Shop(otherPage), cart: new Cart(otherPage) };
  await other.shop.open();
  await shop.addToCart(ethernetCable.name);
  await other.shop.hasInCart(1);
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual(['cartItems']);
  await other.shop.addToCart(safariKit.name);
  await shop.hasInCart(2);
  await cart.open();
  await cart.setQuantity(ethernetCable.name, '4');
  await other.shop.hasInCart(5);
  await cart.remove(safariKit.name);
  await other.shop.hasInCart(4);
  await expect
    .poll(async () => (await other.cart.stored()).map(({ name, quantity }) => [name, quantity]))
    .toEqual([[ethernetCable.name, 4]]);
  expect(await cart.stored()).toEqual(await other.cart.stored());
});

// Asked without a browser too: src/shop/shell/cartPanel.test.tsx, src/shop/features/cart/AddToCartButton.test.tsx.
test(
  'the message leads to the cart; the same product twice is one line, which tells picture, id, name, quantity and total; no nonsense is taken, nor more than the shop has',
  { tag: '@nightly' },
  async ({ page, shop, cart, staff }) => {
    await shop.open();
    await shop.addToCart(safariKit.name);
    await page.getByRole('button', { name: 'View cart' }).click();
    await expect(cart.line(safariKit.name)).toBeVisible();
    await cart.setQuantity(safariKit.name, '500');
    await expect(cart.quantity(safariKit.name)).toHaveValue(String(safariKit.stock));
    await expect(cart.line(safariKit.name).getByRole('status')).toContainText(`Only ${safariKit.stock} in stock.`);
    await cart.remove(safariKit.name);
    await cart.isEmpty();
    await cart.panel.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(cart.panel).toBeHidden();
    await expect(page).toHaveURL('/shop');

    const { id } = await staff.productNamed(ethernetCable.name);
    await shop.addToCart(ethernetCable.name);
    await shop.says(`${ethernetCable.name} added to cart`);
    await shop.hasInCart(1);
    await shop.addToCart(ethernetCable.name);
    await shop.says(`${ethernetCable.name} quantity updated in cart`);
    await shop.hasInCart(2);
    await shop.addToCart(sealingKit.name);
    await shop.hasInCart(3);
    await cart.open();
    await expect(cart.lines).toHaveCount(2);
    await expect(cart.quantity(ethernetCable.name)).toHaveValue('2');
    const line = cart.line(ethernetCable.name);
    await expect(line.locator('img')).toBeVisible();
    await expect(line).toContainText(`ID ${id}`);
    await expect(line).toContainText(kes(2 * ethernetCable.price));
    const summary = cart.panel.getByRole('region', { name: /^Order summary/ });
    await expect(summary.getByRole('heading')).toHaveText('Order summary 3 items');
    await expect(summary.getByRole('term')).toHaveText([`2 × ${ethernetCable.name}`, `1 × ${sealingKit.name}`]);
    await expect(summary.getByRole('definition')).toHaveText([kes(2 * ethernetCable.price), kes(sealingKit.price)]);
    await cart.showsTotal(kes(2 * ethernetCable.price + sealingKit.price));
    // Under 768 px the panel is a simpler one: it scrolls as a whole.
    if (!shop.isPhone())
      await expect(cart.panel.getByRole('list', { name: 'Items in the cart' })).toHaveCSS('max-height', '400px');

    await expect(cart.less(sealingKit.name)).toBeDisabled();
    await cart.less(sealingKit.name).click({ force: true });
    await expect(cart.quantity(sealingKit.name)).toHaveValue('1');
    await cart.more(sealingKit.name).click();
    await expect(cart.quantity(sealingKit.name)).toHaveValue('2');
    await cart.less(sealingKit.name).click();
    await expect(cart.quantity(sealingKit.name)).toHaveValue('1');
    const total = kes(2 * ethernetCable.price + 5 * sealingKit.price);
    await cart.setQuantity(sealingKit.name, '5');
    await cart.showsTotal(total);
    for (const nonsense of ['', '-3', 'many', '1e3', '2.5', '0']) {
      await cart.setQuantity(sealingKit.name, nonsense);
      await expect(cart.quantity(sealingKit.name)).toHaveValue('5');
    }
    await cart.showsTotal(total);
  },
);

// Asked without a browser too: src/shop/shell/cartPanel.test.tsx, src/shop/pages/shop/ProductView.test.tsx, src/common/state/persist.test.ts.
test(
  'favorites: liked on the product or in the cart, listed, put into the cart, kept on reload',
  { tag: '@nightly' },
  async ({ shop, cart, productPage }) => {
    await shop.open();
    await shop.openProduct(safariKit.name);
    const like = productPage(safariKit.name).buyBox.getByRole('button', { name: 'Like' });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await shop.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await shop.open();
    await shop.addToCart(ethernetCable.name);
    await shop.hasInCart(1);
    await cart.open();
    await cart.line(ethernetCable.name).getByRole('button', { name: 'Add to favorites' }).click();
    await expect(cart.line(ethernetCable.name).getByRole('button', { name: 'In favorites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await cart.panel.getByRole('tab', { name: 'Favorites 2' }).click();
    const favorites = cart.panel.getByRole('list', { name: 'Favorites' });
    await expect(favorites.getByRole('listitem')).toHaveCount(2);
    await favorites.getByRole('button', { name: `Add to Cart: ${safariKit.name}` }).click();
    await shop.says(`${safariKit.name} added to cart`);
    await favorites.getByRole('button', { name: `Remove ${ethernetCable.name} from favorites` }).click();
    await expect(favorites.getByRole('listitem')).toHaveCount(1);
    await favorites.getByRole('button', { name: 'In your cart' }).click();
    await expect(cart.lines).toHaveCount(2);
  },
);
