import type { Page } from '@playwright/test';
import { fitsTheScreen, isAccessible } from './support/axe';
import { PHONE_SIZE } from './support/browser';
import { ksh, safariKit, ethernetCable } from './support/goods';
import { LANGUAGES, speaks } from './support/language';
import { pagesToLookAt } from './support/routes';
import { expect, test } from './support/test';

/** Journeys in one begin on a wide screen, those in the other on a phone. */
const SIZES = { en: { tag: '@desktop' }, sw: {} } as const;

const WIDE_SIZE = { width: 1280, height: 800 };
const LARGE = { spoken: 'en', size: PHONE_SIZE, letters: 32 } as const;
/** How each page is looked at besides; the longer words of Kiswahili are what a phone's width shows first. */
const BESIDES = {
  en: [LARGE, { spoken: 'sw', size: PHONE_SIZE, letters: 16 }],
  sw: [LARGE, { spoken: 'en', size: WIDE_SIZE, letters: 16 }],
} as const;

/** As who sees little sets the browser. @returns sets how large letters are where nothing else is said, CSS px */
async function lettersOf(page: Page): Promise<(standard: number) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  return (standard) => devTools.send('Page.setFontSizes', { fontSizes: { standard } });
}

for (const [turn, [language, name]] of LANGUAGES.entries()) {
  test(
    `every other page in ${name}, then in both languages without scrolling sideways`,
    SIZES[language],
    async ({ page, viewport, shop, staff, trouble }) => {
      test.slow();
      trouble.expect(/404 \(Not Found\)/);
      const setLetters = await lettersOf(page);
      const html = page.locator('html');
      const menu = page.getByRole('banner').getByRole('link', { name: /^Men[uy]/ });
      // It takes longer than all else: each page in one of them, with EVERY_SIZE in all.
      const pages = (await pagesToLookAt(staff)).filter(
        (_, number) => process.env.EVERY_SIZE || number % LANGUAGES.length === turn,
      );
      for (const [number, { path }] of pages.entries()) {
        await speaks(page, language);
        if (viewport) await page.setViewportSize(viewport);
        await setLetters(16);
        await shop.open(path);
        await expect(html, path).toHaveAttribute('lang', language);
        await isAccessible(page, path, number > 0);
        await fitsTheScreen(page, path);
        // The same document made the others: loading it again takes as long as all of this.
        for (const { spoken, size, letters } of BESIDES[language]) {
          // Phones have the switch in the menu; the header's is there, unseen.
          if ((await html.getAttribute('lang')) !== spoken)
            await page.getByRole('banner').locator('button[lang]').dispatchEvent('click');
          await page.setViewportSize(size);
          await setLetters(letters);
          await expect(html, path).toHaveAttribute('lang', spoken);
          const look = `${path} (${spoken}) ${size.width} px wide, letters of ${letters} px`;
          if (size === PHONE_SIZE) await expect(menu, look).toBeInViewport({ ratio: 1 });
          await fitsTheScreen(page, look);
        }
      }
    },
  );
}

test("the page of a cart's link", async ({ page, shop, staff }) => {
  const [{ id }, { id: other }] = [
    await staff.productNamed(ethernetCable.name),
    await staff.productNamed(safariKit.name),
  ];
  await speaks(page, 'sw');
  await shop.open(`/shop?cart=${id}:2,${other}:99,x:y`);
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row).toContainText('KES');
  await isAccessible(page, 'a shared cart');
  for (const size of [PHONE_SIZE, WIDE_SIZE]) {
    await page.setViewportSize(size);
    await fitsTheScreen(page, `a shared cart ${size.width} px wide`);
  }
});

test('in letters twice as large no price of a phone is covered or cut', async ({ page, shop, staff, productPage }) => {
  await (
    await lettersOf(page)
  )(32);
  await shop.open();
  const price = page.getByRole('region', { name: 'Advertised products' }).locator('b').first();
  const hides = (amount: HTMLElement) => {
    const { bottom, right } = amount.getBoundingClientRect();
    const text = amount.closest('div')?.getBoundingClientRect();
    const controls = amount.closest('section')?.querySelector('button')?.getBoundingClientRect();
    return { covered: bottom > (controls?.top ?? 0), cut: right > (text?.right ?? 0) };
  };
  await expect.poll(() => price.evaluate(hides)).toEqual({ covered: false, cut: false });

  await shop.open(`/shop/single-product/${(await staff.productNamed(safariKit.name)).id}`);
  const { buyBar } = productPage(safariKit.name);
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Login' });
  await last.scrollIntoViewIfNeeded();
  await expect(buyBar).toBeInViewport({ ratio: 1 });
  const total = buyBar.locator('b');
  await expect(total).toHaveText(ksh(safariKit.price));
  expect(await total.evaluate((amount) => amount.scrollWidth - amount.clientWidth)).toBe(0);
  await last.click({ trial: true });
});
