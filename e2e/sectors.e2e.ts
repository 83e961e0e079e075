import type { Locator, Page } from '@playwright/test';
import { down } from './support/faults';
import { SECTORS } from './support/goods';
import { expect, test } from './support/test';
import { swipe } from './support/touch';

const TURN_MS = 5000;
const LAST = SECTORS.length;

/** The carousel of the home page, as it lies before the visitor. */
class Sectors {
  readonly region: Locator;
  readonly slides: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('region', { name: 'Sectors' });
    this.slides = this.region.locator('[aria-live]');
  }

  async comeTo(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Sectors' }).scrollIntoViewIfNeeded();
    await this.region.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.shows(1);
  }

  /** `n` from 1. */
  async shows(n: number): Promise<void> {
    await expect(this.region.getByText(`Sectors, ${n} of ${LAST}`)).toBeVisible();
    await expect(this.bullet(n)).toHaveAttribute('aria-current', 'true');
    await expect(this.region.getByRole('heading', { name: SECTORS[n - 1] ?? '', exact: true })).toBeInViewport({
      ratio: 0.9,
    });
    await expect(
      this.region.getByRole('img', { includeHidden: true }).filter({ visible: true }).first(),
    ).toBeAttached();
  }

  bullet(n: number): Locator {
    return this.region.getByRole('listitem').getByRole('button', { name: SECTORS[n - 1] ?? '', exact: true });
  }

  /** The next change is on its way, or nothing will change by itself. */
  async moves(): Promise<void> {
    await expect(this.slides).toHaveAttribute('aria-live', 'off');
  }

  async rests(): Promise<void> {
    await expect(this.slides).toHaveAttribute('aria-live', 'polite');
  }

  /** Time goes by as far as one change. */
  async turn(): Promise<void> {
    await this.moves();
    await this.page.clock.fastForward(TURN_MS);
  }
}

const open = async (page: Page, shop: { open: (path: string) => Promise<unknown> }) => {
  await page.clock.install();
  await shop.open('/');
  const sectors = new Sectors(page);
  await sectors.comeTo();
  return sectors;
};

test(
  'bullets and fingers lead to a sector before and after it moves, round and round; it waits under a pointer and out of sight',
  { tag: '@phone' },
  async ({ page, shop }) => {
    const sectors = await open(page, shop);
    await sectors.bullet(5).click();
    await sectors.shows(5);
    await swipe(page, sectors.slides, 'left');
    await sectors.shows(LAST);
    await page.mouse.move(1, 1);
    await sectors.turn();
    await sectors.shows(1);
    await swipe(page, sectors.slides, 'right');
    await sectors.shows(LAST);
    await sectors.bullet(2).click();
    await sectors.shows(2);

    await page.mouse.move(1, 1);
    await sectors.moves();
    await sectors.region.getByRole('heading', { name: SECTORS[1] ?? '', exact: true }).hover();
    await sectors.rests();
    await page.mouse.move(1, 1);
    await sectors.moves();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await sectors.rests();
  },
);

// Asked without a browser too: src/shop/ui/carousel/useTurns.test.tsx, src/shop/ui/carousel/Carousel.test.tsx.
test(
  'six come by, one every 5 s, round and round; it waits while paused, hovered, focused by keys or out of sight',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    const sectors = await open(page, shop);
    await expect(sectors.region.getByRole('listitem').getByRole('button')).toHaveCount(LAST);
    for (const n of [5, 2]) {
      await sectors.bullet(n).click();
      await sectors.shows(n);
    }
    await page.mouse.move(1, 1);
    for (const n of [3, 4, 5, 6, 1, 2]) {
      await sectors.turn();
      await sectors.shows(n);
    }
    for (const n of [6, 1]) {
      await sectors.bullet(n).click();
      await sectors.shows(n);
    }

    await page.mouse.move(1, 1);
    await sectors.moves();
    await sectors.region.getByRole('heading', { name: 'Agriculture' }).hover();
    await sectors.rests();
    await page.clock.fastForward(3 * TURN_MS);
    await sectors.shows(1);
    await page.mouse.move(1, 1);
    await sectors.moves();

    await sectors.bullet(1).focus();
    await page.keyboard.press('ArrowRight');
    await sectors.shows(2);
    await page.keyboard.press('Tab');
    await sectors.rests();
    await page.clock.fastForward(3 * TURN_MS);
    await sectors.shows(2);

    await sectors.region.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(1, 1);
    await page.clock.fastForward(3 * TURN_MS);
    await sectors.shows(2);
    await sectors.region.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(1, 1);
    await sectors.turn();
    await sectors.shows(3);

    await sectors.moves();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await sectors.rests();
  },
);

// Asked without a browser too: src/shop/ui/carousel/Carousel.test.tsx.
test(
  'where its motion cannot be fetched, the row goes on by itself',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/ERR_CONNECTION_REFUSED/);
    await page.route(/\/assets\/carousel\..+\.js$/, down);
    const sectors = await open(page, shop);
    await page.mouse.move(1, 1);
    await sectors.turn();
    await sectors.shows(2);
  },
);

test.describe('for who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // Asked without a browser too: src/shop/ui/carousel/useTurns.test.tsx, src/shop/ui/carousel/Carousel.test.tsx.
  test('nothing moves by itself, and the bullets still lead', { tag: '@nightly' }, async ({ page, shop }) => {
    const sectors = await open(page, shop);
    await sectors.rests();
    await expect(sectors.region.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.fastForward(3 * TURN_MS);
    await sectors.shows(1);
    await sectors.bullet(4).click();
    await sectors.shows(4);
    await page.clock.fastForward(3 * TURN_MS);
    await sectors.shows(4);
  });
});
