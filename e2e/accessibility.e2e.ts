import type { Page } from '@playwright/test';
import { fitsTheScreen, isAccessible } from './support/axe';
import { PHONE_SIZE } from './support/browser';
import { ksh, safariKit, ethernetCable } from './support/goods';
import { LANGUAGES, speaks } from './support/language';
import { pagesToLookAt } from './support/routes';
import { expect, test } from './support/test';

/** The longer words of one are what a phone's width shows first; each page is looked at in both, and at both sizes. */
const SIZES = { en: { tag: '@desktop' }, sw: {} } as const;

/** As who sees little sets the browser. @returns sets how large letters are where nothing else is said, CSS px */
async function lettersOf(page: Page): Promise<(standard: number) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  return (standard) => devTools.send('Page.setFontSizes', { fontSizes: { standard } });
}

for (const [turn, [language, name]] of LANGUAGES.entries()) {
  test(
    `every page in ${name}, without scrolling sideways`,
    SIZES[language],
    async ({ page, viewport, shop, staff, trouble }) => {
      test.slow();
      trouble.expect(/404 \(Not Found\)/);
      await speaks(page, language);
      const setLetters = await lettersOf(page);
      const sizes = language === 'en' && viewport ? [false, true] : [false];
      const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' });
      let isLarge = false;
      for (const [number, { path }] of (await pagesToLookAt(staff)).entries()) {
        await shop.open(path);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        // A page comes as the one before was left, and is then made the other: half the changes, and it is seen both ways.
        const order: readonly boolean[] = isLarge ? sizes.toReversed() : sizes;
        for (const large of order) {
          if (viewport && large !== isLarge) {
            await page.setViewportSize(large ? PHONE_SIZE : viewport);
            await setLetters(large ? 32 : 16);
            isLarge = large;
          }
          // It takes longer than all else: each page in one of them, with EVERY_SIZE in all.
          const isLookedAt = !large && (process.env.EVERY_SIZE || number % LANGUAGES.length === turn);
          if (isLookedAt) await isAccessible(page, path);
          if (large) await expect(menu, path).toBeInViewport({ ratio: 1 });
          await fitsTheScreen(page, large ? `${path} in letters twice as large` : path);
        }
      }
    },
  );

  test(`the page of a cart's link in ${name}`, SIZES[language], async ({ page, shop, staff }) => {
    const [{ id }, { id: other }] = [
      await staff.productNamed(ethernetCable.name),
      await staff.productNamed(safariKit.name),
    ];
    await speaks(page, language);
    await shop.open(`/shop?cart=${id}:2,${other}:99,x:y`);
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    for (const row of await rows.all()) await expect(row).toContainText('KES');
    await isAccessible(page, 'a shared cart');
    await fitsTheScreen(page, 'a shared cart');
  });
}

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
