import { isAccessible } from './support/axe';
import { answerWith, countRequests, down, hold, PRODUCT_LIST } from './support/faults';
import { mabatiRoof, PRODUCTS, standardKit } from './support/goods';
import { speaks } from './support/language';
import { Search, SUGGESTIONS } from './support/search';
import { expect, test } from './support/test';

test('what is typed in the header is suggested and found; on the page of what was found Tab goes on from its field, not into what scrolls below it', async ({
  page,
  shop,
}) => {
  const search = new Search(page, shop);
  await shop.open('/about');
  await search.type('mount');
  await expect(search.options.last()).toContainText('All results for “mount”');
  await expect(search.list.getByRole('option', { name: mabatiRoof.title })).toBeVisible();
  await isAccessible(page, 'the suggestions');
  await search.options.last().click();
  await search.shows('mount');
  await expect(page.getByRole('status').filter({ hasText: 'products for “mount”' })).toBeVisible();
  // A wide page has the header's field alone.
  if (!shop.isPhone()) return;
  const main = page.getByRole('main');
  await main.getByRole('search').locator('input').focus();
  await expect(main.getByRole('option').last()).toContainText('All results for “mount”');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'Filter and sort in the shop' })).toBeFocused();
  await expect(main.getByRole('option')).toHaveCount(0);
});

test(
  'by keyboard alone: Enter opens the suggestion that is active, or all results',
  { tag: ['@desktop', '@engines'] },
  async ({ page, shop }) => {
    const search = new Search(page, shop);
    await shop.open('/contact');
    await search.open();
    // At once: the arrows begin anew with each answer, and letter by letter there may be several.
    await search.field.fill('standard kit');
    await expect(search.suggested).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: standardKit.name })).toBeVisible();
    await search.type('mabati');
    await page.keyboard.press('Enter');
    await search.shows('mabati');
    await expect(search.field).toHaveValue('mabati');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: standardKit.name })).toBeVisible();
  },
);

test('without a network and before the service worker is there, Enter keeps the words and the page', async ({
  page,
  shop,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk/);
  const search = new Search(page, shop);
  await shop.open('/contact');
  await page.context().setOffline(true);
  await search.type('mabati');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are offline. What you have loaded stays readable.')).toBeVisible();
  await expect(search.field).toHaveValue('mabati');
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await search.shows('mabati');
});

// Asked without a browser too: src/shop/features/search/Suggestions.test.tsx, src/shop/pages/search/SearchPage.test.tsx.
test(
  'an answer that comes late is never shown for other words; the page says when it cannot search, and tries again',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/net::ERR_CONNECTION_REFUSED/);
    const search = new Search(page, shop);
    await shop.open('/about');
    const late = await hold(page, /suggestions\?search=mesh/);
    await search.type('mesh');
    await late.arrived;
    await search.field.fill('cable');
    await expect(search.options.first()).toContainText('Cable');
    await late.release();
    await expect(search.options.first()).toContainText('Cable');
    await expect(search.list).not.toContainText('Mesh');

    await page.route(PRODUCT_LIST, down);
    await search.field.fill('mesh');
    await page.keyboard.press('Enter');
    await expect(shop.list.getByRole('alert')).toContainText('Error loading products');
    await page.unroute(PRODUCT_LIST);
    await shop.list.getByRole('button', { name: 'Try again' }).click();
    await expect(shop.list.getByRole('article').first()).toContainText('Mesh');
  },
);

// Asked without a browser too: src/shop/features/search/Suggestions.test.tsx.
test(
  'without suggestions and offline it says so, and Enter still searches',
  { tag: '@nightly' },
  async ({ page, shop, trouble, context }) => {
    trouble.expect(
      /500 \(Internal Server Error\)/,
      /net::ERR_INTERNET_DISCONNECTED/,
      /Loading (CSS )?chunk|ChunkLoadError/,
    );
    const search = new Search(page, shop);
    await shop.open('/about');
    await page.route(SUGGESTIONS, answerWith({ success: false, message: 'Out of order.' }, 500));
    await search.type('mesh');
    await expect(
      page.getByRole('banner').getByText('No suggestions at the moment; Enter still searches.').last(),
    ).toBeVisible();
    await expect(search.options).toHaveText(['All results for “mesh”']);
    await page.unroute(SUGGESTIONS);
    await context.setOffline(true);
    await search.field.fill('cable');
    await expect(page.getByRole('banner').getByText('You appear to be offline.').last()).toBeVisible();
    await context.setOffline(false);
    await search.field.press('Enter');
    await search.shows('cable');
  },
);

