import { fitsTheScreen, isAccessible } from './support/axe';
import { expect, ownShopTest as test } from './support/test';

const PATH = '/dashboard/searches';
const TITLE = 'Searched and not found';

test('what visitors looked for in vain is listed, and leads to what would answer it', async ({
  page,
  dashboard,
  ownShop,
}) => {
  const words = `zebra ${Date.now() % 1000}x`;
  await fetch(`${ownShop.url}/api/v1/products?search=${encodeURIComponent(words)}`);
  await dashboard.open(PATH, TITLE);
  await expect(dashboard.row(words).locator('[data-label="How often"]')).toHaveText('1');
  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `${TITLE}, ${scheme}`);
    await fitsTheScreen(page, `${TITLE}, ${scheme}`);
  });
  await dashboard
    .row(words)
    .getByRole('link', { name: `Add a product for “${words}”` })
    .click();
  await dashboard.shows('Create product');
});

// Asked without a browser too: src/staff/pages/searches/MissedPage.test.tsx.
test('nothing missed, and a failure, are said', { tag: '@nightly' }, async ({ page, dashboard, trouble }) => {
  trouble.expect(/409 \(Conflict\)/);
  await page.route('**/api/v1/searches/missed*', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'Closed for stocktaking.' } }),
  );
  await dashboard.open(PATH, TITLE);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByRole('alert').filter({ hasText: 'Closed for stocktaking.' })).toBeVisible();
  await again.focus();
  await page.route('**/api/v1/searches/missed*', (route) =>
    route.fulfill({ json: { success: true, message: 'Searches', data: { searches: [] } } }),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Everything was found' })).toBeVisible();
  // What one period has is not shown for another that cannot be had.
  await page.route('**/api/v1/searches/missed?days=90', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: 'Closed for stocktaking.' } }),
  );
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: '90 days' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Closed for stocktaking.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Everything was found' })).toBeHidden();
});
