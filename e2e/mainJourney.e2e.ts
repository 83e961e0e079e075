import { kes, ksh, miniKit } from './support/goods';
import { someClient } from './support/quote';
import { expect, test } from './support/test';

test(
  'from an advert to a quote: product, three pieces, cart, reload, request, and staff have it',
  { tag: ['@both', '@engines'] },
  async ({ page, shop, cart, quote, productPage, staff }) => {
    const client = someClient();
    const product = productPage(miniKit.name);

    await shop.open('/');
    await page.getByRole('complementary', { name: 'Offers' }).getByRole('link', { name: miniKit.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: miniKit.name })).toBeVisible();
    await product.setQuantity(3);
    await expect(product.total).toHaveText(ksh(3 * miniKit.price));
    await product.addToCart();
    await shop.says(`${miniKit.name} added to cart`);
    await shop.hasInCart(3);

    await shop.reload();
    await shop.hasInCart(3);
    const { id } = await staff.productNamed(miniKit.name);
    const stored = await cart.stored();
    const image = stored[0]?.image ?? '';
    expect(image).toMatch(/^\/media\/.+/);
    expect(stored).toEqual([{ id, name: miniKit.name, price: miniKit.price, quantity: 3, image }]);

    await cart.open();
    await expect(cart.quantity(miniKit.name)).toHaveValue('3');
    await cart.showsTotal(kes(3 * miniKit.price));
    await cart.askForQuote();
    await expect(quote.dialog.getByRole('list', { name: 'Items in this request' })).toContainText(
      `3 × ${kes(miniKit.price)}`,
    );
    await quote.fill(client);
    await quote.send();
    await quote.wasSent('Quote request submitted successfully!');
    await shop.hasInCart(3);

    const [request, ...others] = await staff.quotationsFrom(client.email);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      clients_name: client.name,
      clients_phone: client.phone,
      clients_email: client.email,
      productIds: [id],
      status: 'new',
      clients_note: [
        client.message,
        '',
        'Items:',
        `3 x ${miniKit.name} @ ${kes(miniKit.price)} = ${kes(3 * miniKit.price)}`,
        `Total: ${kes(3 * miniKit.price)}`,
      ].join('\n'),
    });
  },
);
