import type { Locator, Page } from '@playwright/test';
import { answerWith, hold } from './support/faults';
import { expect, test } from './support/test';
import { swipe } from './support/touch';

const TOTAL = 21;
const [FIRST, SECOND, THIRD, FIFTH] = [
  'Dish on a red mabati roof, acacias and hills behind',
  'House with a tile roof and a dish',
  'School block with a dish on its roof',
  'Dish on an arm at a plastered wall',
] as const;
const VIEWER_CODE = /\/assets\/viewer\..+\.js$/;

/** The full-screen view. */
class Viewer {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Gallery' });
  }

  async shows(n: number, caption: string): Promise<void> {
    await expect(this.dialog.getByText(`${n} / ${TOTAL}`)).toBeVisible();
    await expect(this.dialog.getByRole('paragraph').filter({ hasText: caption })).toBeVisible();
    await expect(this.dialog.getByRole('img', { name: caption })).toBeInViewport({ ratio: 0.9 });
  }
}

const tile = (page: Page, caption: string) => page.getByRole('main').getByRole('link', { name: caption, exact: true });

test('all pictures with what they show; one opens full screen, keys and fingers go on, Escape leads back to it; Back closes it, the next Back leaves', async ({
  page,
  shop,
}) => {
  await shop.open('/about');
  await page.getByRole('main').getByRole('link', { name: 'See it in pictures' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(TOTAL);
  const viewer = new Viewer(page);
  await tile(page, SECOND).focus();
  await page.keyboard.press('Enter');
  await viewer.shows(2, SECOND);
  await page.keyboard.press('ArrowRight');
  await viewer.shows(3, THIRD);
  await page.keyboard.press('ArrowLeft');
  await viewer.shows(2, SECOND);
  await page.keyboard.press('ArrowLeft');
  await viewer.shows(1, FIRST);
  await expect(viewer.dialog.getByRole('button', { name: 'Previous picture', includeHidden: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(viewer.dialog).toBeHidden();
  await expect(tile(page, SECOND)).toBeFocused();
  await expect(page).toHaveURL('/gallery');

  if (shop.isPhone()) {
    await tile(page, SECOND).tap();
    await viewer.shows(2, SECOND);
    await swipe(page, viewer.dialog.locator('.swiper'), 'left');
    await viewer.shows(3, THIRD);
    await swipe(page, viewer.dialog.locator('.swiper'), 'right');
    await viewer.shows(2, SECOND);
    await viewer.dialog.getByRole('button', { name: 'Close pictures' }).tap();
    await expect(viewer.dialog).toBeHidden();
  }

  await tile(page, FIFTH).click();
  await viewer.shows(5, FIFTH);
  await page.goBack();
  await expect(viewer.dialog).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a press before the program is there counts; while the view is fetched, that is shown, and where it cannot be, said; the next press tries again', async ({
  page,
  shop,
  trouble,
}) => {
  trouble.expect(/503/, /MIME type/);
  const program = await hold(page, /\/assets\/(main|libraries|gallery)\..+\.js$/);
  await page.goto('/gallery');
  await tile(page, SECOND).click();
  await program.release();
  const viewer = new Viewer(page);
  await viewer.shows(2, SECOND);

  await shop.open('/gallery');
  // As after a failed reload: the page does not load itself anew once more.
  await page.evaluate(() =>
    window.sessionStorage.setItem(
      'reloadedForChunk',
      document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src ?? '',
    ),
  );
  await page.route(VIEWER_CODE, answerWith({}, 503));
  const code = await hold(page, VIEWER_CODE);
  await tile(page, SECOND).click();
  await code.arrived;
  // The shell's, not that of a list on the page.
  const sign = page.locator('[role=status]:not(main *)').filter({ hasText: /^Loading\.\.\.$/ });
  await expect(sign).toBeVisible();
  await code.release();
  await shop.says('The pictures could not be opened. Please try again.', 'alert');
  await expect(sign).toHaveCount(0);
  await page.unroute(VIEWER_CODE);
  await tile(page, SECOND).click();
  await viewer.shows(2, SECOND);
});

// Asked without a browser too: src/shop/shell/Footer.test.tsx, src/shop/pages/TextPage.test.tsx.
test(
  'the footer leads to what the pictures are, and on which terms they may be used',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await shop.open();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About the pictures' }).click();
    await expect(page).toHaveURL('/about/pictures');
    await expect(page).toHaveTitle(/^About the pictures · /);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'About the pictures' })).toBeVisible();
    await expect(main).toContainText('None of them is a photograph.');
    await expect(main).toContainText('Copyright (c) 2026 The AngaLink authors');
    await expect(main.getByRole('link', { name: 'The words of the MIT licence (opens a new tab)' })).toHaveAttribute(
      'href',
      'https://opensource.org/license/mit',
    );
    await main.getByRole('link', { name: 'See the gallery' }).click();
    await expect(page).toHaveURL('/gallery');
  },
);
