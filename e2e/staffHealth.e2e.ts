import type { Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { hardCase, routerSupply } from './support/goods';
import { photo } from './support/pictures';
import { ProductForm } from './support/productForm';
import { expect, ownShopTest as test } from './support/test';

const PATH = '/dashboard/health';
const TITLE = 'Listing health';
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What is wrong' }).getByRole('button', { name: new RegExp(`^${name}`) });

test.beforeEach(({ ownShop }) => ownShop.staff.removePictures(routerSupply.name));

test("a product without a picture leads to the form's pictures, and back", async ({ page, dashboard }) => {
  await dashboard.open(PATH, TITLE);
  await expect(tab(page, 'No picture')).toContainText('1');
  const row = dashboard.row(routerSupply.name);
  await expect(row).toContainText('No picture: visitors see a placeholder.');
  await dashboard.inBothColours((scheme) => isAccessible(page, `${TITLE}, ${scheme}`));
  await row.getByRole('link', { name: `Add a picture: ${routerSupply.name}` }).click();
  await expect(page).toHaveURL(/\/dashboard\/products\/edit-product\/[^/]+\?field=images$/);
  await page.goBack();
  await expect(row).toBeVisible();
});

// Asked without a browser too: src/staff/pages/listingHealth/ListingHealthPage.test.tsx, server/operations/productHealth.test.ts.
test(
  'once a picture is there, the page opens on what is left to do',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff } }) => {
    await dashboard.open(PATH, TITLE);
    await dashboard
      .row(routerSupply.name)
      .getByRole('link', { name: `Add a picture: ${routerSupply.name}` })
      .click();
    await new ProductForm(page).add([await photo('supply.jpg')]);
    await expect.poll(async () => (await staff.productNamed(routerSupply.name)).images).toHaveLength(1);
    await dashboard.open(PATH, TITLE);
    await expect(tab(page, 'No picture')).toContainText('0');
    await expect(tab(page, 'Ended discount')).toHaveAttribute('aria-pressed', 'true');
    await expect(dashboard.rows.first()).toContainText('The discount ended on');
    const numbers = await page
      .getByRole('group', { name: 'What is wrong' })
      .getByRole('button')
      .locator('span')
      .allInnerTexts();
    await expect(page.locator('h1 + span')).toHaveText(
      String(numbers.reduce((sum, number) => sum + Number(number), 0)),
    );
  },
);

// Asked without a browser too: src/staff/pages/listingHealth/ListingHealthPage.test.tsx, src/staff/features/listingHealth/issues.test.ts.
test(
  'an ended discount says since when, and missing dimensions are named; each leads to its field',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop }) => {
    const { id } = await ownShop.staff.productNamed(hardCase.name);
    await ownShop.staff.change(id, { package_dimensions: null });
    await dashboard.open(PATH, TITLE);
    await tab(page, 'Ended discount').click();
    await expect(page).toHaveURL(/issue=ended-discount/);
    await expect(dashboard.rows.first()).toContainText(
      /The discount ended on \d+ \w+, but the new price KES\s[\d,.]+ still stands\./,
    );
    await expect(dashboard.rows.first().getByRole('link', { name: /^Correct the discount: / })).toHaveAttribute(
      'href',
      /\?field=discount_end_date$/,
    );
    await tab(page, 'No dimensions').click();
    await expect(dashboard.row(hardCase.name)).toContainText('The package’s dimensions are missing.');
    await expect(dashboard.row(hardCase.name).getByRole('link')).toHaveAttribute('href', /\?field=package_dimensions$/);
    await ownShop.staff.change(id, { package_dimensions: '60 x 40 x 30 cm' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Every product has its dimensions' })).toBeVisible();
  },
);

// Asked without a browser too: src/staff/pages/listingHealth/ListingHealthPage.test.tsx, src/staff/features/home/AdvertsCard.test.tsx, src/staff/resources/products/ListPage.test.tsx.
test(
  'an inactive product that is advertised: its advert is stopped, or it is activated',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff } }) => {
    const [advert] = await staff.runningAdverts();
    if (!advert) throw new Error('No advert runs.');
    const { id, product_name: name } = advert.product;
    await dashboard.open('/dashboard', 'Welcome, Demo');
    const running = page.getByRole('region', { name: 'Adverts running' }).getByRole('link', { name });
    await expect(running).toBeVisible();
    await staff.setOnSale(id, false);
    // It runs, but nobody sees it: no place says that visitors do.
    await page.reload();
    await expect(page.getByRole('region', { name: 'Adverts running' }).getByRole('listitem').first()).toBeVisible();
    await expect(running).toHaveCount(0);
    await dashboard.open('/dashboard/products', 'Products');
    await expect(dashboard.row(name)).toContainText('not shown');
    await dashboard.open(`${PATH}?issue=inactive-advertised`, TITLE);
    await expect(dashboard.row(name)).toContainText(
      /Inactive, but advertised \(until \d+ \w+( \d{4})?\): visitors see neither\./,
    );
    await dashboard
      .row(name)
      .getByRole('button', { name: `Activate ${name}` })
      .click();
    await dashboard.confirm('Activate product');
    await expect(page.getByRole('heading', { name: 'No inactive product is advertised' })).toBeVisible();
    expect((await staff.productNamed(name)).isActive).toBe(true);

    await staff.setOnSale(id, false);
    await page.reload();
    await expect(tab(page, 'Inactive, advertised')).toContainText('1');
    await dashboard
      .row(name)
      .getByRole('button', { name: `Stop advert of ${name}` })
      .click();
    await dashboard.confirm('Stop advert');
    await expect(page.getByRole('heading', { name: 'No inactive product is advertised' })).toBeVisible();
    await expect(tab(page, 'Inactive, advertised')).toContainText('0');
    await staff.setOnSale(id, true);
    await staff.setAdvert(advert.id, true);
  },
);
