import { STATIC_BUILD_MS, staticUrl } from './support/addresses';
import { offersOnlyTheCore } from './support/coreServer';
import { kes, powerCuts, standardKit, travelCase } from './support/goods';
import { someMessage } from './support/contact';
import { someClient } from './support/quote';
import { SENT } from './support/requestFaults';
import { expect, test } from './support/test';

// The site as a backend team may host it: plain files, before a server that knows the core of the contract only.
test.use({ baseURL: staticUrl });
test.describe.configure({ timeout: 2 * STATIC_BUILD_MS });
test.beforeEach(async ({ page, trouble }) => {
  trouble.expect(/404 \(Not Found\)/);
  await offersOnlyTheCore(page);
});

test('every page stands, without a word about what is missing', async ({ page, shop }) => {
  for (const path of ['/', '/shop', '/articles', '/contact', '/about', '/gallery', '/events', '/menu', '/privacy', '/favourites', '/auth']) {
    await page.goto(path, { timeout: STATIC_BUILD_MS });
    await shop.isAlive();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Loading', { exact: false }).filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

test('a server that knows no filters shows what it has: chosen, searched and sorted, the list stands', async ({ page, shop }) => {
  await page.goto('/shop', { timeout: STATIC_BUILD_MS });
  await shop.isAlive();
  await expect(shop.list.getByRole('article')).toHaveCount(12);
  await shop.choose('Top Rated');
  await expect(page).toHaveURL(/suggest=top-rated/);
  await shop.searchFor('mesh');
  await expect(page).toHaveURL(/search=mesh/);
  await shop.isLoaded();
  await expect(shop.list.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await shop.goToPage('Next');
  await shop.showsPage(2);
});

test('one can buy, ask, write, like and comment', async ({ page, shop, cart, quote, contact, articles, articlePage, staff }) => {
  const [client, message] = [someClient(), someMessage()];
  await page.goto('/shop', { timeout: STATIC_BUILD_MS });
  await shop.isAlive();
  await shop.addToCart(travelCase.name);
  await shop.openProduct(standardKit.name);
  await page.getByRole('region', { name: standardKit.name, exact: true }).getByRole('button', { name: 'Add to Cart' }).click();
  await shop.hasInCart(2);
  await cart.open();
  await cart.showsTotal(kes(travelCase.price + standardKit.price));
  await cart.askForQuote();
  await quote.fill(client);
  await quote.send();
  await quote.wasSent(SENT);
  expect((await staff.quotationsFrom(client.email))[0]?.clients_note).toContain(`1 x ${travelCase.name}`);

  await shop.open('/contact');
  await contact.fill(message);
  await contact.send();
  await contact.wasSent();
  await page.getByRole('contentinfo').getByRole('textbox').fill('wambui@example.com');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Get updates' }).click();
  await expect(page.getByRole('contentinfo').getByRole('status').filter({ hasText: 'Subscriptions are closed at the moment.' })).toBeVisible();

  await shop.open('/articles');
  await articles.open(powerCuts.title);
  await articlePage.like.click();
  await shop.says('Like created successfully!');
  await articlePage.comment('Asante sana.');
  await shop.says('Comment added successfully!');
  await expect(articlePage.shownComments.first()).toContainText('Asante sana.');
});

test('with the network gone: what was loaded stays, the cart works, and a request goes when it is back', async ({ page, context, shop, quote, trouble, staff }) => {
  trouble.expect(/net::ERR_INTERNET_DISCONNECTED/, /ChunkLoadError|Loading (CSS )?chunk/);
  const client = someClient();
  await page.goto('/shop', { timeout: STATIC_BUILD_MS });
  await shop.isAlive();
  await shop.addToCart(travelCase.name);
  await shop.says(`${travelCase.name} added to cart`);
  await quote.openFromHeader();
  await quote.canKeep();
  await page.keyboard.press('Escape');
  await expect(quote.dialog).toBeHidden();
  const first = await shop.names();

  // What stands in for the server would answer without a network.
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you have loaded stays readable.')).toBeVisible();
  await shop.goToPage('Next');
  await expect(shop.list.getByRole('alert')).toContainText('You appear to be offline.');
  expect(await shop.names()).toEqual(first);
  await shop.addToCart(travelCase.name);
  await shop.hasInCart(2);
  await quote.openFromHeader();
  await quote.fill(client);
  await quote.send();
  await expect(quote.dialog.getByText('You are offline. Your request could not be sent.')).toBeVisible();

  await offersOnlyTheCore(page);
  await context.setOffline(false);
  await quote.wasSent(SENT);
  expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
});
