import type { Locator, Page } from '@playwright/test';
import { fitsTheScreen, isAccessible } from './support/axe';
import { answerWith, PRODUCT_LIST } from './support/faults';
import { kes, standardKit, sealingKit } from './support/goods';
import { speaks } from './support/language';
import { expect, test } from './support/test';

const GUIDE = '/shop/which-kit';
const FAMILY = `${GUIDE}?where=home&people=family&power=grid&roof=mabati`;
const roofMount = { name: 'Roof Pivot Mount for Mabati with Four Sealed Roof Screws', price: 9_800 };
const total = standardKit.price + roofMount.price + sealingKit.price;

const question = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });
const answer = (page: Page, name: RegExp): Locator => page.getByRole('main').getByRole('link', { name });

test('four answers, by keyboard alone, lead to a kit with its parts and a total, which go into the cart at once', async ({
  page,
  shop,
  cart,
}) => {
  await shop.open();
  await page.getByRole('link', { name: 'Which kit fits you?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Which kit?' })).toBeVisible();
  await answer(page, /^Home/).focus();
  await page.keyboard.press('Enter');
  // From the heading the first answer comes next.
  for (const [heading, tabs] of [
    ['How many people will use it?', 2],
    ['Where does the power come from?', 1],
    ['What will the dish stand on?', 1],
  ] as const) {
    await expect(question(page, heading)).toBeFocused();
    for (let n = 0; n < tabs; n += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(question(page, 'Your kit')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${FAMILY.replace('?', '\\?')}$`));
  const main = page.getByRole('main');
  for (const { name } of [standardKit, roofMount, sealingKit])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(main).toContainText(kes(total));
  await main.getByRole('button', { name: 'Add all 3 to Cart' }).click();
  await shop.says('3 products added to cart');
  await cart.open();
  await expect(cart.lines).toHaveCount(3);
  await expect(cart.panel).toContainText(kes(total));
});

// Asked without a browser too: src/shop/pages/GuidePage.test.tsx.
test('an answer is changed at the end; Back goes a question back', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open(FAMILY);
  await page.getByRole('link', { name: /^Roof: Mabati/ }).click();
  await expect(question(page, 'What will the dish stand on?')).toBeFocused();
  await answer(page, /^Tiles/).click();
  await expect(question(page, 'Your kit')).toBeVisible();
  // The wall mount is out of stock in the demo shop.
  await expect(page.getByRole('main')).toContainText('We have none on the shelf now: ask us.');
  await page.goBack();
  await expect(question(page, 'What will the dish stand on?')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Roof: Mabati/ })).toBeVisible();
  await page.getByRole('link', { name: /^Place: Home/ }).click();
  await answer(page, /^Vehicle/).click();
  await expect(question(page, 'Where does the power come from?')).toBeVisible();
  await expect(answer(page, /^Grid/)).toHaveCount(0);
  await answer(page, /^Vehicle battery/).click();
  await expect(page.getByRole('main')).toContainText('Runs the dish from a 12 V socket.');
});

// Asked without a browser too: src/shop/pages/GuidePage.test.tsx.
test('where nothing fits it says so, and asks', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open(`${GUIDE}?where=vehicle&people=many&power=vehicle`);
  await expect(page.getByRole('status').filter({ hasText: 'Ask us about this one' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ask on WhatsApp/ })).toHaveAttribute(
    'href',
    /text=Which%20kit%3F%20Vehicle/,
  );
  await isAccessible(page, 'nothing that fits');
  await page.getByRole('main').getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Get a Quote' })).toBeVisible();
});

// Asked without a browser too: src/shop/pages/GuidePage.test.tsx.
test('by keyboard alone, in Swahili', { tag: '@nightly' }, async ({ page, shop }) => {
  await speaks(page, 'sw');
  await shop.open(GUIDE);
  await expect(page.getByRole('heading', { level: 1, name: 'Seti ipi inakufaa?' })).toBeVisible();
  await answer(page, /^Shambani/).focus();
  await page.keyboard.press('Enter');
  for (const heading of ['Watu wangapi wataitumia?', 'Umeme unatoka wapi?', 'Dishi litakaa juu ya nini?']) {
    await expect(question(page, heading)).toBeFocused();
    // The first answer comes next.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(question(page, 'Seti yako')).toBeFocused();
  await isAccessible(page, 'the kit in Swahili');
  await page.getByRole('button', { name: /^Weka zote/ }).press('Enter');
  await shop.says('Bidhaa 4 zimewekwa kikapuni');
});

test('without a program every step is a link, and the kit stands in the document', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(GUIDE);
  for (const name of [/^Home/, /^3 to 10/, /^Grid/, /^Mabati/]) await answer(page, name).click();
  await expect(page.getByRole('main').getByRole('link', { name: standardKit.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(kes(total));
  await context.close();
});

// Asked without a browser too: src/shop/pages/GuidePage.test.tsx.
test(
  'a shop that cannot be reached can be asked again, and a chat is open meanwhile',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/500 \(Internal/);
    await shop.open(`${GUIDE}?where=home&people=family&power=grid`);
    await page.route(PRODUCT_LIST, answerWith({ success: false, message: '' }, 500));
    await answer(page, /^Mabati/).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('The products could not be loaded');
    await expect(main.getByRole('link', { name: /Ask on WhatsApp/ })).toBeVisible();
    await isAccessible(page, 'products that could not be loaded');
    await page.unroute(PRODUCT_LIST);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main).toContainText(kes(total));
  },
);

test("a kit's page says what it needs, and adds all of it", async ({ page, shop, staff }) => {
  const { id } = await staff.productNamed(standardKit.name);
  await shop.open(`/shop/single-product/${id}`);
  const needed = page.getByRole('region', { name: 'You also need' });
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded();
  await expect(needed.getByRole('listitem')).toHaveCount(4);
  await isAccessible(page, 'what a kit needs');
  await fitsTheScreen(page, 'what a kit needs');
  await needed.getByRole('button', { name: 'Add all 4 to Cart' }).click();
  await shop.says('4 products added to cart');
  await shop.hasInCart(4);
});

// Asked without a browser too: src/shop/pages/shop/ProductView.test.tsx.
test(
  'a server that does not say what a kit needs leaves the related products where they were',
  { tag: '@nightly' },
  async ({ page, shop, staff }) => {
    const { id } = await staff.productNamed(standardKit.name);
    await page.route(`**/api/v1/products/get-productById/${id}`, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: Record<string, unknown> };
      const { related: _, ...others } = data;
      await route.fulfill({ response, json: { ...rest, data: others } });
    });
    await shop.open('/shop?search=standard');
    await shop.openProduct(standardKit.name);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Related products' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'You also need' })).toHaveCount(0);
  },
);
