import { accessPoint, kes, safariKit, vehicleMount } from './support/goods';
import { chatOf } from './support/whatsapp';
import { expect, ownShopTest as test } from './support/test';

test('what staff change shows at once, whatever was kept: a new price counts, and what is off sale stays as a line that says so, left out of total and chat', async ({
  page,
  shop,
  cart,
  trouble,
  ownShop: { staff },
}) => {
  trouble.expect(/404 \(Not Found\)/);
  const { id, product_price: before } = await staff.productNamed(accessPoint.name);
  const gone = await staff.productNamed(vehicleMount.name);
  const now = 26_000.5;
  await shop.open('/shop?sort=newest');
  await expect(shop.card(accessPoint.name)).toContainText(kes(Number(before)));
  for (const { name } of [accessPoint, vehicleMount, safariKit]) await shop.addToCart(name);
  await shop.hasInCart(3);
  try {
    await staff.changePrice(id, now.toFixed(2));
    await staff.setOnSale(gone.id, false);
    await shop.reload();
    await expect(shop.card(accessPoint.name)).toContainText(kes(now));
    await expect(shop.card(vehicleMount.name)).toHaveCount(0);
    await cart.open();
    await expect(cart.line(accessPoint.name).getByRole('status')).toHaveText(
      `Price changed, was ${kes(Number(before))}`,
    );
    await expect(cart.line(vehicleMount.name).getByRole('status')).toContainText('No longer available.');
    await cart.setQuantity(accessPoint.name, '2');
    await cart.showsTotal(kes(2 * now + safariKit.price));
    const chat = (await chatOf(cart.whatsapp)).lines;
    expect(chat).toContain(`${accessPoint.name} x 2: ${kes(2 * now)}`);
    expect(chat.join('\n')).not.toContain(vehicleMount.name);
    await expect.poll(() => cart.stored()).toContainEqual(expect.objectContaining({ id, price: now, quantity: 2 }));
    expect((await page.request.get(`/shop/single-product/${gone.id}`)).status()).toBe(404);
  } finally {
    await staff.changePrice(id, before);
    await staff.setOnSale(gone.id, true);
  }
});
