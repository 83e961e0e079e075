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
  for (let n = 0; n < 3; n += 1) await fetch(`${ownShop.url}/api/v1/products?search=${encodeURIComponent(words)}`);
  await dashboard.open(PATH, TITLE);
  await expect(dashboard.row(words)).toContainText('3');
  await expect(dashboard.row(words).getByRole('link', { name: `Search the shop for “${words}”` })).toHaveAttribute(
    'href',
    /^\/search\?q=.*&quiet=true$/,
  );
  await page.getByRole('group', { name: 'Period' }).getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(`${PATH}?days=7`);
  await expect(dashboard.row(words)).toContainText('3');
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

test('nothing missed, and a failure, are said', async ({ page, dashboard, trouble }) => {
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
