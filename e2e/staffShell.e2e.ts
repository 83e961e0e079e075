import type { Page } from '@playwright/test';
import { fitsTheScreen, isAccessible } from './support/axe';
import { isPhone, PHONE_SIZE } from './support/browser';
import { hold } from './support/faults';
import { expect, test } from './support/test';

const jumpList = (page: Page) => page.getByRole('dialog', { name: 'Jump to' });
const jumpBox = (page: Page) => page.getByRole('combobox', { name: 'Search products, articles, categories, tags' });
const chosen = (page: Page) => jumpList(page).getByRole('option', { selected: true });
const colours = (page: Page) => page.evaluate(() => document.documentElement.dataset.scheme);

// Asked without a browser too: src/staff/app/StaffApp.test.tsx.
test(
  'every place is one press away, and the present one is marked',
  { tag: ['@both', '@nightly'] },
  async ({ page, dashboard }) => {
    await dashboard.openHome();
    const places: [string, string | RegExp][] = [
      ['Tags', '/dashboard/tags'],
      ['Category', '/dashboard/category'],
      ['Articles', '/dashboard/article'],
      ['Products', '/dashboard/products'],
      // Beside its list the inbox opens the first request.
      ['Quotes', /\/dashboard\/quotes(\?id=\d+)?$/],
      ['Adverts', '/dashboard/adverts'],
      ['Account', '/account'],
      ['Dashboard', '/dashboard'],
    ];
    for (const [name, address] of places) {
      const place = page.getByRole('link', { name: new RegExp(`^${name}( \\d+ new)?$`) }).filter({ visible: true });
      if (isPhone(page) && ['Tags', 'Category', 'Adverts', 'Account'].includes(name)) {
        await page.getByRole('button', { name: 'More' }).click();
        await dashboard.dialog.getByRole('link', { name }).click();
        await expect(dashboard.dialog).toHaveCount(0);
      } else {
        await place.first().click();
        await expect(place.first()).toHaveAttribute('aria-current', 'page');
      }
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

test(
  'the keyboard comes past the navigation first; single keys lead about, but not while somebody types; the colours chosen hold after a reload, from the first paint on',
  { tag: '@wide' },
  async ({ page, dashboard, trouble }) => {
    trouble.expect(/ERR_FAILED/);
    await dashboard.openHome();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Open the jump list');
    await page.keyboard.press('Escape');
    await expect(dashboard.dialog).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(jumpBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(jumpList(page)).toHaveCount(0);
    await page.keyboard.type('gt');
    await expect(page).toHaveURL('/dashboard/tags');
    await dashboard.shows('Tags');
    await page.keyboard.press('/');
    const box = page.getByRole('main').getByRole('searchbox');
    await expect(box).toBeFocused();
    await page.keyboard.type('gp?');
    await expect(page).toHaveURL(/\/dashboard\/tags/);
    await expect(dashboard.dialog).toHaveCount(0);

    expect(await colours(page)).toBe('light');
    await page.getByRole('button', { name: 'Use dark colours' }).click();
    expect(await colours(page)).toBe('dark');
    // Judged before any of the program's files has come.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' }).catch(() => undefined);
    expect(await colours(page)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  },
);

test('the first page and the jump list, in light and dark colours; it opens by keyboard, also what is typed before its program is there', async ({
  page,
  dashboard,
}) => {
  const program = await hold(page, /\/assets\/staff-palette\..*\.js$/);
  await dashboard.openHome();
  await expect(page.getByRole('region', { name: 'Adverts running' }).getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Received Quotes' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'This month' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mesh');
  await expect(jumpBox(page)).toHaveCount(0);
  await program.release();
  await expect(jumpBox(page)).toBeFocused();
  await page.keyboard.type(' rou');
  await expect(chosen(page)).toContainText('Mesh Router Gen 3');
  await expect(chosen(page).locator('b mark')).toHaveText(['Mesh', 'Rou']);
  await page.keyboard.press('Escape');
  await expect(jumpList(page)).toHaveCount(0);

  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `/dashboard, ${scheme}`);
    await fitsTheScreen(page, `/dashboard, ${scheme}`);
    const opener = page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .filter({ visible: true });
    await opener.click();
    await jumpBox(page).fill('mesh');
    await expect(jumpList(page).locator('mark').first()).toBeVisible();
    await isAccessible(page, `jump list, ${scheme}`);
    await page.keyboard.press('Escape');
    await expect(jumpList(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    if (!isPhone(page)) return;
    await page.getByRole('button', { name: 'More' }).click();
    await expect(dashboard.dialog).toBeVisible();
    await isAccessible(page, `More, ${scheme}`);
    await page.keyboard.press('Escape');
    await expect(dashboard.dialog).toHaveCount(0);
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mesh rou');
  await expect(chosen(page)).toContainText('Mesh Router Gen 3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/products\/edit-product\/[^/]+$/);
  await expect(jumpList(page)).toHaveCount(0);
});

// Asked without a browser too: src/staff/features/commandPalette/CommandPalette.test.tsx.
test(
  'the jump list begins with what was chosen last, finds in the inbox and the pages, and never shows an answer that is old',
  { tag: '@nightly' },
  async ({ page, dashboard }) => {
    await dashboard.openHome();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mesh rou');
    await expect(chosen(page)).toContainText('Mesh Router Gen 3');
    await page.keyboard.press('Enter');
    await expect(jumpList(page)).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(
      jumpList(page).getByRole('group', { name: 'Recently chosen' }).getByRole('option').first(),
    ).toContainText('Mesh Router Gen 3');
    await page.keyboard.type('grace achieng');
    await expect(jumpList(page).getByRole('group', { name: 'Quotes' }).getByRole('option')).toContainText(
      'Grace Achieng Odhiambo',
    );
    await jumpBox(page).fill('go to tags');
    await expect(chosen(page)).toHaveText(/Go to Tags/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/tags');
    await expect(jumpList(page)).toHaveCount(0);

    await test.step('when nothing is found that is said', async () => {
      await page.keyboard.press('Control+k');
      await jumpBox(page).fill('qqxyw zzkvj');
      await expect(
        jumpList(page).getByText('Nothing found for “qqxyw zzkvj”').filter({ visible: true }).last(),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(jumpList(page)).toHaveCount(0);
    });

    await test.step('an answer that comes late never takes the place of a newer one', async () => {
      const late = await hold(page, /\/api\/v1\/products\?.*search=cable/);
      await page.keyboard.press('Control+k');
      await jumpBox(page).fill('cable');
      await late.arrived;
      await jumpBox(page).fill('mesh');
      const products = jumpList(page).getByRole('group', { name: 'Products' }).getByRole('option');
      await expect(products.first()).toContainText('Mesh');
      await late.release();
      await expect(products.first()).toContainText('Mesh');
    });
  },
);

// Asked without a browser too: src/staff/app/StaffApp.test.tsx, src/staff/features/home/InventoryCard.test.tsx, src/staff/features/home/EventsCard.test.tsx.
test(
  'an unknown address leads home, there each figure to the list behind it; quotes, events, adverts and articles to their records; events can be marked as read',
  { tag: '@nightly' },
  async ({ page, dashboard }) => {
    const figures: [RegExp, string][] = [
      [/^\d+ ?Active$/, '/dashboard/products?status=active'],
      [/^\d+ ?Inactive$/, '/dashboard/products?status=inactive'],
      [/^\d+ ?Out of stock$/, '/dashboard/products?stock=out'],
      [/^\d+ ?Without image$/, '/dashboard/health?issue=without-image'],
      [/^\d+ ?Articles$/, '/dashboard/article'],
      [/^\d+ ?Adverts running$/, '/dashboard/adverts'],
      [/^\d+ ?Ending soon$/, '/dashboard/adverts'],
    ];
    await dashboard.open('/dashboard/nowhere', 'Page not found');
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click();
    await dashboard.shows('Welcome, Demo');
    for (const [name, address] of figures) {
      await page.getByRole('region', { name: 'Starlink' }).getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await dashboard.shows('Welcome, Demo');
    }

    await expect(page.getByRole('img', { name: /^Quotes per day, .+: (\d+, ){13}\d+$/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Received Quotes' }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('region', { name: 'Adverts running' }).getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Most viewed articles' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /\/dashboard\/article\/edit-article\//,
    );

    const events = page.getByRole('region', { name: 'Notifications' });
    await expect(events.getByText('Unread').first()).toBeAttached();
    await events.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(events.getByText('Unread')).toHaveCount(0);
    await page.reload();
    await expect(events.getByRole('listitem').first()).toBeVisible();
    await expect(events.getByText('Unread')).toHaveCount(0);
    // Whatever happened last: it leads to its record.
    const newest = events.getByRole('link').first();
    const record = (await newest.getAttribute('href')) ?? '';
    expect(record).toMatch(/^\/dashboard\/(quotes\?id=|article\/edit-article\/|products\/edit-product\/|adverts)/);
    await newest.click();
    await expect(page).toHaveURL((url) => url.href.includes(record.split('?')[0] ?? ''));
  },
);

// Asked without a browser too: src/staff/features/home/QuotesCard.test.tsx.
test('a failed card says so and is loaded on request', { tag: '@nightly' }, async ({ page, dashboard, trouble }) => {
  trouble.expect(/400 \(Bad Request\)/);
  // News of what other journeys send would load it before the press.
  await page.route('**/notifications/news*', () => undefined);
  await page.route('**/api/v1/quotations*', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'Not this time.' } }),
  );
  await dashboard.open('/dashboard', 'Welcome, Demo');
  const card = page.getByRole('region', { name: 'Received Quotes' });
  await expect(card.getByRole('alert')).toContainText('Not this time.');
  await page.unroute('**/api/v1/quotations*');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(5);
});

test('on a phone the first page is as wide before it is known who is signed in; without a network it says so, and what could not be opened opens when it is back', async ({
  page,
  dashboard,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize(PHONE_SIZE);
  const profile = await hold(page, '**/users/get-profile');
  await dashboard.open('/dashboard', 'Welcome');
  await fitsTheScreen(page, 'the dashboard without a name');
  await profile.release();
  await dashboard.shows('Welcome, Demo');
  await expect(page.getByRole('region', { name: 'Received Quotes' }).getByRole('listitem')).toHaveCount(5);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toBeVisible();
  const more = page.getByRole('button', { name: 'More' });
  // What says so comes only now as well: once it is refused, the press has met no network.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('staff-toast'));
  await more.click();
  await refused;
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);
  await dashboard.says('This needs a network. Try again when it is back.');
  await expect(page.getByRole('status').filter({ hasText: /offline/i })).toHaveCount(0);
  await more.click();
  await dashboard.dialog.getByRole('link', { name: 'Tags' }).click();
  await expect(dashboard.dialog).toHaveCount(0);
  await dashboard.shows('Tags');
  const products = page.getByRole('link', { name: 'Products', exact: true }).filter({ visible: true });
  await products.click();
  await dashboard.shows('Products');
  await expect(products).toHaveAttribute('aria-current', 'page');
});
