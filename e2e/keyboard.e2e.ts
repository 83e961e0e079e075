import type { ElementHandle, Locator, Page } from '@playwright/test';
import { someClient } from './support/quote';
import { ethernetCable } from './support/goods';
import { expect, test } from './support/test';

const MOST_STOPS = 80;

/** Whether it has the focus; null of what stands on the page no more. */
const hasFocus = (element: Element) => (element.isConnected ? element === document.activeElement : null);

/** Presses Tab (or Shift+Tab) until an element has the focus, as one does who has no mouse. */
async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Looked up by its role once, and again where it was drawn anew: a walk through a page passes many others.
  let target: ElementHandle<Element> | null = null;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    let isThere = target && (await target.evaluate(hasFocus));
    if (isThere === null) {
      target = await element.elementHandle();
      isThere = await target.evaluate(hasFocus);
    }
    if (isThere) return;
  }
  throw new Error(`After ${MOST_STOPS} presses of ${key} the focus was not there.`);
}

test('the first stop leads past the navigation', async ({ page, shop }) => {
  await shop.open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  // The place that the address names is left by a choice of the list, and the focus stays at that.
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await tabTo(page, sort);
  const left = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/\?sort=/);
  await expect(sort).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});

test('no change of page loses the focus', async ({ page, shop, dashboard }) => {
  const content = page.getByRole('main');
  await shop.open('/search?q=mount');
  await shop.list.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/single-product/);
  await expect(content).toBeFocused();
  await content.getByRole('link').last().focus();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=mount');
  await expect(content).toBeFocused();

  await dashboard.open('/dashboard/products', 'Products');
  const row = page.getByRole('link', { name: /^Edit / }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  await dashboard.shows('Edit product');
  await expect(content).toBeFocused();
  await page.goBack();
  await dashboard.shows('Products');
  await expect(content).toBeFocused();
});

test('into the cart and back: add, open, go round in it, change, close with Esc, the focus returns; its tabs are one stop', async ({
  page,
  shop,
  cart,
}) => {
  await shop.open();
  await tabTo(page, shop.card(ethernetCable.name).getByRole('button', { name: 'Add to Cart' }));
  await page.keyboard.press('Enter');
  await shop.says(`${ethernetCable.name} added to cart`);
  await expect(shop.card(ethernetCable.name).getByRole('button', { name: /^Add/ })).toBeFocused();
  const viewCart = page.getByRole('button', { name: 'View cart' });
  await page.keyboard.press('Tab');
  await expect(viewCart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop.card(ethernetCable.name).getByRole('button', { name: /^Add/ })).toBeFocused();
  await tabTo(page, cart.opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cart.panel).toBeVisible();
  await tabTo(page, cart.more(ethernetCable.name));
  await page.keyboard.press('Space');
  await expect(cart.quantity(ethernetCable.name)).toHaveValue('2');
  // More often than it has stops.
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await cart.panel.evaluate(
        (panel) =>
          panel.closest('[role=presentation]')?.contains(document.activeElement) ??
          panel.contains(document.activeElement),
      ),
    ).toBe(true);
  }
  await cart.panel.getByRole('tab', { name: /^Cart/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cart.panel.getByRole('tab', { name: /^Favorites/ })).toBeFocused();
  await expect(cart.panel.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(cart.line(ethernetCable.name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart.panel).toBeHidden();
  await expect(cart.opener).toBeFocused();
});

// Asked without a browser too: src/shop/shell/quoting.test.tsx.
test('a quote without a mouse, sent with Enter', { tag: '@nightly' }, async ({ page, shop, quote, staff }) => {
  const client = someClient();
  await shop.open();
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Get a Quote' }));
  await page.keyboard.press('Enter');
  await expect(quote.dialog).toBeVisible();
  await tabTo(page, quote.field('Name'));
  await page.keyboard.type(client.name);
  await page.keyboard.press('Tab');
  await expect(quote.field('Phone')).toBeFocused();
  await page.keyboard.type(client.phone ?? '');
  await page.keyboard.press('Tab');
  await expect(quote.field('Email')).toBeFocused();
  await page.keyboard.type('not an address');
  await page.keyboard.press('Enter');
  await expect(quote.summary).toBeFocused();
  await tabTo(page, quote.summary.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(quote.field('Email')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(client.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(client.message);
  await tabTo(page, quote.sendButton);
  await page.keyboard.press('Enter');
  await quote.wasSent('Quote request submitted successfully!');
  expect(await staff.quotationsFrom(client.email)).toMatchObject([
    { clients_name: client.name, clients_note: client.message, productIds: [] },
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Get a Quote' })).toBeFocused();
});

/** Walks through the page until the focus leaves it. @returns what lies wholly under something else, or outside */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const told = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const stop = document.activeElement;
      if (!stop || stop === document.body) return null;
      const { left, right, top, bottom } = (stop.closest('label') ?? stop).getBoundingClientRect();
      const isSeen = [left + 2, (left + right) / 2, right - 2].some((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
          const there = document.elementFromPoint(x, y);
          return (
            there !== null && (stop.contains(there) || there.contains(stop) || there.closest('label')?.contains(stop))
          );
        }),
      );
      return isSeen ? '' : stop.outerHTML.slice(0, 200);
    });
    if (told === null) return hidden;
    if (told !== '') hidden.push(told);
  }
  return hidden;
}

test('no bar of the dashboard hides what has the focus, be the screen narrow or wide', async ({ page, dashboard }) => {
  // Down where most bars are at the foot, and up where a table's head stays too; with EVERY_SIZE both ways at both.
  const hidesNothing = async (there: Locator) => {
    for (const [width, way] of [
      [360, 'Tab'],
      [1280, 'Shift+Tab'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await expect(there).toBeVisible();
      for (const key of process.env.EVERY_SIZE ? (['Tab', 'Shift+Tab'] as const) : [way])
        expect(await hiddenStops(page, key), `${key} at ${width} px`).toEqual([]);
    }
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dashboard.open('/dashboard/products', 'Products');
  await hidesNothing(dashboard.rows.first());
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await dashboard.shows('Edit product');
  await hidesNothing(page.getByRole('button', { name: /^Save product/ }));
});
