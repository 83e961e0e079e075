import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { answerWith, ARTICLE_LIST, down, hold, malformed } from './support/faults';
import { ARTICLES, ARTICLES_A_PAGE, mabatiRoof, powerCuts } from './support/goods';
import { expect, test } from './support/test';

const ADDRESS = '/articles';
const LAST_PAGE = Math.ceil(ARTICLES / ARTICLES_A_PAGE);

test.describe('pages', () => {
  test('nine cards with picture and the beginning of what it is about; Next leads on, and Back from an article finds the page and the place', async ({
    page,
    shop,
    articles,
  }) => {
    await shop.open(ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
    await expect(articles.list.getByRole('article')).toHaveCount(ARTICLES_A_PAGE);
    const card = articles.card(mabatiRoof.title);
    await expect(card).toContainText('Seal every screw, keep the mast off the ridge and…');
    await expect(card.locator('img')).toBeVisible();

    const first = await articles.titles();
    await articles.goToPage('Next');
    await expect(page).toHaveURL(`${ADDRESS}?page=${LAST_PAGE}`);
    await expect(articles.list.getByRole('article')).toHaveCount(ARTICLES - ARTICLES_A_PAGE);
    const titles = await articles.titles();
    expect(titles.filter((title) => first.includes(title))).toEqual([]);

    const last = titles.at(-1) ?? '';
    // Once it stands: the new page of the list may still be coming into view.
    await articles.card(last).getByRole('link').click({ trial: true });
    const place = await page.evaluate(() => window.scrollY);
    await articles.open(last);
    await page.goBack();
    await expect(page).toHaveURL(`${ADDRESS}?page=${LAST_PAGE}`);
    await expect(articles.card(last)).toBeInViewport();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(50);
  });

  // Asked without a browser too: src/shop/pages/articles/ArticlesPage.test.tsx.
  test(
    'a wrong page in the address is the first; one past the end says so and leads back',
    { tag: '@nightly' },
    async ({ page, shop, articles }) => {
      await shop.open(`${ADDRESS}?page=x`);
      await expect(articles.card(mabatiRoof.title)).toBeVisible();
      await shop.open(`${ADDRESS}?page=99`);
      await expect(articles.list.getByRole('heading', { name: 'There are no more articles' })).toBeVisible();
      await articles.list.getByRole('link', { name: 'Go to the first page' }).click();
      await expect(page).toHaveURL(ADDRESS);
      await expect(articles.card(mabatiRoof.title)).toBeVisible();
    },
  );
});

test.describe('filters', () => {
  // Asked without a browser too: src/shop/pages/articles/ArticlesPage.test.tsx.
  test(
    'topic, category and words join, stay on reload, and are cleared at once',
    { tag: '@nightly' },
    async ({ page, shop, articles }) => {
      await shop.open(ADDRESS);
      await articles.topic('installation').click();
      await expect(articles.topic('installation')).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/[?&]tag=/);
      const withTopic = await count(articles.list.getByRole('status'));
      expect(withTopic).toBeLessThan(ARTICLES);
      await articles.chooseCategory(mabatiRoof.category);
      await expect(page).toHaveURL(/category=/);
      await articles.search.fill('mabati');
      await articles.search.press('Enter');
      await expect(page).toHaveURL(/search=mabati/);
      await articles.list.and(page.locator('[aria-busy=false]')).waitFor();
      const address = page.url();
      const titles = await articles.titles();
      expect(titles[0]).toBe(mabatiRoof.title);
      await shop.reload();
      expect(page.url()).toBe(address);
      expect(await articles.titles()).toEqual(titles);
      await expect(articles.search).toHaveValue('mabati');
      await articles.list.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(ADDRESS);
      await expect(articles.list.getByRole('article')).toHaveCount(ARTICLES_A_PAGE);
    },
  );

  // Asked without a browser too: src/shop/pages/articles/ArticlesPage.test.tsx.
  test(
    'a late answer to older words never replaces a newer one',
    { tag: '@nightly' },
    async ({ page, shop, articles }) => {
      await shop.open(ADDRESS);
      const older = await hold(page, /posts\?.*search=roof(&|$)/);
      await articles.search.fill('roof');
      await articles.search.press('Enter');
      await older.arrived;
      await articles.search.fill('safari');
      await articles.search.press('Enter');
      // The count is the newer list's; its title stood in the whole list as well.
      await articles.showsCount(3);
      const titles = await articles.titles();
      expect(titles[0]).toBe('Internet on safari: camps, vehicles and long murram roads');
      await older.release();
      await articles.showsCount(3);
      expect(await articles.titles()).toEqual(titles);
    },
  );
});

async function count(status: Locator): Promise<number> {
  await expect(status).toHaveText(/^\d+ articles?$/);
  return Number.parseInt((await status.textContent()) ?? '', 10);
}

