import type { Page } from '@playwright/test';
import { staticUrl } from './support/addresses';
import { hold } from './support/faults';
import { kes, ksh, ethernetCable, mabatiRoof, rainFade } from './support/goods';
import { speaks } from './support/language';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Presses the switch where the screen has it: in the header, on phones in the menu. */
async function speak(page: Page, shop: Shop, language: 'Kiswahili' | 'English'): Promise<void> {
  if (!shop.isPhone()) {
    await page.getByRole('banner').getByRole('button', { name: language }).click();
    return;
  }
  const [menu, close] = language === 'Kiswahili' ? ['Menu', 'Funga menyu'] : ['Menyu', 'Close menu'];
  await page.getByRole('link', { name: menu, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: language }).click();
  await page.getByRole('button', { name: close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test(
  'from the list to the cart and the quote in Swahili, kept by a reload, and back to English',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await speak(page, shop, 'Kiswahili');
    await expect(page.getByRole('heading', { level: 1, name: 'Duka' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page).toHaveTitle('Duka · AngaLink');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Seti za intaneti/);
    await expect(shop.card(ethernetCable.kiswahili)).toContainText(kes(ethernetCable.price));

    await shop.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Duka' })).toBeVisible();
    await shop.card(ethernetCable.kiswahili).getByRole('button', { name: 'Weka kikapuni' }).click();
    await shop.says(`${ethernetCable.kiswahili} imewekwa kikapuni`);

    await shop.openProduct(ethernetCable.kiswahili);
    const buyBox = page.getByRole('region', { name: ethernetCable.kiswahili, exact: true });
    await expect(buyBox).toContainText(ksh(ethernetCable.price));
    await expect(buyBox.getByText('Jumla ya bei')).toBeVisible();
    await expect(page.getByText(/^Cat 6 ya shaba tupu/)).toBeVisible();
    // The description is in Kiswahili, what it fits and needs is not.
    await expect(page.getByText('kwa Kiingereza tu')).toHaveText(['Sifa hizi ziko kwa Kiingereza tu.']);
    const category = page.getByRole('definition').filter({ hasText: /^Nyaya$/ });
    await expect(category).not.toHaveAttribute('lang');
    const chat = await buyBox.getByRole('link', { name: 'Tuandikie WhatsApp' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(`Jumla: ${kes(ethernetCable.price)}`);

    await page.getByRole('button', { name: 'Kikapu, bidhaa 1' }).click();
    const cart = page.getByRole('dialog', { name: 'Kikapu chako' });
    await expect(cart.getByRole('heading', { name: ethernetCable.kiswahili, exact: true })).toBeVisible();
    await expect(cart.getByRole('term')).toContainText(ethernetCable.kiswahili);
    await cart.getByRole('button', { name: 'Omba bei' }).click();

    const quote = page.getByRole('dialog', { name: 'Omba bei' });
    await quote.getByRole('textbox', { name: 'Simu' }).fill('07');
    await quote.getByRole('button', { name: 'Tuma ombi' }).click();
    const summary = quote
      .getByRole('alert')
      .filter({ has: page.getByRole('heading', { name: 'Sehemu 4 zinahitaji kurekebishwa' }) });
    await expect(summary.getByRole('link')).toHaveText([
      'Jina linahitajika.',
      'Andika namba ya simu kama 0712 345 678.',
      'Barua pepe inahitajika.',
      'Ujumbe unahitajika.',
    ]);
    await quote.getByRole('button', { name: 'Ghairi' }).click();
    await expect(quote).toBeHidden();

    await speak(page, shop, 'English');
    const inEnglish = page.getByRole('region', { name: ethernetCable.name, exact: true });
    await expect(inEnglish.getByRole('button', { name: 'Get a Quote' })).toBeVisible();
    await expect(page.getByText(/^Solid copper Cat 6/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await shop.reload();
    await expect(inEnglish.getByText('Total price')).toBeVisible();
  },
);

test('an article in Kiswahili, and one that is in English only', async ({ page, shop, staff }) => {
  const { id } = await staff.articleTitled(mabatiRoof.title);
  const { id: english } = await staff.articleTitled(rainFade.title);
  await speaks(page, 'sw');
  await shop.open('/articles');
  await expect(page.getByRole('link', { name: mabatiRoof.kiswahili })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: rainFade.title })).toHaveAttribute('lang', 'en');
  await shop.open(`/articles/single-article/${id}`);
  await expect(page).toHaveTitle(`${mabatiRoof.kiswahili} · AngaLink`);
  const text = page.getByRole('heading', { level: 2, name: 'Ziba kwa mpangilio sahihi' });
  await expect(text).toBeVisible();
  await expect(page.getByText('Makala haya yako kwa Kiingereza tu.')).toHaveCount(0);
  await speak(page, shop, 'English');
  await expect(page.getByRole('heading', { level: 2, name: 'Seal in the right order' })).toBeVisible();
  await speak(page, shop, 'Kiswahili');
  await expect(text).toBeVisible();
  await shop.open(`/articles/single-article/${english}`);
  await expect(page.getByText('Makala haya yako kwa Kiingereza tu.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: rainFade.title })).toHaveAttribute('lang', 'en');
});

test('a change loses nothing: what is typed stays, and so does the focus', async ({ page, shop }) => {
  await shop.open();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Offers and articles by e-mail' }).fill('wanjiru@example.com');
  if (shop.isPhone()) await shop.openMenu();
  const place = page.getByRole(shop.isPhone() ? 'dialog' : 'banner');
  const toSwahili = place.getByRole('button', { name: 'Kiswahili' });
  await expect(toSwahili).toHaveAttribute('lang', 'sw');
  const box = await toSwahili.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await toSwahili.focus();
  await page.keyboard.press('Enter');
  await expect(place.getByRole('button', { name: 'English' })).toBeFocused();
  await expect(place.getByRole('status').filter({ hasText: 'Kiswahili' })).toBeAttached();
  if (shop.isPhone()) await page.getByRole('button', { name: 'Funga menyu' }).click();
  await expect(page.getByRole('textbox', { name: 'Ofa na makala kwa barua pepe' })).toHaveValue('wanjiru@example.com');
});

test('a change that cannot be had is said, changes nothing here, and is there once the page is loaded anew', async ({
  page,
  shop,
  trouble,
}) => {
  trouble.expect(/ERR_|Failed to load resource|ChunkLoadError|Loading chunk/);
  await shop.open();
  // Menu and messages are parts of their own: they are there before the network goes.
  await shop.addToCart(ethernetCable.name);
  await shop.says(`${ethernetCable.name} added to cart`);
  if (shop.isPhone()) await shop.openMenu();
  await page.context().setOffline(true);
  await page
    .getByRole(shop.isPhone() ? 'dialog' : 'banner')
    .getByRole('button', { name: 'Kiswahili' })
    .click();
  await shop.says('You appear to be offline.', 'alert');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('who has chosen Swahili reads it at once', async ({ page }) => {
    await speaks(page, 'sw');
    await page.goto('/shop');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.getByRole('heading', { level: 1, name: 'Duka' })).toBeVisible();
    await expect(page.getByRole('article').first().getByRole('button', { name: 'Weka kikapuni' })).toBeVisible();
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('heading', { name: /^Seti ya/ }),
    ).not.toHaveAttribute('lang');
    await page.context().clearCookies();
    await page.goto('/shop');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await expect(page.getByRole('main').locator('[lang]')).toHaveCount(0);
  });
});

test(
  'a press of the switch before the program has arrived takes effect once it is there',
  { tag: '@wide' },
  async ({ page }) => {
    const program = await hold(page, /\/assets\/.+\.js$/);
    await page.goto('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Kiswahili' }).click();
    await program.arrived;
    await program.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Duka' })).toBeVisible();
  },
);

test('who reads English fetches nothing of Swahili', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await shop.open();
  expect(asked.filter((url) => url.includes('messages-'))).toEqual([]);
});

test.describe('as plain files', () => {
  test.use({ baseURL: staticUrl });

  test('the choice is read before the page is drawn', async ({ page, shop }) => {
    await speaks(page, 'sw', staticUrl);
    await page.goto('/shop');
    await shop.isAlive();
    await expect(page.getByRole('heading', { level: 1, name: 'Duka' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  });
});
