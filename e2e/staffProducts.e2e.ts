import type { Page, Route } from '@playwright/test';
import { isAccessible } from './support/axe';
import { isPhone } from './support/browser';
import type { Dashboard } from './support/dashboard';
import { expect, ownShopTest as test } from './support/test';

const LIST = '/dashboard/products';

const open = async (dashboard: Dashboard, query = '') => {
  await dashboard.open(`${LIST}${query}`, 'Products');
  await expect(dashboard.rows.first()).toBeVisible();
};

/** On phones the lists of choices are folded. */
async function filter(page: Page, label: string, option: string): Promise<void> {
  const fold = page.getByRole('button', { name: 'Filter and sort' });
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await page.getByRole('combobox', { name: label }).selectOption({ label: option });
}

// Asked without a browser too: src/staff/resources/products/ListPage.test.tsx, src/staff/kit/list/ListTroubles.test.tsx, src/staff/kit/list/RecordList.test.tsx.
test(
  'a list that failed can be asked again; it shows the columns it is meant to show, and pages as the shop does',
  { tag: '@nightly' },
  async ({ page, dashboard, trouble }) => {
    trouble.expect(/400 \(Bad Request\)/);
    let broken = true;
    await page.route('**/api/v1/products?**', (route) =>
      broken ? route.fulfill({ status: 400, json: { success: false, message: 'Out of order' } }) : route.continue(),
    );
    await dashboard.open(LIST, 'Products');
    await expect(page.getByRole('heading', { name: 'Error loading products' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Out of order' })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard.rows).toHaveCount(12);
    if (!isPhone(page)) {
      const headers = (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim());
      expect(headers.filter(Boolean)).toEqual([
        '#',
        'Name',
        'Category',
        'Stock',
        'Price',
        'New price',
        'Discount',
        'Installment',
        'Images',
        'Advertise',
        'Edit',
        'Actions',
      ]);
    }
    await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(page.getByText(/^13–24 of \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page.getByText(/^25–\d+ of \d+$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
);

test('search, stock, order and page live in the address, Back and a reload keep them, and the file has the rows that are found', async ({
  page,
  dashboard,
}) => {
  await open(dashboard);
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `products, ${scheme}`);
    if (scheme === 'light') return;
    await search.fill('zzyzx');
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters.' })).toBeVisible();
    await isAccessible(page, 'nothing found');
  });
  await search.fill('mini kit');
  await expect(page).toHaveURL(/search=mini\+kit/);
  await expect(dashboard.rows.first()).toContainText('Mini Kit');
  const rows = await dashboard.downloadRows('products', 'id,product_name,category,');
  expect(rows[0]).toContain('Mini Kit');
  await search.fill('');
  await expect(dashboard.rows).toHaveCount(12);
  await filter(page, 'Sort', 'Dearest');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${LIST}?sort=-price&page=2`);
  await expect(page.getByText(/^13–24 of \d+$/)).toBeVisible();
  await filter(page, 'Stock', 'Out of stock');
  await expect(page).toHaveURL(/stock=out/);
  await expect(dashboard.rows.filter({ hasNotText: 'Out of stock' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('select').filter({ hasText: 'Out of stock' })).toHaveValue('out');
  await expect(dashboard.rows.filter({ hasNotText: 'Out of stock' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(/^13–24 of \d+$/)).toBeVisible();
});

// Asked without a browser too: src/staff/resources/products/ListPage.test.tsx, src/staff/kit/confirm/ConfirmDialog.test.tsx, server/operations/products.test.ts.
test(
  'pictures open full screen, a product is advertised from its row; deactivating and activating ask first and name it, and visitors see what follows; a refusal to delete stays in the dialog',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop, trouble }) => {
    trouble.expect(/409 \(Conflict\)/);
    const name = 'Hard Case for the Standard Kit';
    const { id } = await ownShop.staff.productNamed(name);
    await open(dashboard, '?search=hard+case');
    await dashboard
      .row(name)
      .getByRole('button', { name: /images? of/ })
      .click();
    await expect(dashboard.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dashboard.dialog).toHaveCount(0);
    await page.getByRole('button', { name: `Advertise ${name}` }).click();
    await expect(dashboard.dialog).toContainText(name);
    await page.keyboard.press('Escape');
    await expect(dashboard.dialog).toHaveCount(0);

    await dashboard.choose(name, 'Deactivate');
    await expect(dashboard.dialog).toContainText(`Deactivate “${name}”?`);
    await dashboard.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dashboard.dialog).toHaveCount(0);
    await expect(dashboard.row(name)).not.toContainText('Inactive');
    await dashboard.choose(name, 'Deactivate');
    await dashboard.confirm('Deactivate product');
    await expect(dashboard.row(name)).toContainText('Inactive');
    expect((await page.request.get(`/api/v1/products/get-productById/${id}`)).status()).toBe(404);
    await dashboard.choose(name, 'Activate');
    await dashboard.confirm('Activate product');
    await expect(dashboard.row(name)).not.toContainText('Inactive');
    expect((await page.request.get(`/api/v1/products/get-productById/${id}`)).status()).toBe(200);

    await page.route('**/products/delete-product/*', (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'Somebody is buying it.' } }),
    );
    await dashboard.choose(name, 'Delete');
    await dashboard.dialog.getByRole('button', { name: 'Delete product' }).click();
    await expect(dashboard.dialog.getByRole('alert').filter({ hasText: 'Somebody is buying it.' })).toBeVisible();
    await dashboard.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dashboard.row(name)).toBeVisible();
  },
);

// Asked without a browser too: src/staff/kit/list/bulkRun.test.ts, src/staff/kit/list/RecordList.test.tsx.
test(
  'many at once: what hangs can be stopped, and left; progress, and what became of each',
  { tag: ['@wide', '@nightly'] },
  async ({ page, dashboard, trouble }) => {
    trouble.expect(/400 \(Bad Request\)/);
    await open(dashboard, '?search=cable');
    const names = (
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''))
    ).map((label) => label.replace('Select ', ''));
    expect(names.length).toBeGreaterThan(2);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByRole('toolbar').getByText(`${names.length} selected`)).toBeVisible();
    const refuse = (route: Route) => route.fulfill({ status: 400, json: { success: false, message: 'Not this one.' } });
    const hanging: Route[] = [];
    await page.route('**/products/deactivate-product/**', (route) => {
      hanging.push(route);
    });
    const deactivate = page.getByRole('toolbar').getByRole('button', { name: 'Deactivate' });
    await deactivate.click();
    await dashboard.dialog.getByRole('button', { name: 'Deactivate products' }).click();
    // So many at a time.
    await expect.poll(() => hanging.length).toBe(3);
    await dashboard.dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dashboard.dialog.getByText(/^0 of \d+, stopping$/)).toBeVisible();
    await dashboard.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dashboard.dialog).toBeHidden();
    // Nothing is done: all stay chosen.
    await expect(page.getByRole('toolbar').getByText(`${names.length} selected`)).toBeVisible();
    expect(hanging).toHaveLength(3);
    // The answers come when nobody waits for them any more.
    for (const route of hanging) await refuse(route);
    await page.unroute('**/products/deactivate-product/**');

    let calls = 0;
    await page.route('**/products/deactivate-product/**', (route) => {
      calls += 1;
      return calls === 2 ? refuse(route) : route.continue();
    });
    await deactivate.click();
    await dashboard.dialog.getByRole('button', { name: 'Deactivate products' }).click();
    await expect(dashboard.dialog.getByText(`${names.length - 1} done, 1 failed`)).toBeVisible();
    await expect(dashboard.dialog.getByText('Not this one.')).toBeVisible();
    await isAccessible(page, 'what became of each');
    await dashboard.dialog.getByRole('button', { name: 'Done' }).click();
    // What failed stays chosen, to be tried again.
    await expect(page.getByRole('toolbar').getByText('1 selected')).toBeVisible();
    await expect(dashboard.rows.filter({ hasText: 'Inactive' })).toHaveCount(names.length - 1);
    // And back again, for whoever comes next.
    await page.unroute('**/products/deactivate-product/**');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Activate', exact: true }).click();
    await dashboard.dialog.getByRole('button', { name: 'Activate products' }).click();
    await dashboard.dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dashboard.rows.filter({ hasText: 'Inactive' })).toHaveCount(0);
  },
);

// Asked without a browser too: src/staff/kit/list/spreadsheet.test.ts, src/staff/kit/list/ExportButton.test.tsx, src/staff/resources/products/columns.test.ts.
test('the filtered rows as a file that no spreadsheet runs', { tag: '@nightly' }, async ({ dashboard, ownShop }) => {
  const { id, product_name: name } = await ownShop.staff.productNamed('Magnetic Vehicle Mount for the Mini Dish');
  await ownShop.staff.renameProduct(id, '=HYPERLINK("https://evil.example";"Magnetic")');
  try {
    await open(dashboard, '?search=magnetic');
    const rows = await dashboard.downloadRows('products', 'id,product_name,category,');
    expect(rows.join('\n')).toContain(`"'=HYPERLINK(""https://evil.example"";""Magnetic"")"`);
  } finally {
    await ownShop.staff.renameProduct(id, name);
  }
});

test('by keyboard alone: search, choose, be asked, and back where one was; what is confirmed visitors see, of one and of several at once', async ({
  page,
  dashboard,
  ownShop: { staff },
}) => {
  const name = 'Mesh Node, Single';
  const { id } = await staff.productNamed(name);
  const seen = async () => (await page.request.get(`/api/v1/products/get-productById/${id}`)).status();
  await open(dashboard);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeFocused();
  await page.keyboard.type('mesh node');
  await expect(page).toHaveURL(/search=mesh\+node/);
  const menu = page.getByRole('button', { name: `Actions for ${name}`, exact: true });
  const deactivate = async () => {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'View in shop' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dashboard.dialog).toContainText(`Deactivate “${name}”?`);
  };
  await deactivate();
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  expect(await seen()).toBe(200);
  await deactivate();
  try {
    await dashboard.dialog.getByRole('button', { name: 'Deactivate product' }).press('Enter');
    await expect(dashboard.row(name)).toContainText('Inactive');
    expect(await seen()).toBe(404);
    if (isPhone(page)) return;
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space');
    await page.getByRole('toolbar').getByRole('button', { name: 'Activate', exact: true }).press('Enter');
    await dashboard.dialog.getByRole('button', { name: 'Activate products' }).press('Enter');
    await dashboard.dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(dashboard.row(name)).not.toContainText('Inactive');
    expect(await seen()).toBe(200);
  } finally {
    await staff.setOnSale(id, true);
  }
});