test.describe('what can go wrong', () => {
  const goToArticles = (page: Page) => page.getByRole('main').getByRole('link', { name: 'View All Articles' }).click();

  // Asked without a browser too: src/shop/pages/articles/ArticlesPage.test.tsx.
  test('a card without a description or a picture says so', { tag: '@nightly' }, async ({ page, shop, articles }) => {
    const bare = { id: '1', title: 'Notes', short_description: null, images: [], createdAt: '2026-11-01T08:00:00Z' };
    await page.route(
      ARTICLE_LIST,
      answerWith({ success: true, message: 'Articles', data: { articles: [bare], meta: { pageCount: 1 } } }),
    );
    await shop.open('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Articles', exact: true }).click();
    await expect(articles.card('Notes')).toContainText('No description available');
    await expect(articles.card('Notes').locator('img')).toHaveCount(0);
  });

  // Asked without a browser too: src/shop/pages/articles/ArticlesPage.test.tsx, src/shop/pages/HomePage.test.tsx.
  test('that none match is said, and loading', { tag: '@nightly' }, async ({ page, shop, articles }) => {
    await shop.open(`${ADDRESS}?search=zebra`);
    await expect(articles.list.getByRole('heading', { name: 'No articles match' })).toBeVisible();
    await articles.showsCount(0);
    const answer = await hold(page, /posts\?page=1$/);
    await page.getByRole('banner').getByRole('link', { name: 'AngaLink' }).click();
    await answer.arrived;
    const preview = page.getByRole('main').getByRole('region', { name: 'Articles' });
    await expect(preview.getByText('Loading articles...')).toBeVisible();
    await goToArticles(page);
    await expect(articles.list.getByRole('status').filter({ hasText: 'Loading articles...' })).toBeVisible();
    await answer.release();
    await expect(articles.card(mabatiRoof.title)).toBeVisible();
  });

  // Asked without a browser too: src/shop/pages/articles/ArticlesPage.test.tsx.
  test(
    'when the page changes, the last list stays, and a retry brings the new one',
    { tag: '@nightly' },
    async ({ page, shop, articles, trouble }) => {
      trouble.expect(/net::ERR_CONNECTION_REFUSED/);
      await shop.open(ADDRESS);
      const first = await articles.titles();
      await page.route(ARTICLE_LIST, down);
      await articles.goToPage('Next');
      await expect(articles.list.getByRole('alert')).toContainText(
        'The new articles could not be loaded; you still see the last ones.',
      );
      expect(await articles.titles()).toEqual(first);
      await page.unroute(ARTICLE_LIST);
      await articles.list.getByRole('button', { name: 'Try again' }).click();
      await expect(articles.list.getByRole('article')).toHaveCount(ARTICLES - ARTICLES_A_PAGE);
      await expect(articles.list.getByRole('alert')).toHaveCount(0);
    },
  );

  // Asked without a browser too: src/shop/pages/articles/ArticlesPage.test.tsx.
  test(
    'answers that keep to no contract are an error in red, never a white page',
    { tag: '@nightly' },
    async ({ page, shop, articles }) => {
      await shop.open(`${ADDRESS}?search=zebra`);
      await page.route(ARTICLE_LIST, malformed);
      await articles.list.getByRole('button', { name: 'Clear filters' }).first().click();
      await expect(articles.list.getByRole('alert')).toContainText('Invalid response structure');
      await page.unroute(ARTICLE_LIST);
      await articles.list.getByRole('button', { name: 'Try again' }).click();
      await expect(articles.card(powerCuts.title)).toBeVisible();
    },
  );

  test("with nothing to show, the server's words stand in red with a retry", async ({
    page,
    shop,
    articles,
    trouble,
  }) => {
    trouble.expect(/500 \(Internal/);
    await shop.open();
    await page.route(ARTICLE_LIST, answerWith({ success: false, message: 'Our server is resting.' }, 500));
    if (shop.isPhone()) {
      await shop.openMenu();
      await isAccessible(page, 'the menu');
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Articles' }).click();
    } else {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Articles' }).click();
    }
    const told = articles.list.getByRole('alert').getByRole('heading', { name: 'Our server is resting.' });
    await expect(told).toBeVisible();
    await expect(told).toHaveCSS('color', 'rgb(180, 35, 24)');
    // The list keeps the place that it takes while it loads, and a keyboard its own.
    const { height = 0 } = (await articles.list.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(page.viewportSize()?.height ?? 0);
    await page.unroute(ARTICLE_LIST);
    const held = await hold(page, ARTICLE_LIST);
    const again = articles.list.getByRole('button', { name: 'Try again' });
    await again.press('Enter');
    await held.arrived;
    await expect(again).toBeFocused();
    await held.release();
    await expect(articles.card(mabatiRoof.title)).toBeVisible();
  });
});
