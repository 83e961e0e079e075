import { isAccessible } from './support/axe';
import { answerWith, ARTICLE, COMMENT, countRequests, down, hold, LIKE, malformed } from './support/faults';
import { mabatiRoof, powerCuts } from './support/goods';
import { expect, ownShopTest, test } from './support/test';

const READS_MARKDOWN = /\/assets\/markdown\./;

test.describe('reading', () => {
  test(
    'from the list to the text, its topics and what else there is; each picture opens all of them full screen; Esc and Back close, and the focus returns',
    { tag: '@engines' },
    async ({ page, shop, articles, articlePage }) => {
      await shop.open('/articles');
      await articles.open(mabatiRoof.title);
      await expect(page.getByRole('heading', { level: 2, name: 'Crest, never trough' })).toBeVisible();
      await expect(
        page.getByRole('listitem').filter({ hasText: 'Lay a strip of butyl tape' }).locator('strong'),
      ).toHaveText('butyl tape');
      await articlePage.says('3 min read');
      for (const counted of ['likes', 'views', 'comments']) {
        await expect(
          page
            .getByRole('main')
            .getByText(new RegExp(`^[\\d,]+ ${counted}$`))
            .first(),
        ).toBeVisible();
      }
      await expect(page).toHaveTitle(`${mabatiRoof.title} · AngaLink`);

      const opener = page.getByRole('button', { name: `Open picture 3 of ${mabatiRoof.pictures}` });
      await opener.click();
      await expect(articlePage.viewer.getByText(`3 / ${mabatiRoof.pictures}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(articlePage.viewer).toBeHidden();
      await expect(opener).toBeFocused();
      await page.getByRole('button', { name: `Open picture 1 of ${mabatiRoof.pictures}` }).click();
      await expect(articlePage.viewer).toBeVisible();
      await page.goBack();
      await expect(articlePage.viewer).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: mabatiRoof.title })).toBeVisible();

      await articlePage.comments.scrollIntoViewIfNeeded();
      const related = page.getByRole('region', { name: 'Related articles' });
      await expect(related.getByRole('article')).not.toHaveCount(0);
      await expect(related.getByRole('heading', { name: mabatiRoof.title })).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Related products' }).getByRole('article')).not.toHaveCount(0);
      const topics = page.getByRole('list', { name: 'Tags' });
      await expect(topics.getByRole('link')).toHaveText(mabatiRoof.tags.map((tag) => `#${tag}`));
      await topics.getByRole('link', { name: '#mabati' }).click();
      await expect(articles.topic('mabati')).toHaveAttribute('aria-pressed', 'true');
      await expect(articles.card(mabatiRoof.title)).toBeVisible();
    },
  );

  // Asked without a browser too: src/common/markdown/Prose.test.tsx.
  test(
    'where the part that reads Markdown does not come, the text is still there',
    { tag: '@nightly' },
    async ({ page, shop, articles, trouble }) => {
      trouble.expect(/net::ERR_CONNECTION_REFUSED|Loading chunk/);
      await page.route(READS_MARKDOWN, down);
      await shop.open('/articles');
      await articles.open(mabatiRoof.title);
      await expect(page.getByText('Crest, never trough')).toBeVisible();
    },
  );

  // Asked without a browser too: server/http/pages.test.ts, src/shop/app/RoutedPage.test.tsx.
  test(
    'an article that is not there is a missing page, and so is one whose id none can have',
    { tag: '@nightly' },
    async ({ page, shop, trouble }) => {
      trouble.expect(/404 \(Not Found\)/);
      for (const id of ['999999999', '3)', '%F0%9F']) {
        const answer = await shop.open(`/articles/single-article/${id}`);
        expect(answer?.status(), id).toBe(404);
        await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
      }
    },
  );

  // Asked without a browser too: src/shop/app/RoutedPage.test.tsx.
  test(
    'one that cannot be fetched, or whose answer keeps to no contract, says so, and a retry brings it',
    { tag: '@nightly' },
    async ({ page, shop, articles, trouble }) => {
      trouble.expect(/503 \(Service Unavailable\)/);
      const alert = page.getByRole('main').getByRole('alert');
      const again = alert.getByRole('button', { name: 'Try again' });
      await page.route(ARTICLE, answerWith({ success: false, message: '' }, 503));
      await shop.open('/articles');
      await articles.card(powerCuts.title).getByRole('link').click();
      await expect(alert.getByRole('heading')).toHaveText('Failed to load article data.');
      await page.unroute(ARTICLE);
      await page.route(ARTICLE, malformed);
      const answered = page.waitForResponse(ARTICLE);
      await again.click();
      await answered;
      await expect(again).not.toHaveAttribute('aria-busy', 'true');
      await expect(alert).toContainText('Failed to load article data.');
      await page.unroute(ARTICLE);
      await again.click();
      await expect(page.getByRole('heading', { level: 1, name: powerCuts.title })).toBeVisible();
    },
  );

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    // Asked without a browser too: server/http/pages.test.ts.
    test('title, text, pictures and comments are there', { tag: '@nightly' }, async ({ page, staff, articlePage }) => {
      const { id } = await staff.articleTitled(mabatiRoof.title);
      await page.goto('/articles');
      await page.getByRole('link', { name: mabatiRoof.title }).click();
      await expect(page).toHaveURL(`/articles/single-article/${id}`);
      // Texts within `noscript` are none to getByText.
      await expect(page.locator('noscript p')).toContainText('The cart, requests and comments need JavaScript.');
      await expect(page.getByRole('heading', { level: 2, name: 'Crest, never trough' })).toBeVisible();
      await expect(page.getByRole('img', { name: mabatiRoof.picture })).toBeVisible();
      await expect(articlePage.shownComments).toHaveCount(5);
    });
  });
});

