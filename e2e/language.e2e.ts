import type { Page } from '@playwright/test';
import { hold } from './support/faults';
import { kes, ksh, ethernetCable, mabatiRoof, rainFade } from './support/goods';
import { speaks } from './support/language';
import type { Shop } from './support/shop';
import { expect, test } from './support/test';

/** Presses the switch where the screen has it, by key: in the header, on phones in the menu. It is easily hit, and stays where one is. */
async function speak(page: Page, shop: Shop, language: 'Kiswahili' | 'English'): Promise<void> {
  const [menu, close, other] =
    language === 'Kiswahili' ? ['Menu', 'Funga menyu', 'English'] : ['Menyu', 'Close menu', 'Kiswahili'];
  if (shop.isPhone()) await page.getByRole('link', { name: menu, exact: true }).first().click();
  const place = page.getByRole(shop.isPhone() ? 'dialog' : 'banner');
  const to = place.getByRole('button', { name: language });
  await expect(to).toHaveAttribute('lang', language === 'Kiswahili' ? 'sw' : 'en');
  const box = await to.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await to.focus();
  await page.keyboard.press('Enter');
  await expect(place.getByRole('button', { name: other })).toBeFocused();
  await expect(place.getByRole('status').filter({ hasText: language })).toBeAttached();
  if (!shop.isPhone()) return;
  await page.getByRole('button', { name: close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test(
  'from the list to the cart and the quote in Swahili, which loses nothing that is typed and is kept by a reload, and back to English',
  { tag: '@engines' },
  async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await shop.open();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Who reads English fetches nothing of Swahili.
    expect(asked.filter((url) => url.includes('messages-'))).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('textbox', { name: 'Offers and articles by e-mail' }).fill('wanjiru@example.com');
    await speak(page, shop, 'Kiswahili');
    await expect(page.getByRole('textbox', { name: 'Ofa na makala kwa barua pepe' })).toHaveValue(
      'wanjiru@example.com',
    );
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
    await expect(quote.getByRole('textbox', { name: 'Simu' })).toBeVisible();
    await quote.getByRole('button', { name: 'Ghairi' }).click();
    await expect(quote).toBeHidden();

    await speak(page, shop, 'English');
    const inEnglish = page.getByRole('region', { name: ethernetCable.name, exact: true });
    await expect(inEnglish.getByRole('button', { name: 'Get a Quote' })).toBeVisible();
    await expect(page.getByText(/^Solid copper Cat 6/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(inEnglish.getByText('Total price')).toBeVisible();
  },
);

test('an article in Kiswahili, and one that is in English only', async ({ page, shop }) => {
  await speaks(page, 'sw');
  await shop.open('/articles');
  const inKiswahili = page.getByRole('link', { name: mabatiRoof.kiswahili });
  await expect(inKiswahili).toBeVisible();
  const inEnglish = page.getByRole('heading', { level: 2, name: rainFade.title });
  await expect(inEnglish).toHaveAttribute('lang', 'en');
  await inEnglish.getByRole('link').click();
  const englishOnly = page.getByText('Makala haya yako kwa Kiingereza tu.');
  await expect(englishOnly).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: rainFade.title })).toHaveAttribute('lang', 'en');
  await page.goBack();
  await expect(inEnglish).toBeVisible();
  await inKiswahili.click();
  await expect(page).toHaveTitle(`${mabatiRoof.kiswahili} · AngaLink`);
  await expect(page.getByRole('heading', { level: 2, name: 'Ziba kwa mpangilio sahihi' })).toBeVisible();
  await expect(englishOnly).toBeHidden();
  await speak(page, shop, 'English');
  await expect(page.getByRole('heading', { level: 2, name: 'Seal in the right order' })).toBeVisible();
});

// Asked without a browser too: src/shop/app/LanguageProvider.test.tsx, server/http/pages.test.ts.
test(
  'a change that cannot be had is said, changes nothing here, and is there once the page is loaded anew',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
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
  },
);

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

// Asked without a browser too: src/shop/app/earlyClick.test.ts.
test(
  'a press of the switch before the program has arrived takes effect once it is there',
  { tag: ['@wide', '@nightly'] },
  async ({ page }) => {
    const program = await hold(page, /\/assets\/.+\.js$/);
    await page.goto('/shop');
    await page.getByRole('banner').getByRole('button', { name: 'Kiswahili' }).click();
    await program.arrived;
    await program.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Duka' })).toBeVisible();
  },
);
