import { isAccessible } from './support/axe';
import { Comparison } from './support/compare';
import { answerWith } from './support/faults';
import { accessPoint, hardCase, ksh, miniKit, routerSupply, safariKit, standardKit, travelCase } from './support/goods';
import { speaks } from './support/language';
import { comparisonOf } from './support/routes';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

test('what is chosen in the list, by keyboard alone and in another tab, stands side by side; a fourth asks which one makes way; Back closes the question and nothing else', async ({
  page,
  context,
  shop,
}) => {
  const comparison = new Comparison(page, shop);
  await shop.open('/shop?sort=newest');
  await page.keyboard.press('Shift');
  for (const { name } of [travelCase, safariKit]) {
    await comparison.choice(name).focus();
    await page.keyboard.press('Space');
    await expect(comparison.remove(name)).toBeVisible();
  }
  await expect(comparison.choice(travelCase.name)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(comparison.remove(travelCase.name)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(comparison.open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`Compare ${travelCase.name}, ${safariKit.name} · AngaLink`);
  await comparison.shows([travelCase.name, safariKit.name]);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(comparison.bar).toHaveCount(0);
  await expect(comparison.row('Price')).toContainText(ksh(travelCase.price));
  await comparison.table.getByRole('button', { name: `Add to Cart: ${safariKit.name}` }).click();
  await shop.hasInCart(1);
  await page.goBack();
  await expect(comparison.bar.getByRole('listitem')).toHaveCount(2);
  await isAccessible(page, 'the shop with two products to compare');

  const other = new Shop(await context.newPage());
  await other.open('/shop?sort=newest');
  await new Comparison(other.page, other).choose(hardCase.name);
  await expect(comparison.bar.getByRole('listitem')).toHaveCount(3);
  await comparison.choose(accessPoint.name);
  await expect(comparison.dialog).toContainText(`Which one makes way for ${accessPoint.name}?`);
  await isAccessible(page, 'the question whose place a fourth product takes');
  await page.goBack();
  await expect(comparison.dialog).toBeHidden();
  await expect(page).toHaveURL('/shop?sort=newest');
  await expect(comparison.choice(accessPoint.name)).toHaveAttribute('aria-pressed', 'false');
});

// Asked without a browser too: src/shop/features/compare/CompareBar.test.tsx, src/shop/pages/compare/ComparePage.test.tsx, src/shop/pages/compare/CompareTable.test.tsx.
test(
  'a fourth takes the place of one of three; of two only the differences are shown, one is taken out, and Back brings it',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    const comparison = new Comparison(page, shop);
    await shop.open('/shop?sort=newest');
    await comparison.choose(travelCase.name);
    await expect(comparison.bar.getByRole('link', { name: 'Choose another' })).toBeVisible();
    for (const { name } of [safariKit, hardCase, accessPoint]) await comparison.choose(name);
    await comparison.dialog.getByRole('button', { name: `Swap ${safariKit.name} for ${accessPoint.name}` }).click();
    await expect(comparison.choice(accessPoint.name)).toBeFocused();
    await comparison.open.click();
    await comparison.shows([travelCase.name, accessPoint.name, hardCase.name]);
    await expect(comparison.row('Price')).toContainText('Lowest price');
    await expect(comparison.row('Weight').getByRole('rowheader')).toContainText('differs');
    await comparison.remove(accessPoint.name).click();
    await comparison.shows([travelCase.name, hardCase.name]);

    const same = comparison.row('Category');
    await expect(same).toBeVisible();
    await page.getByRole('switch', { name: 'Only differences' }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/only=differences$/);
    await expect(same).toHaveCount(0);
    await expect(comparison.row('Price')).toBeVisible();
    await comparison.remove(travelCase.name).focus();
    await page.keyboard.press('Enter');
    await expect(comparison.remove(hardCase.name)).toBeFocused();
    await comparison.shows([hardCase.name]);
    await expect(page.getByText('One product alone is no comparison: add another.')).toBeVisible();
    await page.goBack();
    await comparison.shows([travelCase.name, hardCase.name]);
    await page.goBack();
    await page.goBack();
    await comparison.bar.getByRole('button', { name: 'Clear the comparison' }).click();
    await expect(comparison.bar).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test('a shared address is rendered on the server, leaves out what it cannot show and says so', async ({
  page,
  shop,
  staff,
  trouble,
}) => {
  // The browser asks again for what is missing.
  trouble.expect(/404 \(Not Found\)/);
  const comparison = new Comparison(page, shop);
  const path = await comparisonOf(staff, [standardKit.name, routerSupply.name]);
  const response = await shop.open(`${path},999999999`);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain(standardKit.name);
  await comparison.shows([standardKit.name, routerSupply.name]);
  await expect(page.getByText('One product is not in the shop any more and is left out.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await isAccessible(page, 'a comparison with a product that is gone and one out of stock');
});

// Asked without a browser too: src/shop/pages/compare/ComparePage.test.tsx.
test(
  'what an address asks for beyond three, or twice, is left out; without any it leads to the shop',
  { tag: '@nightly' },
  async ({ page, shop, staff }) => {
    const comparison = new Comparison(page, shop);
    const path = await comparisonOf(staff, [standardKit.name, routerSupply.name]);
    const [kit] = new URLSearchParams(path.split('?')[1]).get('ids')?.split(',') ?? [];
    await shop.open(`${path},${kit},${kit}`);
    await comparison.shows([standardKit.name, routerSupply.name]);
    await expect(page.getByText(/^A comparison takes three products, each once\./)).toBeVisible();
    // Opening it chooses nothing in this browser.
    expect(await page.evaluate(() => window.localStorage.getItem('comparedProducts'))).toBeNull();

    await shop.open('/shop/compare');
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the shop' }).click();
    await expect(page).toHaveURL('/shop');
  },
);

// Asked without a browser too: src/shop/pages/compare/ComparePage.test.tsx, src/shop/pages/compare/CompareTable.test.tsx.
test(
  'one that cannot be read says so in its column, and the other stands; a retry brings it',
  { tag: '@nightly' },
  async ({ page, shop, staff, trouble }) => {
    trouble.expect(/500 \(Internal/);
    const comparison = new Comparison(page, shop);
    const { id } = await staff.productNamed(hardCase.name);
    const one = new RegExp(`get-productById/${id}`);
    await shop.open('/shop?sort=newest');
    for (const { name } of [travelCase, hardCase]) await comparison.choose(name);
    await page.route(one, answerWith({ success: false, message: '' }, 500));
    await comparison.open.click();
    await expect(comparison.table.getByRole('alert')).toContainText('This product could not be read');
    await comparison.shows([travelCase.name, hardCase.name]);
    await expect(comparison.row('Price')).toContainText(ksh(travelCase.price));
    await isAccessible(page, 'a comparison with a product that cannot be read');
    await page.unroute(one);
    await comparison.table.getByRole('button', { name: `Try again: ${hardCase.name}` }).click();
    await expect(comparison.row('Price')).toContainText(ksh(hardCase.price));
  },
);

// Asked without a browser too: src/shop/pages/compare/ComparePage.test.tsx.
test(
  'another is added from the same page, and the third fills it',
  { tag: '@nightly' },
  async ({ page, shop, staff }) => {
    const comparison = new Comparison(page, shop);
    await shop.open(await comparisonOf(staff, [standardKit.name, miniKit.name]));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const more = page.getByRole('region', { name: 'Add another' });
    const add = more.getByRole('button', { name: /^Add .* to the comparison$/ }).first();
    await add.click();
    await expect(comparison.table.getByRole('columnheader')).toHaveCount(4);
    await expect(more).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeFocused();
  },
);

// Asked without a browser too: src/common/browser/stored.test.ts, src/shop/features/compare/CompareBar.test.tsx, src/shop/pages/compare/Comparison.test.tsx.
test('from a product, in Swahili, and in another tab', { tag: '@nightly' }, async ({ page, context, shop, staff }) => {
  await speaks(page, 'sw');
  const { id } = await staff.productNamed(miniKit.name);
  await shop.open(`/shop/single-product/${id}`);
  await page.keyboard.press('Shift');
  await page
    .getByRole('button', { name: `Linganisha ${miniKit.kiswahili}` })
    .first()
    .click();
  const other = await context.newPage();
  const theirs = new Shop(other);
  await theirs.open('/shop?sort=newest');
  await other.keyboard.press('Shift');
  await theirs
    .card(travelCase.kiswahili)
    .getByRole('button', { name: `Linganisha ${travelCase.kiswahili}` })
    .click();
  const bar = page.getByRole('region', { name: 'Bidhaa za kulinganisha' });
  await expect(bar.getByRole('listitem')).toHaveCount(2);
  await bar.getByRole('link', { name: 'Linganisha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Linganisha' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Uzito/ }).getByText('Uzito')).toBeVisible();
});