ownShopTest.describe('what visitors leave', () => {
  let path = '';
  ownShopTest.beforeEach(async ({ ownShop }) => {
    path = `/articles/single-article/${(await ownShop.staff.articleTitled(mabatiRoof.title)).id}`;
  });

  ownShopTest(
    'as the server wrote it an article is taken over, without the part that reads Markdown; a like counts once in a browser, and stays, as does a view; a comment stands first',
    { tag: '@engines' },
    async ({ page, shop, articlePage, ownShop }) => {
      const { likesCount, viewsCount } = await ownShop.staff.articleTitled(mabatiRoof.title);
      const fetched = countRequests(page, READS_MARKDOWN);
      await shop.open(path);
      await expect(page.getByRole('heading', { level: 2, name: 'Crest, never trough' })).toHaveCount(1);
      await articlePage.like.click();
      await shop.says('Like created successfully!');
      await expect(articlePage.like).toHaveAttribute('aria-pressed', 'true');
      await articlePage.says(`${likesCount + 1} likes`);
      await articlePage.like.click();
      await shop.reload();
      await expect(articlePage.like).toHaveAttribute('aria-pressed', 'true');
      await articlePage.says(`${likesCount + 1} likes`);
      expect(await ownShop.staff.articleTitled(mabatiRoof.title)).toMatchObject({
        likesCount: likesCount + 1,
        viewsCount: viewsCount + 1,
      });
      await articlePage.submit.click();
      await expect(articlePage.comments.getByText('Comment cannot be empty.')).toBeVisible();
      await expect(articlePage.box).toBeFocused();
      await isAccessible(page, 'the article with an error');
      await articlePage.comment('The butyl tape held all through April.');
      await shop.says('Comment added successfully!');
      await expect(articlePage.box).toHaveValue('');
      await expect(articlePage.shownComments.first()).toContainText('The butyl tape held all through April.');
      expect(fetched.count).toBe(0);
    },
  );

  // Asked without a browser too: src/shop/features/articles/article/useLike.test.tsx.
  ownShopTest(
    'a like the server does not take is taken back',
    { tag: '@nightly' },
    async ({ page, shop, articlePage, ownShop, trouble }) => {
      trouble.expect(/500 \(Internal|net::ERR_CONNECTION_REFUSED/);
      const { likesCount } = await ownShop.staff.articleTitled(mabatiRoof.title);
      await shop.open(path);
      const answer = await hold(page, LIKE);
      await articlePage.like.click();
      await answer.arrived;
      await articlePage.says(`${likesCount + 1} likes`);
      await expect(articlePage.like).toHaveAttribute('aria-pressed', 'true');
      await answer.release();
      await page.unroute(LIKE);
      await page.evaluate(() => window.localStorage.clear());
      await shop.reload();
      const counted = (await ownShop.staff.articleTitled(mabatiRoof.title)).likesCount;
      for (const [fault, said] of [
        [answerWith({ success: false, message: '' }, 500), 'Failed to like the post.'],
        [answerWith({ success: false, message: 'Too many likes.' }, 500), 'Too many likes.'],
        [down, 'Failed to like the post.'],
      ] as const) {
        await page.route(LIKE, fault);
        await articlePage.like.click();
        await shop.says(said, 'alert');
        await expect(articlePage.like).toHaveAttribute('aria-pressed', 'false');
        await articlePage.says(`${counted} likes`);
        await page.unroute(LIKE);
        await page.getByRole('button', { name: 'Close message' }).click();
      }
    },
  );

  // Asked without a browser too: src/shop/features/articles/article/useLike.test.tsx.
  ownShopTest(
    'an answer from before the like does not take it away',
    { tag: '@nightly' },
    async ({ page, shop, articlePage, ownShop }) => {
      const { likesCount } = await ownShop.staff.articleTitled(mabatiRoof.title);
      const visit = await hold(page, ARTICLE);
      const like = await hold(page, LIKE);
      await shop.open(path);
      await visit.arrived;
      await articlePage.like.click();
      await like.arrived;
      await visit.release();
      await articlePage.says(`${likesCount + 1} likes`);
      await like.release();
      await shop.says('Like created successfully!');
      await articlePage.says(`${likesCount + 1} likes`);
    },
  );

  // Asked without a browser too: src/shop/app/RoutedPage.test.tsx, server/operations/articles.test.ts.
  ownShopTest(
    'a view counts once in a browser session',
    { tag: '@nightly' },
    async ({ page, shop, articles, ownShop }) => {
      const views = async () => (await ownShop.staff.articleTitled(powerCuts.title)).viewsCount;
      const before = await views();
      const address = `/articles/single-article/${(await ownShop.staff.articleTitled(powerCuts.title)).id}`;
      await shop.open(address);
      await expect.poll(views).toBe(before + 1);
      await shop.reload();
      await page.getByRole('main').getByRole('link', { name: 'Articles', exact: true }).first().click();
      await articles.open(powerCuts.title);
      await page.waitForLoadState('networkidle');
      expect(await views()).toBe(before + 1);
    },
  );

  // Asked without a browser too: src/shop/features/articles/article/Comments.test.tsx, server/operations/articles.test.ts.
  ownShopTest(
    'an empty comment is not sent; one appears first, as Anonymous, and the box is empty again; a failure keeps the text, and so does a reload',
    { tag: '@nightly' },
    async ({ page, shop, articlePage, ownShop, trouble }) => {
      trouble.expect(/500 \(Internal|net::ERR_CONNECTION_REFUSED/);
      await shop.open(path);
      await expect(articlePage.shownComments).toHaveCount(5);
      const sent = countRequests(page, COMMENT);
      for (const text of ['', '   \n ']) {
        await articlePage.comment(text);
        await expect(articlePage.comments.getByText('Comment cannot be empty.')).toBeVisible();
        await expect(articlePage.box).toBeFocused();
        await expect(articlePage.box).toHaveAttribute('aria-invalid', 'true');
      }
      expect(sent.count).toBe(0);
      await expect(articlePage.comments.getByRole('link')).toHaveAttribute('href', '/privacy');

      const answer = await hold(page, COMMENT);
      await articlePage.comment('  Asante. <b>65 mm</b> screws it is.  ');
      await answer.arrived;
      await expect(articlePage.submit).toHaveText('Submitting...');
      await articlePage.submit.click({ force: true });
      await articlePage.box.press('Control+Enter');
      await answer.release();
      await shop.says('Comment added successfully!');
      await expect(articlePage.box).toHaveValue('');
      await expect(articlePage.submit).toHaveText('Submit');
      await expect(articlePage.shownComments).toHaveCount(5);
      const first = articlePage.shownComments.first();
      await expect(first).toContainText('Asante. <b>65 mm</b> screws it is.');
      await expect(first).toContainText('Anonymous');
      await expect(first.locator('time')).toHaveText(/^\d+ (second|minute)s? ago$/);
      expect(sent.count).toBe(1);
      expect((await ownShop.staff.articleTitled(mabatiRoof.title)).comments?.[0]?.content).toBe(
        'Asante. <b>65 mm</b> screws it is.',
      );

      const text = 'Which butyl do you use?';
      const alert = articlePage.comments.getByRole('alert');
      for (const [fault, said] of [
        [answerWith({ success: false, message: '' }, 500), 'Failed to add comment.'],
        [answerWith({ success: false, message: 'Comments are closed today.' }, 500), 'Comments are closed today.'],
        [down, 'An error occurred'],
      ] as const) {
        await page.route(COMMENT, fault);
        await articlePage.comment(text);
        await expect(alert).toHaveText(said);
        await expect(articlePage.box).toHaveValue(text);
        await page.unroute(COMMENT);
      }
      await shop.reload();
      await expect(articlePage.box).toHaveValue(text);
      await articlePage.submit.click();
      await shop.says('Comment added successfully!');
      await shop.reload();
      await expect(articlePage.box).toHaveValue('');
    },
  );
});
