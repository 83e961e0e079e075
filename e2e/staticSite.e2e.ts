import { shopUrl, staticUrl } from './support/addresses';
import { Dashboard } from './support/dashboard';
import { answerWith } from './support/faults';
import { miniKit, standardKit, meshPair, ethernetCable, kes } from './support/goods';
import { speaks } from './support/language';
import { someClient } from './support/quote';
import { newAccount, Session, sharedAccount } from './support/session';
import { expect, test } from './support/test';

test.use({ baseURL: staticUrl });

test('as plain files on another origin: shop, product, cart and quote work', async ({
  page,
  shop,
  cart,
  quote,
  productPage,
  staff,
}) => {
  const client = someClient();
  await page.goto('/shop');
  await shop.isAlive();
  expect(await (await page.request.get('/shop')).text()).toContain('<div id="root"></div>');
  await expect(shop.card(ethernetCable.name)).toContainText(kes(ethernetCable.price));
  const picture = shop.card(ethernetCable.name).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(new RegExp(`^${shopUrl}/`));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await shop.addToCart(ethernetCable.name);
  await shop.says(`${ethernetCable.name} added to cart`);
  await page.getByRole('complementary', { name: 'Offers' }).getByRole('link', { name: standardKit.name }).click();
  await productPage(standardKit.name).addToCart();
  await shop.hasInCart(2);
  await shop.reload();
  await shop.hasInCart(2);
  await cart.open();
  await cart.askForQuote();
  await quote.fill(client);
  await quote.send();
  await quote.wasSent('Quote request submitted successfully!');
  const [request] = await staff.quotationsFrom(client.email);
  expect(request?.productIds).toHaveLength(2);
  expect(request?.clients_note).toContain(`Total: ${kes(ethernetCable.price + standardKit.price)}`);
});

test('the offers are asked for once a session; an address without a page is the page that says so, in the language chosen', async ({
  page,
  shop,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/products/advertisements') && request.method() === 'GET') asked += 1;
  });
  await page.goto('/shop');
  const bar = page.getByRole('complementary', { name: 'Offers' });
  await expect(bar.getByRole('link')).toHaveCount(3);
  await expect(bar.getByRole('link', { name: meshPair.name })).toBeVisible();
  await page.goto('/');
  await expect(bar.getByRole('link', { name: miniKit.name })).toBeVisible();
  expect(asked).toBe(1);
  expect(
    await page.evaluate(
      () => (JSON.parse(window.sessionStorage.getItem('advertProducts') ?? '[]') as unknown[]).length,
    ),
  ).toBe(3);

  await speaks(page, 'sw', staticUrl);
  await page.goto('/nowhere');
  await shop.isAlive();
  await expect(page.getByRole('heading', { level: 1, name: 'Hakuna ukurasa hapa' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

// Asked without a browser too: src/shop/shell/AdvertBar.test.tsx.
test(
  'adverts that cannot be had are logged, and nothing of them is shown',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/404 \(Not Found\)/, /Closed for stocktaking|Invalid response structure/);
    for (const [answer, words] of [
      [answerWith({ success: false, message: 'Closed for stocktaking' }, 404), /Closed for stocktaking/],
      [answerWith({ success: true, message: 'Advertisements' }), /Invalid response structure/],
    ] as const) {
      await page.route('**/api/v1/products/advertisements*', answer);
      await page.goto('/shop');
      await shop.isAlive();
      await expect(shop.card(ethernetCable.name)).toBeVisible();
      await expect.poll(() => trouble.matching(words)).not.toEqual([]);
      await expect(page.getByRole('complementary', { name: 'Offers' }).getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.unrouteAll();
    }
  },
);

test('the staff sign in and work there as well, although every address is answered with the shop', async ({
  page,
  shop,
  trouble,
}) => {
  trouble.expect(/400 \(Bad Request\)/);
  const session = new Session(page);
  await page.goto('/');
  await shop.isAlive();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await session.fill(sharedAccount);
  await session.press();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('First Name')).toHaveValue('Demo');
});

// Asked without a browser too: src/staff/features/visits/CalendarCard.test.tsx.
test('the address of a calendar is one of the server, which is elsewhere', { tag: '@nightly' }, async ({ page }) => {
  await new Dashboard(page).signInAnew(shopUrl, newAccount());
  await page.goto('/dashboard/visits');
  await page.getByRole('button', { name: 'Make an address' }).click();
  await expect(page.getByLabel('Address of your calendar')).toHaveValue(new RegExp(`^${shopUrl}/calendar/`));
});