// Asked without a browser too: src/shop/pages/NothingFound.test.tsx, src/shop/pages/shop/NoProducts.test.tsx.
test(
  'what is not there can be asked for, with the words filled in',
  { tag: '@nightly' },
  async ({ page, shop, quote }) => {
    for (const address of ['/search?q=zebra', '/shop?search=zebra']) {
      await shop.open(address);
      await expect(shop.list.getByRole('heading', { name: 'Nothing found for “zebra”' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What we recommend' }).getByRole('article')).toHaveCount(4);
      await expect(shop.list.getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute('href', /zebra/);
    }
    // What is recommended comes after the page here, and is waited for; the other is looked at with all pages.
    await isAccessible(page, 'the shop with nothing found');
    await shop.list.getByRole('button', { name: 'Ask us for it' }).click();
    await expect(quote.dialog.getByLabel('Message')).toHaveValue('I am looking for: zebra');
    // Who does not ask for it finds nothing of it in the next request.
    await quote.dialog.getByRole('button', { name: 'Cancel' }).click();
    await quote.openFromHeader();
    await expect(quote.dialog.getByLabel('Message')).toHaveValue('');
  },
);

// Asked without a browser too: src/shop/pages/NothingFound.test.tsx.
test(
  'where filters are in the way, what the words find without them is shown',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await shop.open();
    const found = await page.evaluate(async () => (await fetch('/api/v1/categories/get-all-categories')).text());
    const { data } = JSON.parse(found) as { data: { categories: { id: string; category_name: string }[] } };
    const mounts = data.categories.find(({ category_name }) => category_name === 'Mounts');
    await shop.open(`/shop?search=mesh&category=${mounts?.id}`);
    await expect(shop.list.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    const without = page.getByRole('region', { name: 'Found without the filters' });
    await expect(without.getByRole('article').first()).toContainText('Mesh');
  },
);

// Asked without a browser too: server/http/pages.test.ts, server/operations/productLists.test.ts.
test(
  'both languages keep the words; empty and very long ones are taken',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    const search = new Search(page, shop);
    await shop.open('/search?q=mabati');
    await expect(page).toHaveTitle('Results for “mabati” · AngaLink');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    if (shop.isPhone()) {
      await speaks(page, 'sw');
      await shop.reload();
    } else await page.getByRole('button', { name: 'Kiswahili' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Matokeo ya “mabati”' })).toBeVisible();
    await expect(page).toHaveURL('/search?q=mabati');
    await expect(search.field).toHaveValue('mabati');
    await isAccessible(page, 'the results in Kiswahili');
    await shop.open('/search');
    await expect(page.getByRole('heading', { name: 'Unatafuta nini?' })).toBeVisible();
    await shop.open(`/search?q=${'mabati '.repeat(60)}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);

// Asked without a browser too: src/shop/pages/shop/ShopPage.test.tsx, src/shop/ui/SearchField.test.tsx.
test.describe('in the list of the shop', { tag: '@nightly' }, () => {
  test('waits for a pause in typing and asks once', async ({ page, shop }) => {
    await page.clock.install();
    await shop.open();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = countRequests(page, PRODUCT_LIST);
    await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('router');
    await page.clock.runFor(250);
    expect(asked.count).toBe(0);
    await page.clock.resume();
    await expect(page).toHaveURL('/shop?search=router');
    await shop.showsCount(18);
    expect(asked.count).toBe(1);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('while it is typed it is quiet, and when it stands it is not; filtered to none says so, and one press clears; a late answer to older words never replaces a newer one', async ({
    page,
    shop,
  }) => {
    const asked = countRequests(page, /\/products\?.*search=/);
    const loudly = (words: string) => asked.urls.filter((url) => url.endsWith(`search=${words}`));
    await shop.open();
    const field = page.getByRole('searchbox', { name: 'Search products' });
    await field.pressSequentially('zeb', { delay: 30 });
    await expect(shop.list.getByRole('heading', { name: 'Nothing found for “zeb”' })).toBeVisible();
    await field.pressSequentially('ra', { delay: 30 });
    await expect(shop.list.getByRole('heading', { name: 'Nothing found for “zebra”' })).toBeVisible();
    expect(asked.urls.filter((url) => !url.includes('quiet=true'))).toEqual([]);
    await field.press('Enter');
    await expect.poll(() => loudly('zebra')).toHaveLength(1);
    await shop.list.getByRole('button', { name: 'Clear the search' }).click();
    await shop.showsCount(PRODUCTS);
    await expect(field).toHaveValue('');

    await field.fill('mabati');
    await expect(page.getByRole('status').filter({ hasText: 'products for “mabati”' })).toBeVisible();
    await field.press('Enter');
    // What found something is not asked for again.
    expect(loudly('mabati')).toEqual([]);

    const older = await hold(page, /search=kit(&|$)/);
    await shop.searchFor('kit');
    await older.arrived;
    await shop.searchFor('mesh');
    await shop.showsCount(7);
    const names = await shop.names();
    await older.release();
    expect(await shop.names()).toEqual(names);
    expect(names[0]).toMatch(/mesh/i);
  });

  test('Back brings the former words into the box', async ({ page, shop }) => {
    await shop.open('/shop?search=mesh');
    const box = page.getByRole('searchbox', { name: 'Search products' });
    await expect(box).toHaveValue('mesh');
    await shop.onlyInStock();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/search=mesh/);
    await expect(box).toHaveValue('mesh');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header searches', async ({ page, shop }) => {
    const search = new Search(page, shop);
    await page.goto('/contact');
    await search.open();
    await search.field.fill('mabati');
    await search.field.press('Enter');
    await expect(page).toHaveURL('/search?q=mabati');
    await expect(shop.list.getByRole('article').first()).toBeVisible();
    await expect(search.field).toHaveValue('mabati');
  });
});
