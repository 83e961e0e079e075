import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { meshPair, miniKit, standardKit } from './support/goods';
import { expect, ownShopTest, test } from './support/test';

const TURN_MS = 10_000;
const offers = [meshPair, miniKit, standardKit].map(({ name }) => name);

/** The offer in view: the one whose heading stands on the screen. */
function offer(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Advertised products' }).getByRole('heading', { name, exact: true });
}

async function shows(page: Page, name: string): Promise<void> {
  await expect(offer(page, name).filter({ visible: true }).first()).toBeInViewport({ ratio: 0.9 });
  for (const other of offers.filter((candidate) => candidate !== name)) {
    await expect(offer(page, other)).not.toBeInViewport();
  }
}

/**
 * Lets the page's time pass until the next offer is there. In steps: the carousel sets its next turn when the last motion
 * has ended, which no clock can hurry.
 */
async function waitForTurn(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(500);
    await expect(offer(page, name).filter({ visible: true }).first()).toBeInViewport({ ratio: 0.9, timeout: 200 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  await shows(page, name);
}

test.describe('with several offers', () => {
  const press = (page: Page, name: string) =>
    page.getByRole('region', { name: 'Advertised products' }).getByRole('button', { name, exact: true }).click();
  const [first = '', second = '', third = ''] = offers;

  test('next, previous and the dots lead round; they change by themselves until paused; the offer in view leads to its product', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await shop.open();
    await shows(page, first);
    expect((await page.getByRole('region', { name: 'Advertised products' }).boundingBox())?.height).toBe(420);
    await press(page, 'Next offer');
    await shows(page, second);
    await page.mouse.move(1, 1);
    await page.getByRole('heading', { level: 1 }).click();
    await waitForTurn(page, third);
    await press(page, 'Pause');
    await page.mouse.move(1, 1);
    await page.clock.fastForward(3 * TURN_MS);
    await shows(page, third);
    // Round the end, in both directions.
    await press(page, 'Next offer');
    await shows(page, first);
    await press(page, 'Previous offer');
    await shows(page, third);
    await press(page, 'Offer 2 of 3');
    await shows(page, second);
    await expect(page.getByRole('button', { name: 'Offer 2 of 3' })).toHaveAttribute('aria-current', 'true');
    await isAccessible(page, 'the carousel');
    await offer(page, second).filter({ visible: true }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  });

  test.describe('for who wants no motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    // Asked without a browser too: src/shop/features/adverts/AdvertShow.test.tsx,
    // src/shop/ui/carousel/useTurns.test.tsx.
    test('nothing moves by itself, and the buttons still work', { tag: '@nightly' }, async ({ page, shop }) => {
      await page.clock.install();
      await shop.open();
      await page.clock.fastForward(3 * TURN_MS);
      await shows(page, first);
      await press(page, 'Next offer');
      await shows(page, second);
      await page.clock.fastForward(3 * TURN_MS);
      await shows(page, second);
    });
  });
});

ownShopTest.describe('with few offers', () => {
  // Asked without a browser too: src/shop/features/adverts/AdvertShow.test.tsx.
  ownShopTest(
    'exactly one counts down from 60 s to Out of Time!',
    { tag: '@nightly' },
    async ({ page, shop, ownShop: { staff } }) => {
      const [kept, ...others] = await staff.runningAdverts();
      const name = kept?.product.product_name ?? '';
      for (const { id } of others) await staff.setAdvert(id, false);
      try {
        await page.clock.install();
        await shop.open();
        const panel = page.getByRole('region', { name: 'Advertised products' });
        await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
        await expect(panel.getByRole('button')).toHaveCount(0);
        // It runs: the server's page says 60.
        await expect(panel.getByRole('timer')).toHaveText(/5\ds$/);
        await page.clock.pauseAt(Date.now() + 3_600_000);
        await expect(panel.getByRole('timer')).toHaveText('Out of Time!');

        await page.clock.resume();
        await shop.reload();
        await expect(panel.getByRole('timer')).toHaveText(/^Time Remaining: 5\ds$/);
        await page.clock.fastForward(30_000);
        await expect(panel.getByRole('timer')).toHaveText(/^Time Remaining: (30|2\d)s$/);
        await page.clock.fastForward(30_000);
        await expect(panel.getByRole('timer')).toHaveText('Out of Time!');
      } finally {
        for (const { id } of others) await staff.setAdvert(id, true);
      }
    },
  );

  // Asked without a browser too: src/shop/features/adverts/AdvertShow.test.tsx, src/shop/shell/AdvertBar.test.tsx.
  ownShopTest('none: no carousel and no bar', { tag: '@nightly' }, async ({ page, shop, ownShop: { staff } }) => {
    const running = await staff.runningAdverts();
    for (const { id } of running) await staff.setAdvert(id, false);
    try {
      await shop.open();
      await expect(shop.card(standardKit.name).or(shop.list.getByRole('article').first()).first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Advertised products' })).toHaveCount(0);
      await expect(page.getByRole('complementary', { name: 'Offers' })).toHaveCount(0);
    } finally {
      for (const { id } of running) await staff.setAdvert(id, true);
    }
  });
});
