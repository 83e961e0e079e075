import { fitsTheScreen, isAccessible } from './support/axe';
import { PHONE_SIZE } from './support/browser';
import { answerWith, PRODUCT_LIST, QUOTE_CALLS } from './support/faults';
import { ksh, mabatiRoof, safariKit, ethernetCable } from './support/goods';
import { LANGUAGES, speaks } from './support/language';
import { ProductPage } from './support/product';
import { someClient } from './support/quote';
import { shopRoutes } from './support/routes';
import { Shop } from './support/shop';
import { expect, test } from './support/test';

/** The longer words of one are what a phone's width shows first; each page is looked at in both, and at both sizes. */
const SIZES = { en: { tag: '@desktop' }, sw: {} } as const;

for (const [language, name] of LANGUAGES) {
  test(`every page in ${name}, without scrolling sideways`, SIZES[language], async ({ page, shop, staff, trouble }) => {
    // Each page is read through twice: by the browser and by axe.
    test.slow();
    trouble.expect(/404 \(Not Found\)/);
    await speaks(page, language);
    for (const { path } of await shopRoutes(staff)) {
      await shop.open(path);
      await expect(page.locator('html'), path).toHaveAttribute('lang', language);
      await isAccessible(page, path);
      await fitsTheScreen(page, path);
    }
  });

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

test('in letters twice as large every page fits a phone, and no price is covered or cut', async ({
  playwright,
  launchOptions,
  baseURL,
  staff,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: PHONE_SIZE });
    for (const { path } of await shopRoutes(staff)) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Menu' }), path).toBeInViewport({ ratio: 1 });
      await fitsTheScreen(page, path);
    }
    const shop = new Shop(page);
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
    const { buyBar } = new ProductPage(page, safariKit.name);
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Login' });
    await last.scrollIntoViewIfNeeded();
    await expect(buyBar).toBeInViewport({ ratio: 1 });
    const total = buyBar.locator('b');
    await expect(total).toHaveText(ksh(safariKit.price));
    expect(await total.evaluate((amount) => amount.scrollWidth - amount.clientWidth)).toBe(0);
    await last.click({ trial: true });
  } finally {
    await browser.close();
  }
});

test('the cart: filled, with a removal, empty, favorites', { tag: '@both' }, async ({ page, shop, cart }) => {
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

test(
  'asking for a quote: with items, with errors, failed, sent',
  { tag: '@both' },
  async ({ page, shop, quote, productPage, trouble }) => {
    trouble.expect(/500 \(Internal/);
    await shop.open();
    await shop.openProduct(safariKit.name);
    await productPage(safariKit.name).askForQuote();
    await expect(quote.dialog).toBeVisible();
    await isAccessible(page, 'the form with an item');
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
  },
);

test('rating a product, with and without an error', async ({ page, shop, rating }) => {
  await shop.open();
  await shop.rate(ethernetCable.name);
  await expect(rating.dialog).toBeVisible();
  await isAccessible(page, 'the rating');
  await rating.submit();
  await expect(rating.dialog.getByText('Choose from 1 to 5 stars.')).toBeVisible();
  await isAccessible(page, 'the rating without stars');
});

test('the pictures full screen', { tag: '@both' }, async ({ page, shop, productPage }) => {
  await shop.open();
  await shop.openProduct(safariKit.name);
  await productPage(safariKit.name).openViewer();
  await isAccessible(page, 'the full-screen view');
});

test(
  'the home page with sectors and gallery fetched, a picture of the gallery full screen',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.open('/');
    await page.getByRole('heading', { name: 'Sectors' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Sectors' })).toBeVisible();
    await page.getByRole('heading', { name: 'Gallery' }).scrollIntoViewIfNeeded();
    const picture = page.getByRole('main').getByRole('link', { name: 'Dish on a galvanised roof at sunrise' });
    await expect(picture).toBeVisible();
    await isAccessible(page, 'the whole home page');
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'Gallery' })).toBeVisible();
    await isAccessible(page, 'the gallery full screen');
  },
);

test(
  'an article: with an error at the comment, with its pictures full screen',
  { tag: '@both' },
  async ({ page, shop, articles, articlePage }) => {
    await shop.open('/articles');
    await articles.open(mabatiRoof.title);
    await articlePage.submit.click();
    await expect(articlePage.comments.getByText('Comment cannot be empty.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Related products' }).getByRole('article').first()).toBeVisible();
    await isAccessible(page, 'the article with an error');
    await page.getByRole('button', { name: /^Open picture 1 of/ }).click();
    await expect(articlePage.viewer).toBeVisible();
    await isAccessible(page, 'the pictures of an article');
  },
);

test('menu and filters of a phone', async ({ page, shop }) => {
  test.skip(!shop.isPhone(), 'wider screens have them in the page');
  await shop.open();
  await shop.openMenu();
  await isAccessible(page, 'the menu');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(shop.filters).toBeVisible();
  await isAccessible(page, 'the filters');
});

test('a carousel that has moved', async ({ page, shop }) => {
  await shop.open();
  await page.getByRole('button', { name: 'Next offer' }).click();
  await expect(page.getByRole('button', { name: 'Offer 2 of 3' })).toHaveAttribute('aria-current', 'true');
  await isAccessible(page, 'the carousel');
});

test('what stands where products would: an error', async ({ page, shop, trouble }) => {
  trouble.expect(/500 \(Internal/);
  await shop.open();
  await shop.openProduct(safariKit.name);
  await shop.reload();
  await page.route(PRODUCT_LIST, answerWith({ success: false, message: 'Our server is resting.' }, 500));
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Shop' }).click();
  await expect(shop.list.getByRole('alert')).toContainText('Error loading products');
  await isAccessible(page, 'the shop without products');
});
