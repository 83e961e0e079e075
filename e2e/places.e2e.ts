import { fitsTheScreen, isAccessible } from './support/axe';
import { speaks } from './support/language';
import { standardKit, kes } from './support/goods';
import { someClient } from './support/quote';
import { expect, test } from './support/test';

test('cart and request share where it is, say what comes on top, and staff read it', async ({
  page,
  shop,
  cart,
  quote,
  staff,
}) => {
  await shop.open();
  await shop.addToCart(standardKit.name);
  await shop.hasInCart(1);
  await cart.open();
  const place = cart.panel.getByRole('combobox', { name: /^Where is it\?/ });
  await place.selectOption('Nakuru');
  await expect(cart.panel).toContainText('Delivery to Nakuru:KES 1,200.00, within 2 days');
  await expect(cart.panel).toContainText('Installation in Nakuru:KES 6,500.00, within 4 days');
  // What comes on top is in no total.
  await cart.showsTotal(kes(standardKit.price));
  await fitsTheScreen(page, 'The cart with a county');
  await isAccessible(page, 'The cart with a county');

  await cart.askForQuote();
  const asked = quote.dialog.getByRole('combobox', { name: /^Where is it\?/ });
  await expect(asked).toHaveValue(/.+/);
  await expect(quote.dialog).toContainText('Delivery to Nakuru:KES 1,200.00, within 2 days');
  await isAccessible(page, 'The request with a county');
  const client = someClient();
  await quote.fill(client);
  await quote.send();
  await expect(quote.dialog).toHaveCount(0);
  expect(await staff.quotationsFrom(client.email)).toMatchObject([{ county: { name: 'Nakuru' } }]);

  // It is kept for the next visit.
  await page.reload();
  await cart.open();
  await expect(cart.panel).toContainText('Delivery to Nakuru');
});

// Asked without a browser too: src/shop/features/counties/CountyChoice.test.tsx.
test('the place is asked in Kiswahili', { tag: '@nightly' }, async ({ page, shop }) => {
  await speaks(page, 'sw');
  await shop.open();
  await page
    .getByRole('button', { name: /^Weka kikapuni/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Tazama kikapu' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('combobox', { name: /^Ni wapi\?/ }).selectOption('Nakuru');
  await expect(panel).toContainText('Ufungaji Nakuru:KES 6,500.00, ndani ya siku 4');
  await fitsTheScreen(page, 'The cart with a county in Kiswahili');
});
