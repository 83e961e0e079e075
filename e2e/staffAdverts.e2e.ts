import { AdvertsPage, barOfTheShop, day } from './support/adverts';
import { fitsTheScreen, isAccessible } from './support/axe';
import { hardCase, miniKit, safariKit, solarSet, travelCase } from './support/goods';
import { expect, ownShopTest } from './support/test';

const test = ownShopTest.extend<{ adverts: AdvertsPage }>({
  adverts: ({ page, dashboard }, use) => use(new AdvertsPage(page, dashboard)),
});

const ADVERTISE = '**/api/v1/products/advertisement';
const CROWDED = /(four|up to \w+) adverts overlap\. The bar at the top of the shop shows three: those added last\./;

test('the main path of an advert: found, advertised, seen in the shop, moved, stopped; everybody can use the page and its dialogs', async ({
  adverts,
  dashboard,
  ownShop,
  page,
}) => {
  const { name } = travelCase;
  await adverts.open();
  await page.getByRole('button', { name: 'Advertise a product' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await isAccessible(page, 'The choice of a product');
  await page.keyboard.press('Escape');
  await adverts.choose(name);
  // A fourth one on the same days is warned of, not refused.
  await expect(dashboard.dialog.getByRole('status').filter({ hasText: CROWDED })).toBeVisible();
  await adverts.setDays(day(0), day(5));
  await dashboard.confirm('Advertise');
  await expect(page.getByRole('button', { name: 'Advertise a product' })).toBeFocused();
  await dashboard.says('Advert added successfully');
  await expect(adverts.row(name)).toContainText('Running');
  expect(await barOfTheShop(ownShop.url)).toContain(name);

  await dashboard.inBothColours(async (scheme) => {
    await isAccessible(page, `Adverts, ${scheme}`);
    if (scheme === 'light') return;
    await fitsTheScreen(page, 'Adverts on a phone');
    await dashboard.choose(name, 'Edit dates');
    await expect(dashboard.dialog.getByLabel('End date')).toHaveValue(day(5));
    await adverts.setDays(day(9), day(3));
    await dashboard.dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dashboard.dialog.getByLabel('End date')).toHaveAttribute('aria-invalid', 'true');
    await isAccessible(page, "An advert's dialog with an error, in the dark");
  });
  await adverts.setDays(day(2), day(30));
  await dashboard.confirm('Save');
  await dashboard.says('Advert updated successfully');
  await expect(adverts.row(name)).toContainText('Planned');
  expect(await barOfTheShop(ownShop.url)).not.toContain(name);

  await dashboard.choose(name, 'Stop advert');
  await dashboard.confirm('Stop advert');
  await dashboard.says('The advert is stopped.');
  await expect(adverts.row(name)).toContainText('Stopped');
});

// Asked without a browser too: src/staff/features/adverts/warnings.test.ts, src/staff/features/adverts/AdvertiseDialog.test.tsx.
test(
  'what is known before is said before: an inactive product, one that is advertised already, days that are over',
  { tag: '@nightly' },
  async ({ adverts, dashboard, ownShop }) => {
    const warning = (text: string | RegExp) => dashboard.dialog.getByRole('status').filter({ hasText: text });
    const { id } = await ownShop.staff.productNamed(hardCase.name);
    await ownShop.staff.setOnSale(id, false);
    await adverts.open();
    await adverts.choose(hardCase.name);
    await expect(warning('This product is inactive: visitors will not see the advert')).toBeVisible();
    await dashboard.dialog
      .getByRole('switch', { name: 'Active' })
      .or(dashboard.dialog.getByRole('checkbox', { name: 'Active' }))
      .click();
    await expect(warning(/\S/)).toHaveCount(0);
    await dashboard.confirm('Cancel');
    await ownShop.staff.setOnSale(id, true);

    await adverts.choose(miniKit.name);
    await expect(warning('This product is already advertised')).toBeVisible();
    await adverts.setDays(day(-9), day(-2));
    await expect(warning('These days are over: visitors will not see the advert.')).toBeVisible();
    await dashboard.confirm('Cancel');
  },
);

// Asked without a browser too: src/staff/features/adverts/AdvertiseDialog.test.tsx.
test(
  "refusals: an impossible window, the server's word at its field, a failure; nothing typed is lost, and one press is one advert",
  { tag: '@nightly' },
  async ({ adverts, dashboard, page, trouble }) => {
    trouble.expect(/400 \(Bad Request\)/, /409 \(Conflict\)/);
    await adverts.open();
    await adverts.choose(safariKit.name);
    const end = dashboard.dialog.getByLabel('End date');
    await adverts.setDays(day(9), day(3));
    await dashboard.dialog.getByRole('button', { name: 'Advertise', exact: true }).click();
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await expect(end).toHaveAccessibleDescription(/The advert ends before it starts\./);

    await end.fill(day(12));
    let calls = 0;
    await page.route(ADVERTISE, async (route) => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const data = calls === 1 ? { end_date: 'Too late for this season.' } : {};
      await route.fulfill({
        status: calls === 1 ? 400 : 409,
        json: { success: false, message: calls === 1 ? 'Too late for this season.' : 'The season is closed.', data },
      });
    });
    await dashboard.dialog.getByRole('button', { name: 'Advertise', exact: true }).dblclick();
    await expect(end).toHaveAccessibleDescription(/Too late for this season\./);
    expect(calls).toBe(1);
    await end.fill(day(11));
    await dashboard.dialog.getByRole('button', { name: 'Advertise', exact: true }).click();
    await expect(dashboard.dialog.getByRole('alert').filter({ hasText: 'The season is closed.' })).toBeVisible();
    await expect(end).toHaveValue(day(11));
    await dashboard.confirm('Cancel');
  },
);

// Asked without a browser too: src/staff/pages/adverts/TimelinePage.test.tsx.
test(
  'what cannot be stopped is said where it was asked; the days and the kind shown stand in the address',
  { tag: '@nightly' },
  async ({ adverts, dashboard, page, trouble }) => {
    trouble.expect(/409 \(Conflict\)/);
    await page.route('**/api/v1/products/advertisement/*', (route) =>
      route.fulfill({ status: 409, json: { success: false, message: 'Not on Sundays.' } }),
    );
    await adverts.open();
    await adverts
      .row(miniKit.name)
      .getByRole('button', { name: /^Stop the advert/ })
      .click();
    await expect(dashboard.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dashboard.dialog.getByRole('button', { name: 'Stop advert' }).click();
    await expect(dashboard.dialog.getByRole('alert').filter({ hasText: 'Not on Sundays.' })).toBeVisible();
    await dashboard.confirm('Cancel');
    await expect(adverts.row(miniKit.name)).toContainText('Running');

    await page.getByRole('button', { name: /^Planned/ }).click();
    await expect(page).toHaveURL(/status=planned/);
    await expect(adverts.row(miniKit.name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).not.toHaveURL(/from=/);
    await page.goBack();
    await expect(page).toHaveURL(/from=/);
    await page.getByRole('button', { name: 'Today' }).click();
    await page.getByRole('button', { name: /^Ended/ }).click();
    await expect(adverts.row(solarSet.name)).toContainText('Ended');
    // What is over is listed with its days alone.
    for (let step = 0; step < 8; step += 1) await page.getByRole('button', { name: 'Earlier' }).click();
    await expect(adverts.row(solarSet.name)).toHaveCount(0);
  },
);
