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
  'a use and a step of prices say how many they leave, and leave so many',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.open();
    await openFilters(page, shop);
    const farm = shop.filters.getByRole('button', { name: /^Farm/ });
    const farms = countIn(await farm.textContent());
    const step = shop.filters.getByRole('button', { name: /^Up to Ksh/ });
    const ofAll = (await step.textContent()) ?? '';
    await farm.click();
    await expect(farm).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.filters.getByRole('button', { name: `Show ${farms} products` })).toBeVisible();
    // The list and the counts are two calls: either may be answered first.
    await expect(step).not.toHaveText(ofAll);
    const cheap = countIn(await step.textContent());
    expect(cheap).toBeLessThan(farms);
    await step.click();
    await shop.filters.getByRole('button', { name: `Show ${cheap} products` }).click();
    await shop.showsCount(cheap);
    await expect(page).toHaveURL(/use=farm/);
    const words =
      (await step
        .or(page.getByRole('button', { name: /^Remove filter Up to/ }))
        .first()
        .textContent()) ?? '';
    const most = Number(words.replace(/\(.*/, '').replace(/[^0-9]/g, ''));
    expect(Math.max(...(await shop.prices()))).toBeLessThanOrEqual(most);

    await shop.reload();
    await shop.showsCount(cheap);
    await page.getByRole('button', { name: /^Remove filter Up to/ }).click();
    await shop.showsCount(farms);
    await page.goBack();
    await shop.showsCount(cheap);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await shop.showsCount(PRODUCTS);
  },
);

test('Back closes the filters and keeps what was chosen; the next one undoes it, also after loading anew; any range can be typed, as people write amounts and in any order', async ({
  page,
  shop,
}) => {
  await shop.open();
  await openFilters(page, shop);
  await isAccessible(page, 'the filters');
  const farm = shop.filters.getByRole('button', { name: /^Farm/ });
  const farms = countIn(await farm.textContent());
  await farm.click();
  await expect(page).toHaveURL(/use=farm/);
  const stock = shop.filters.getByRole('checkbox', { name: /^In stock/ });
  await stock.check();
  await expect(page).toHaveURL(/use=farm&stock=/);
  await page.goBack();
  await expect(shop.filters).toHaveCount(0);
  await expect(page).toHaveURL(/use=farm&stock=/);
  await shop.reload();
  await page.goBack();
  await expect(page).toHaveURL(/use=farm$/);
  await shop.showsCount(farms);
  await page.goBack();
  await expect(page).not.toHaveURL(/use=/);
  await shop.showsCount(PRODUCTS);

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
});

test('a choice that would leave nothing is off', async ({ page, shop }) => {
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

test('the counts are asked once for each choice, which begins at the first page, and not for a page or an order', async ({
  page,
  shop,
}) => {
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
});

test('kits say what they are for, parts do not', async ({ shop }) => {
  await shop.open('/shop?use=home');
  await expect(shop.card(standardKit.name).getByText('For home, office and farm')).toBeVisible();
  await expect(shop.list.getByText(/^For /)).toHaveCount(
    await shop.list
      .getByRole('article')
      .filter({ hasText: /Kit Gen|Mini Kit/ })
      .count(),
  );
});
