import type { Locator } from '@playwright/test';
import { hold } from './support/faults';
import { kes, ksh, miniKit, safariKit, wallMount } from './support/goods';
import { pagesOf } from './support/paper';
import { expect, test } from './support/test';
import { swipe } from './support/touch';
import { BUSINESS_NUMBER, chatOf } from './support/whatsapp';

const PICTURES = 5;
/** A product of its own for what belongs to every page of a product. */
const product = safariKit;

test.describe('pictures', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.open();
    await shop.openProduct(product.name);
  });

  test('until the large picture has come, its thumbnail stands in its place; a thumbnail brings its picture, and fingers go through them; Back closes the full-screen view, the next Back leaves', async ({
    page,
    shop,
    productPage,
  }) => {
    const at = productPage(product.name);
    await at.showsPicture(1, PICTURES);
    await expect(at.thumbnail(2).locator('img')).toHaveJSProperty('complete', true);
    const large = await hold(page, /\/media\/.+-1280\.(avif|webp|jpe?g)$/);
    await at.thumbnail(2).click();
    await at.openViewer();
    const stage = at.viewer.locator('.swiper-slide-active');
    await expect
      .poll(() => stage.locator('img[alt=""]').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await large.release();
    await expect
      .poll(() => stage.locator('img:not([alt=""])').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(at.viewer).toBeHidden();

    await at.thumbnail(5).click();
    await at.showsPicture(5, PICTURES);
    await at.thumbnail(1).click();
    await at.showsPicture(1, PICTURES);

    if (shop.isPhone()) {
      await swipe(page, at.gallery.getByRole('group').first(), 'left');
      await at.showsPicture(2, PICTURES);
      await at.openViewer();
      await swipe(page, at.viewer.locator('.swiper'), 'left');
      await expect(at.viewer.getByText(`3 / ${PICTURES}`)).toBeVisible();
      await swipe(page, at.viewer.locator('.swiper'), 'right');
      await expect(at.viewer.getByText(`2 / ${PICTURES}`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(at.viewer).toBeHidden();
    }

    const address = page.url();
    await at.openViewer();
    await page.goBack();
    await expect(at.viewer).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/shop');
  });

  test(
    'the full-screen view shows the picture in view, zooms with its buttons, and Esc closes it',
    { tag: '@engines' },
    async ({ page, productPage }) => {
      const at = productPage(product.name);
      await at.thumbnail(2).click();
      await at.showsPicture(2, PICTURES);
      await at.openViewer();
      await expect(at.viewer.getByText(`2 / ${PICTURES}`)).toBeVisible();
      await expect(at.viewer.getByText('Rendered for this site')).toBeVisible();
      const picture = await at.pictureOf(2, at.viewer);
      const width = async () => (await picture.boundingBox())?.width ?? 0;
      await expect(picture).toBeInViewport();
      const whole = await width();
      await expect(at.viewer.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
      await at.viewer.getByRole('button', { name: 'Zoom in' }).click();
      await expect(at.viewer.getByText('150%')).toBeVisible();
      await expect.poll(width).toBeGreaterThan(1.45 * whole);
      await at.viewer.getByRole('button', { name: 'Zoom out' }).click();
      await expect(at.viewer.getByText('100%')).toBeVisible();
      await expect.poll(width).toBeLessThan(1.05 * whole);
      await at.thumbnail(4, at.viewer).click();
      await expect(at.viewer.getByText(`4 / ${PICTURES}`)).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(at.viewer).toBeHidden();
      await at.showsPicture(4, PICTURES);
      await expect(at.gallery.getByRole('button', { name: 'Open full screen and zoom' })).toBeFocused();
    },
  );
});

// Asked without a browser too: src/shop/pages/shop/ProductView.test.tsx.
test(
  'the page tells everything the shop knows of a product',
  { tag: '@nightly' },
  async ({ page, shop, staff, productPage }) => {
    const { id, rating, reviews } = await staff.productNamed(miniKit.name);
    const { buyBox } = productPage(miniKit.name);
    await shop.open(`/shop/single-product/${id}`);
    await expect(buyBox.getByText('Best Seller', { exact: true })).toBeVisible();
    await expect(buyBox.getByText('In stock', { exact: true })).toBeVisible();
    await expect(buyBox.getByRole('link', { name: /^Rated/ })).toHaveAccessibleName(
      `Rated ${rating.toFixed(1)} out of 5, ${reviews} reviews`,
    );
    await expect(buyBox.locator('b').first()).toHaveText(ksh(miniKit.price));
    await expect(buyBox.locator('s')).toHaveText(`was ${ksh(miniKit.before)}`);
    await expect(buyBox.getByText(/^−10%$/)).toBeVisible();
    await expect(buyBox.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    await expect(buyBox.getByText('Total price')).toBeVisible();
    for (const name of ['Add to Cart', 'Get a Quote', 'Like'])
      await expect(buyBox.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
    const facts = [
      ['Dimensions', '430 × 334 × 79 mm'],
      ['Weight', '2.4 kg'],
      ['Compatibility', /USB-C power/],
      ['Additional info', /Draws 25 to 40 W/],
    ] as const;
    for (const [term, value] of facts) {
      await expect(
        page
          .locator('dl > div')
          .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
          .locator('dd'),
      ).toHaveText(value);
    }
  },
);

test('the stars lead to the reviews, also behind another product, and as often as they are pressed', async ({
  page,
  shop,
  staff,
}) => {
  const [one, other] = await Promise.all([miniKit, safariKit].map(({ name }) => staff.productNamed(name)));
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await shop.open(`/shop/single-product/${one?.id ?? ''}`);
  // The page's program remembers what was looked at, once it is there.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentProducts'))).toContain(miniKit.name);
  await shop.open(`/shop/single-product/${other?.id ?? ''}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: miniKit.name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: miniKit.name })).toBeVisible();
  for (let n = 0; n < 2; n += 1) {
    await page.getByRole('link', { name: /^Rated/ }).click();
    await expect(reviews).toBeFocused();
    await expect(reviews).toBeInViewport();
  }
});

test('the total and the chat follow the quantity; on a phone Add to Cart is in the first view, and the foot of the screen takes over when it has gone by', async ({
  page,
  shop,
  productPage,
}) => {
  const at = productPage(product.name);
  const chat = {
    number: BUSINESS_NUMBER,
    lines: [
      'Hello AngaLink, I am interested in this product:',
      product.name,
      `Price: ${kes(product.price)}`,
      'Quantity: 2',
      `Total: ${kes(2 * product.price)}`,
    ],
  };
  await shop.open();
  await shop.openProduct(product.name);
  await expect(at.buyBar).toBeHidden();
  if (shop.isPhone()) await expect(at.addButton).toBeInViewport({ ratio: 1 });
  await at.buyBox.getByRole('button', { name: 'One more' }).click();
  await expect(at.total).toHaveText(ksh(2 * product.price));
  await expect(async () => expect(await chatOf(at.whatsapp)).toEqual(chat)).toPass();
  await at.reviews.scrollIntoViewIfNeeded();
  await expect(at.addButton).not.toBeInViewport();
  if (!shop.isPhone()) {
    await expect(at.buyBar).toBeHidden();
    return;
  }
  await expect(at.buyBar).toBeInViewport({ ratio: 1 });
  await expect(at.buyBar).toContainText(ksh(2 * product.price));
  expect(await chatOf(at.buyBar.getByRole('link', { name: 'Contact via WhatsApp' }))).toEqual(chat);
  await at.buyBar.getByRole('button', { name: 'Add to Cart' }).click();
  await shop.says(`${product.name} added to cart`);
  await shop.hasInCart(2);
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click({ trial: true });
  await at.addButton.scrollIntoViewIfNeeded();
  await expect(at.buyBar).toBeHidden();
  // Where the pictures fill a low screen, it stands at its foot from the first view.
  await page.setViewportSize({ width: 320, height: 500 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(at.buyBar).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The page stays in the document behind the next one, which has no bar.
  await page.goBack();
  await expect(page.locator('[data-sticky-bar]')).toHaveCount(0);
});

// Asked without a browser too: src/shop/pages/shop/ProductView.test.tsx, src/shop/pages/HomePage.test.tsx.
test(
  'what is out of stock can be asked for, not bought',
  { tag: '@nightly' },
  async ({ page, shop, quote, productPage, staff }) => {
    const { id } = await staff.productNamed(wallMount.name);
    const at = productPage(wallMount.name);
    await shop.open(`/shop/single-product/${id}`);
    await expect(at.buyBox.getByText('Out of stock. Ask us when it is back.')).toBeVisible();
    await expect(at.addButton).toBeDisabled();
    await at.addButton.click({ force: true });
    await shop.hasInCart(0);
    await at.askForQuote();
    await expect(quote.dialog).toContainText(wallMount.name);
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    await shop.open(`/shop?search=${encodeURIComponent(wallMount.name)}`);
    await expect(shop.card(wallMount.name).getByText('Out of stock')).toBeVisible();
    await expect(shop.card(wallMount.name).getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  },
);

// Asked without a browser too: server/http/pages.test.ts, src/shop/app/RoutedPage.test.tsx.
test(
  'a product that is not there is a page that says so, with status 404',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/404 \(Not Found\)/);
    const answer = await shop.open('/shop/single-product/999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Shop' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(shop.list.getByRole('article').first()).toBeVisible();
  },
);

test('on paper a product is one page, with the way back to it and nothing to press', async ({ page, shop, staff }) => {
  const { id } = await staff.productNamed(product.name);
  await shop.open(`/shop/single-product/${id}`);
  // What a page is printed with comes when the visitor stirs.
  await page.mouse.move(9, 9);
  await page.keyboard.press('Shift');
  await expect(page.getByText(/^Printed on /)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const code = page.getByText(/^Printed on /);
  await expect(code).toContainText(`/shop/single-product/${id}`);
  for (const shown of [
    code,
    page.getByRole('img', { name: 'QR code of this page' }),
    page.getByText('+254 700 000 000').last(),
    page.getByRole('term').first(),
  ])
    await expect(shown).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('stars, dot, badge and buttons are still there', async ({ page, shop, staff }) => {
    const { id } = await staff.productNamed(miniKit.name);
    await shop.open(`/shop/single-product/${id}`);
    const box = page.getByRole('region', { name: miniKit.name, exact: true });
    const look = (of: Locator, property: string, pseudo = '') =>
      of
        .first()
        .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
          property,
          pseudo,
        ] as const);
    const canvas = await look(page.locator('body'), 'background-color');
    expect(await look(box.locator('i'), 'background-image')).toContain('gradient');
    const stock = box.getByText('In stock', { exact: true });
    for (const [name, drawn] of [
      ['dot', await look(stock, 'background-color', '::before')],
      ['badge', await look(box.getByText('Best Seller', { exact: true }), 'border-top-color')],
    ])
      expect([name, drawn]).not.toEqual([name, canvas]);
    await shop.open('/');
    const quote = page.getByRole('main').getByRole('button', { name: 'Get a Quote' });
    expect(await look(quote, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  });
});
