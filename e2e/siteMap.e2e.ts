import { PHONE_SIZE } from './support/browser';
import { answerWith, ARTICLE_LIST, hold, passesUntil } from './support/faults';
import { expect, test } from './support/test';

const CATEGORIES = /\/categories\/get-all-categories/;

// Asked without a browser too: src/shop/pages/MenuPage.test.tsx.
test(
  'the menu page leads to every page, each category and the newest articles',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await shop.open('/menu');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    for (const [name, href] of [
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Articles', '/articles'],
      ['Events', '/events'],
      ['Gallery', '/gallery'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['About the pictures', '/about/pictures'],
      ['Privacy', '/privacy'],
      ['Which kit?', '/shop/which-kit'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(main.locator('a[href^="/articles/single-article/"]')).toHaveCount(6);
    await expect(main.locator('a[href^="/shop?category="]')).toHaveCount(6);
    await main.getByRole('link', { name: 'Routers', exact: true }).click();
    await expect(page).toHaveURL(/\/shop\?category=/);
    await expect(page.getByRole('button', { name: 'Remove filter Routers' })).toBeVisible();
  },
);

test('without a program the menu button of a phone leads there', { tag: '@phone' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: PHONE_SIZE,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await context.close();
});

// Asked without a browser too: src/shop/pages/MenuPage.test.tsx.
test(
  'a list that cannot be loaded says so where it would stand; a retry brings it',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/500 \(Internal/);
    await page.route(CATEGORIES, answerWith({ success: false, message: '' }, 500));
    await shop.open('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('This list could not be loaded');
    await expect(page.getByRole('main').locator('a[href^="/articles/single-article/"]')).toHaveCount(6);
    await page.unroute(CATEGORIES);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Routers', exact: true })).toBeVisible();
  },
);

// Asked without a browser too: src/shop/pages/MenuPage.test.tsx.
test(
  'a list that takes 10 s is called slow; a retry gives it up and asks again',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await page.clock.install();
    await shop.open('/about');
    const held = await hold(page, ARTICLE_LIST);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu', exact: true }).click();
    await held.arrived;
    const main = page.getByRole('main');
    const slow = main.getByText('This is taking longer than usual.');
    await passesUntil(page, slow);
    const givenUp = page.waitForEvent('requestfailed', (request) => ARTICLE_LIST.test(request.url()));
    await main.getByRole('button', { name: 'Try again' }).click();
    await givenUp;
    await held.release();
    await expect(main.locator('a[href^="/articles/single-article/"]')).toHaveCount(6);
    await expect(slow).toBeHidden();
  },
);
