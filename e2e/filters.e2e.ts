import type { Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { countRequests } from './support/faults';
import { kes, PRODUCTS, standardKit, travelCase } from './support/goods';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Opens all filters: by Filter on a phone, by the price elsewhere. */
async function openFilters(page: Page, shop: Shop): Promise<void> {
  await page.getByRole('button', { name: shop.isPhone() ? /^Filter/ : /^(Price|Up to|From|Ksh)/ }).click();
  await expect(shop.filters).toBeVisible();
}

const countIn = (text: string | null): number => Number(/\((\d+)\)/.exec(text ?? '')?.[1]);

test(
  'a use and a step of prices leave as many as they say; Back closes the filters, and then undoes each choice, also after loading anew',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.open();
    await openFilters(page, shop);
    await isAccessible(page, 'the filters');
    const farm = shop.filters.getByRole('button', { name: /^Farm/ });
    const farms = countIn(await farm.textContent());
    const step = shop.filters.getByRole('button', { name: /^Up to Ksh/ });
    const ofAll = (await step.textContent()) ?? '';
    await farm.click();
    await expect(shop.filters.getByRole('button', { name: `Show ${farms} products` })).toBeVisible();
    // The list and the counts are two calls: either may be answered first.
    await expect(step).not.toHaveText(ofAll);
    const cheap = countIn(await step.textContent());
    expect(cheap).toBeLessThan(farms);
    await step.click();
    await expect(shop.filters.getByRole('button', { name: `Show ${cheap} products` })).toBeVisible();
    await page.goBack();
    await expect(shop.filters).toHaveCount(0);
    await shop.showsCount(cheap);
    await shop.sortBy('Price, low to high');
    await expect(page).toHaveURL(/use=farm&max=\d+&sort=price$/);
    await page.goBack();
    await expect(page).toHaveURL(/use=farm&max=\d+$/);
    await shop.reload();
    await shop.showsCount(cheap);
    await page.goBack();
    await shop.showsCount(farms);
    await page.goBack();
    await shop.showsCount(PRODUCTS);
  },
);

// Asked without a browser too: src/shop/features/catalog/FilterSheet.test.tsx, server/operations/productLists.test.ts.
test(
  'any range can be typed, as people write amounts and in any order',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await shop.open();
    await openFilters(page, shop);
    await shop.filters.getByLabel('From (Ksh)').fill('50,000');
    await shop.filters.getByLabel('To (Ksh)').fill('Ksh 9000');
    await shop.filters.getByLabel('To (Ksh)').press('Enter');
    await expect(page).toHaveURL('/shop?min=9000&max=50000');
    await expect(shop.filters.getByLabel('From (Ksh)')).toHaveValue('9000');
    // The button that shows the products takes what was typed, too.
    await shop.filters.getByLabel('To (Ksh)').fill('49500');
    await shop.filters.getByRole('button', { name: /^Show \d+ products/ }).click();
    await expect(page).toHaveURL('/shop?min=9000&max=49500');
    // By what they cost now.
    await expect(shop.card(standardKit.name).getByText(kes(standardKit.price))).toBeVisible();
    for (const price of await shop.prices()) {
      expect(price).toBeGreaterThanOrEqual(9_000);
      expect(price).toBeLessThanOrEqual(49_500);
    }
  },
);

// Asked without a browser too: src/shop/features/catalog/FilterSheet.test.tsx, src/shop/pages/shop/ShopPage.test.tsx, src/common/app/focusStays.test.ts.
test('a choice that would leave nothing is off', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open('/shop?use=vehicle');
  // What keeps the focus comes with the first touch.
  const keepsFocus = page.waitForResponse(/\/assets\/focus\./);
  await page.mouse.move(5, 5);
  await keepsFocus;
  if (shop.isPhone()) {
    await openFilters(page, shop);
    await expect(shop.filters.getByRole('radio', { name: 'Routers' })).toBeDisabled();
    await shop.filters.getByRole('button', { name: /^Show/ }).click();
  } else {
    const categories = page.getByRole('combobox', { name: 'Category' });
    await expect(categories.getByRole('option', { name: 'Routers (0)' })).toBeDisabled();
  }
  await shop.chooseCategory('Cases');
  await shop.showsCount(2);
  await expect(shop.card(travelCase.name)).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter For vehicle' }).press('Enter');
  await shop.showsCount(3);
  // What was pressed is gone: the focus is on what stands beside it.
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeFocused();
});

// Asked without a browser too: src/shop/pages/shop/ShopPage.test.tsx.
test(
  'the counts are asked once for each choice, which begins at the first page, and not for a page or an order',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    const asked = countRequests(page, /\/products\/facets/);
    await shop.open();
    await shop.goToPage('Next');
    await shop.showsPage(2);
    const ordered = page.waitForResponse(/\/products\?.*sort=newest/);
    await shop.sortBy('Newest');
    await ordered;
    await shop.showsPage(1);
    await shop.goToPage('Next');
    await shop.showsPage(2);
    expect(asked.count).toBe(0);
    await shop.onlyInStock();
    await expect(page).toHaveURL('/shop?sort=newest&stock=in');
    await expect.poll(() => asked.urls).toEqual([expect.stringMatching(/facets\?in_stock=true$/)]);
  },
);

// Asked without a browser too: src/shop/features/catalog/ProductCard.test.tsx.
test('kits say what they are for, parts do not', { tag: '@nightly' }, async ({ shop }) => {
  await shop.open('/shop?use=home');
  await expect(shop.card(standardKit.name).getByText('For home, office and farm')).toBeVisible();
  await expect(shop.list.getByText(/^For /)).toHaveCount(
    await shop.list
      .getByRole('article')
      .filter({ hasText: /Kit Gen|Mini Kit/ })
      .count(),
  );
});
