import type { Page } from '@playwright/test';
import { fitsTheScreen, isAccessible } from './support/axe';
import { PHONE_SIZE } from './support/browser';
import { answerWith, PRODUCT_LIST, QUOTE_CALLS } from './support/faults';
import { ksh, mabatiRoof, safariKit, ethernetCable } from './support/goods';
import { LANGUAGES, speaks } from './support/language';
import { someClient } from './support/quote';
import { shopRoutes } from './support/routes';
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
      for (const [number, { path }] of (await shopRoutes(staff)).entries()) {
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

test('the cart: filled, with a removal, empty, favorites', async ({ page, shop, cart }) => {
  await shop.open();
  await shop.addToCart(ethernetCable.name);
  await shop.says(`${ethernetCable.name} added to cart`);
  await isAccessible(page, 'the message of an addition');
  await cart.open();
  await expect(cart.line(ethernetCable.name)).toBeVisible();
  await cart.line(ethernetCable.name).getByRole('button', { name: 'Add to favorites' }).click();
  await isAccessible(page, 'the filled cart');
  await cart.panel.getByRole('tab', { name: 'Favorites 1' }).click();
  await isAccessible(page, 'favorites');
  await cart.panel.getByRole('tab', { name: 'Cart 1' }).click();
  await cart.remove(ethernetCable.name);
  await cart.isEmpty();
  await isAccessible(page, 'the empty cart with Undo');
});

test('a product: asking for a quote with errors, failed, sent', async ({ page, shop, quote, productPage, trouble }) => {
  trouble.expect(/500 \(Internal/);
  await shop.open();
  await shop.openProduct(safariKit.name);
  await productPage(safariKit.name).askForQuote();
  await expect(quote.dialog).toBeVisible();
  await quote.send();
  await expect(quote.summary).toBeFocused();
  await isAccessible(page, 'the form with errors');
  await quote.fill(someClient());
  await page.route(QUOTE_CALLS, answerWith({ success: false, message: '' }, 500));
  await quote.send();
  await quote.failsWith('Failed to submit quote request.');
  await isAccessible(page, 'the form after a failure');
  await page.unroute(QUOTE_CALLS);
  await quote.send();
  await quote.wasSent('Quote request submitted successfully!');
  await isAccessible(page, 'the request sent');
});

test('the home page with sectors and gallery fetched, a picture of the gallery full screen', async ({ page, shop }) => {
  await shop.open('/');
  await page.getByRole('heading', { name: 'Sectors' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Sectors' })).toBeVisible();
  await page.getByRole('heading', { name: 'Gallery' }).scrollIntoViewIfNeeded();
  const picture = page.getByRole('main').getByRole('link', { name: 'Dish on a galvanised roof at sunrise' });
  await expect(picture).toBeVisible();
  await isAccessible(page, 'the whole home page');
  await picture.click();
  await expect(page.getByRole('dialog', { name: 'Gallery' })).toBeVisible();
  // The view of a product's or an article's pictures is this one, without the words on their origin.
  await isAccessible(page, 'the gallery full screen');
});

test('an article with an error at the comment', async ({ page, shop, articles, articlePage }) => {
  await shop.open('/articles');
  await articles.open(mabatiRoof.title);
  await articlePage.submit.click();
  await expect(articlePage.comments.getByText('Comment cannot be empty.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Related products' }).getByRole('article').first()).toBeVisible();
  await isAccessible(page, 'the article with an error');
});

test("the list: a phone's menu and filters, a rating, a carousel that has moved, an error where products would stand", async ({
  page,
  shop,
  rating,
  trouble,
}) => {
  trouble.expect(/500 \(Internal/);
  await shop.open();
  if (shop.isPhone()) {
    await shop.openMenu();
    await isAccessible(page, 'the menu');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(shop.filters).toBeVisible();
    await isAccessible(page, 'the filters');
    await page.keyboard.press('Escape');
    await expect(shop.filters).toBeHidden();
  }
  await shop.rate(ethernetCable.name);
  await expect(rating.dialog).toBeVisible();
  await isAccessible(page, 'the rating');
  await rating.submit();
  await expect(rating.dialog.getByText('Choose from 1 to 5 stars.')).toBeVisible();
  await isAccessible(page, 'the rating without stars');
  await page.keyboard.press('Escape');
  await expect(rating.dialog).toBeHidden();

  // It may have moved by itself before.
  await page.getByRole('button', { name: 'Offer 2 of 3' }).click();
  await expect(page.getByRole('button', { name: 'Offer 2 of 3' })).toHaveAttribute('aria-current', 'true');
  await isAccessible(page, 'the carousel');

  await shop.openProduct(safariKit.name);
  await shop.reload();
  await page.route(PRODUCT_LIST, answerWith({ success: false, message: 'Our server is resting.' }, 500));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
  await expect(shop.list.getByRole('alert')).toContainText('Error loading products');
  await isAccessible(page, 'the shop without products');
});
