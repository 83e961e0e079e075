import type { Page } from '@playwright/test';
import { isKept } from './support/kept';
import { sealingKit, kes, ksh } from './support/goods';
import { SlowDoor } from './support/slowDoor';
import { expect, ownShopTest } from './support/test';

ownShopTest.use({ serviceWorkers: 'allow' });

interface Returning {
  /** To the shop that the worker has to itself. */
  door: SlowDoor;
  /** The page of a product that was seen and is kept. */
  address: string;
  id: string;
}

const test = ownShopTest.extend<{ returning: Returning }>({
  returning: async ({ page, shop, ownShop }, use) => {
    const door = await SlowDoor.before(ownShop.url);
    const { id } = await ownShop.staff.productNamed(sealingKit.name);
    const address = `${door.url}/shop/single-product/${id}`;
    await shop.open(address);
    await isKept(page);
    await page.goto('about:blank');
    await use({ door, address, id });
    await door.close();
  },
});

const name = (page: Page) => page.getByRole('heading', { level: 1, name: sealingKit.name });
const oldMark = (page: Page) => page.locator('meta[name=last-seen]');

/** A busy machine may take longer to show a page than the worker waits for the network; that it waits no longer is what the first step is about. */
async function hasPatience(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  expect(worker).toBeDefined();
  await worker?.evaluate(() => {
    const after = setTimeout;
    Object.assign(globalThis, { setTimeout: (what: () => void, ms: number) => after(what, 20 * ms) });
  });
}

/** The page is on the screen while its document is held up, for as long as the journey holds it. */
async function seesKeptPage(page: Page, { door, address }: Returning, price = sealingKit.price): Promise<void> {
  await page.goto('about:blank');
  door.hold();
  await page.goto(address, { waitUntil: 'commit' });
  await expect(name(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(ksh(price));
}

const addToCart = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();

test('a page seen before is shown before the network answers: without an answer it says of when it is, and works; it stays where it still holds, and else the answer takes its place', async ({
  page,
  shop,
  cart,
  returning,
  ownShop: { staff },
  trouble,
}) => {
  trouble.expect(/404 \(Not Found\)/);
  const { door, id } = returning;
  await test.step('no answer', async () => {
    await seesKeptPage(page, returning);
    await expect(page.getByRole('status').filter({ hasText: /You see this page as it was on / })).toBeVisible();
    await addToCart(page).click();
    await shop.hasInCart(1);
    door.letPass();
  });
  await hasPatience(page);
  await test.step('one that says the same', async () => {
    await seesKeptPage(page, returning);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    // Pressed while the data is on its way: done once it is there.
    await addToCart(page).click();
    door.letPass();
    await shop.hasInCart(2);
    await expect(oldMark(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
  try {
    await test.step('one with another price', async () => {
      await staff.changePrice(id, '15555');
      await seesKeptPage(page, returning);
      door.letPass();
      await expect(page.getByRole('main')).toContainText(ksh(15_555));
      await shop.isAlive();
      await cart.open();
      await expect(cart.line(sealingKit.name)).toContainText(kes(15_555));
      await expect(oldMark(page)).toHaveCount(0);
    });
    await test.step('one that has it no more', async () => {
      await staff.setOnSale(id, false);
      await seesKeptPage(page, returning, 15_555);
      door.letPass();
      await expect(name(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  } finally {
    await staff.setOnSale(id, true);
    await staff.changePrice(id, String(sealingKit.price));
  }
});

// Asked without a browser too: src/shop/worker/rules.test.ts.
test(
  'in another language than the one chosen it is not shown',
  { tag: '@nightly' },
  async ({ page, shop, returning }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        sessionStorage.setItem('shown', `${sessionStorage.getItem('shown') ?? ''} ${document.documentElement.lang}`);
      }),
    );
    await page.context().addCookies([{ name: 'lang', value: 'sw', url: returning.door.url }]);
    await shop.open(returning.address);
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe(' sw');
  },
);
