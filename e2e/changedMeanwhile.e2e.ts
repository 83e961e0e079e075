import { accessPoint, kes, safariKit, vehicleMount } from './support/goods';
import { chatOf } from './support/whatsapp';
import { expect, ownShopTest as test } from './support/test';

test('a price that staff changed is shown on its line, and counts', async ({ shop, cart, ownShop: { staff } }) => {
  const { id, product_price: before } = await staff.productNamed(accessPoint.name);
  const now = 26_000.5;
  await shop.open('/shop?sort=newest');
  await shop.addToCart(accessPoint.name);
  await shop.hasInCart(1);
  await staff.changePrice(id, now.toFixed(2));
  try {
    await cart.open();
    await expect(cart.line(accessPoint.name).getByRole('status')).toHaveText(
      `Price changed, was ${kes(Number(before))}`,
    );
    await cart.setQuantity(accessPoint.name, '2');
    await cart.showsTotal(kes(2 * now));
    expect((await chatOf(cart.whatsapp)).lines).toContain(`${accessPoint.name} x 2: ${kes(2 * now)}`);
    await expect.poll(() => cart.stored()).toMatchObject([{ id, price: now, quantity: 2 }]);
  } finally {
    await staff.changePrice(id, before);
  }
});

test('the shop shows a new price at once, without waiting for anything kept', async ({
  shop,
  productPage,
  ownShop: { staff },
}) => {
  const { id, product_price: before } = await staff.productNamed(vehicleMount.name);
  await shop.open('/shop?sort=newest');
  await expect(shop.card(vehicleMount.name)).toContainText(kes(vehicleMount.price));
  await staff.changePrice(id, '15750.25');
  try {
    await shop.reload();
    await expect(shop.card(vehicleMount.name)).toContainText('KES 15,750.25');
    await shop.openProduct(vehicleMount.name);
    await expect(productPage(vehicleMount.name).buyBox).toContainText('Ksh 15,750.25');
  } finally {
    await staff.changePrice(id, before);
  }
});

test('a product taken off sale stays as a line that says so, and is left out of total, chat and request', async ({
  page,
  shop,
  cart,
  quote,
  trouble,
  ownShop: { staff },
}) => {
  trouble.expect(/404 \(Not Found\)/);
  const gone = await staff.productNamed(vehicleMount.name);
  await shop.open('/shop?sort=newest');
  await shop.addToCart(vehicleMount.name);
  await shop.addToCart(safariKit.name);
  await shop.hasInCart(2);
  await staff.setOnSale(gone.id, false);
  try {
    await cart.open();
    await expect(cart.line(vehicleMount.name).getByRole('status')).toContainText('No longer available.');
    await cart.showsTotal(kes(safariKit.price));
    expect((await chatOf(cart.whatsapp)).lines.join('\n')).not.toContain(vehicleMount.name);
    await cart.askForQuote();
    const items = quote.dialog.getByRole('list', { name: 'Items in this request' });
    await expect(items.getByRole('listitem')).toHaveCount(1);
    await expect(items).toContainText(safariKit.name);
    expect((await page.goto(`/shop/single-product/${gone.id}`))?.status()).toBe(404);
    await shop.open('/shop?sort=newest');
    await expect(shop.card(vehicleMount.name)).toHaveCount(0);
  } finally {
    await staff.setOnSale(gone.id, true);
  }
});
