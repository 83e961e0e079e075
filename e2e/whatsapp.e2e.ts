import { sealingKit, kes, safariKit, ethernetCable } from './support/goods';
import { expect, test } from './support/test';
import { chatOf } from './support/whatsapp';

const BUSINESS_NUMBER = '254700000000';

test('a product goes into the chat with name, price, quantity and total', async ({ page, shop, productPage }) => {
  const product = productPage(sealingKit.name);
  const expected = (quantity: number) => ({
    number: BUSINESS_NUMBER,
    lines: [
      'Hello AngaLink, I am interested in this product:',
      sealingKit.name,
      `Price: ${kes(sealingKit.price)}`,
      `Quantity: ${quantity}`,
      `Total: ${kes(quantity * sealingKit.price)}`,
    ],
  });
  await shop.open();
  await shop.openProduct(sealingKit.name);
  expect(await chatOf(product.whatsapp)).toEqual(expected(1));
  await product.setQuantity(2);
  await expect(async () => expect(await chatOf(product.whatsapp)).toEqual(expected(2))).toPass();
  if (shop.isPhone()) {
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    expect(await chatOf(product.buyBar.getByRole('link', { name: 'Contact via WhatsApp' }))).toEqual(expected(2));
  }
});

test('the cart goes into the chat line by line, with the total', async ({ shop, cart }) => {
  await shop.open();
  await shop.addToCart(ethernetCable.name);
  await shop.addToCart(safariKit.name);
  await shop.hasInCart(2);
  await cart.open();
  await cart.setQuantity(ethernetCable.name, '4');
  await cart.showsTotal(kes(4 * ethernetCable.price + safariKit.price));
  expect(await chatOf(cart.whatsapp)).toEqual({
    number: BUSINESS_NUMBER,
    lines: [
      'Hello AngaLink, I would like to order:',
      `${ethernetCable.name} x 4: ${kes(4 * ethernetCable.price)}`,
      `${safariKit.name} x 1: ${kes(safariKit.price)}`,
      `Total: ${kes(4 * ethernetCable.price + safariKit.price)}`,
    ],
  });
});
