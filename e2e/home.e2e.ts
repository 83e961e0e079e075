import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { answerWith, ARTICLE_LIST, countRequests, hold, PRODUCT_LIST } from './support/faults';
import { kes, ethernetCable } from './support/goods';
import { expect, test } from './support/test';

const THIRD_PARTY = /^https?:\/\/(?!127\.0\.0\.1)/;

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

// Asked without a browser too: src/shop/pages/HomePage.test.tsx, src/shop/shell/AdvertBar.test.tsx.
test(
  'the page tells what there is, in order, and where it leads; the bar at the top leads to three offers, with their prices',
  { tag: ['@both', '@nightly'] },
  async ({ page, shop }) => {
    await shop.open('/');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Providing high internet speed from space.' }),
    ).toBeInViewport();
    await expect(main.getByRole('link', { name: 'Shop', exact: true })).toHaveAttribute('href', '/shop');
    const offers = page.getByRole('complementary', { name: 'Offers' }).getByRole('link');
    await expect(offers).toContainText(['KES 31,500.00', 'KES 27,900.00', 'KES 49,400.00']);
    // No film is set.
    await expect(main.getByRole('link', { name: 'Watch the video' })).toHaveCount(0);
    for (const service of ['Installation', 'Consultation', 'Support', 'Maintenance', 'Upgrades']) {
      await expect(main.getByRole('listitem').filter({ hasText: new RegExp(`^${service}`) })).toBeAttached();
    }
    await expect(section(page, 'Why Us').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(main.getByRole('heading', { level: 2 })).toContainText([
      'A clear view of the sky',
      'Why Us',
      'Sectors',
      'Shop',
      'Gallery',
    ]);
    await expect(page.locator('#contact')).toBeAttached();

    await main.getByRole('button', { name: 'Get a Quote' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Get a Quote' })).toBeVisible();
  },
);

/** Where the satellite is within its picture, as parts of that. */
const SATELLITE = { left: 0.505, right: 0.88, top: 0.15, bottom: 0.42 };

test(
  'at every width the words keep clear of the satellite, and the sectors stand on the grid',
  { tag: '@wide' },
  async ({ page, shop }) => {
    // Without motion the sectors stand in a row of another kind.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await shop.open('/');
    await page.getByRole('heading', { name: 'Sectors' }).scrollIntoViewIfNeeded();
    const sectors = page.getByRole('region', { name: 'Sectors' });
    await sectors.getByRole('button', { name: 'Pause' }).click();
    for (const width of [320, 768, 820, 1023, 1024, 1199, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overlapped = await page
        .getByRole('main')
        .locator('section')
        .first()
        .evaluate((hero, at) => {
          const {
            left,
            top,
            width: w,
            height: h,
          } = (hero.querySelector('img') as HTMLImageElement).getBoundingClientRect();
          // The picture is cropped to its box at the top, so the satellite is where the whole of it would have it.
          const whole = Math.max((w / 16) * 9, h);
          const from = left - ((whole * 16) / 9 - w) * 0.86;
          const area = {
            left: from + (at.left * whole * 16) / 9,
            right: from + (at.right * whole * 16) / 9,
            top: top + at.top * whole,
            bottom: top + at.bottom * whole,
          };
          const range = document.createRange();
          return [...hero.querySelectorAll('h1,p,a,button')]
            .filter((element) => {
              range.selectNodeContents(element);
              const boxes = element.matches('a,button')
                ? [element.getBoundingClientRect()]
                : [...range.getClientRects()];
              return boxes.some(
                (box) =>
                  box.left < area.right && box.right > area.left && box.top < area.bottom && box.bottom > area.top,
              );
            })
            .map(({ textContent }) => textContent);
        }, SATELLITE);
      expect(overlapped, `${width} px`).toEqual([]);
      const left = async (of: Locator) => (await of.boundingBox())?.x;
      const title = await left(sectors.getByRole('heading', { level: 3 }).filter({ visible: true }).first());
      expect(title, `${width} px`).toBeCloseTo(
        (await left(page.getByRole('main').getByRole('heading', { level: 1 }))) ?? NaN,
        0,
      );
    }
  },
);

test('nothing comes from elsewhere, and far down nothing until the visitor comes near; a picture opens in place, an address is taken for the newsletter, and eight products can be bought here', async ({
  page,
  shop,
}) => {
  const foreign: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (THIRD_PARTY.test(request.url())) foreign.push(request.url());
    if (/\/(pictures|media)\//.test(request.url())) pictures.push(new URL(request.url()).pathname);
  });
  await shop.open('/');
  const asked = countRequests(page, ARTICLE_LIST);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Providing high internet speed from space.' }),
  ).toBeInViewport();
  expect(pictures.filter((path) => /gallery-|sector-/.test(path))).toEqual([]);
  await page.getByRole('heading', { name: 'Sectors' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Sectors' })).toBeVisible();
  await section(page, 'Gallery').scrollIntoViewIfNeeded();
  const tiles = section(page, 'Gallery')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  await expect(tiles).toHaveCount(21);
  await expect.poll(() => pictures.filter((path) => path.includes('gallery-01')).length).toBeGreaterThan(0);
  await tiles.nth(2).click();
  const viewer = page.getByRole('dialog', { name: 'Gallery' });
  await expect(viewer.getByText('3 / 21')).toBeVisible();
  // The view of a product's or an article's pictures is this one, without the words on their origin.
  await isAccessible(page, 'the gallery full screen');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(tiles.nth(2)).toBeFocused();

  // The server has written them.
  await expect(section(page, 'Articles').getByRole('article')).toHaveCount(4);
  expect(asked.count).toBe(0);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const email = footer.getByRole('textbox', { name: 'Offers and articles by e-mail' });
  await email.fill('wambui at example');
  await footer.getByRole('button', { name: 'Get updates' }).click();
  await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
  await isAccessible(page, 'the whole home page, with an error in the newsletter box');
  await email.fill('wambui@example.com');
  await footer.getByRole('button', { name: 'Get updates' }).click();
  await expect(footer.getByRole('status')).toHaveText('Thank you. The next issue comes to you.');

  const preview = section(page, 'Shop');
  await expect(preview.getByRole('article')).toHaveCount(8);
  await expect(shop.card(ethernetCable.name)).toContainText(kes(ethernetCable.price));
  await shop.addToCart(ethernetCable.name);
  await shop.says(`${ethernetCable.name} added to cart`);
  await shop.hasInCart(1);
  await preview.getByRole('link', { name: /^View All Products/ }).click();
  await expect(page).toHaveURL('/shop');
  expect(foreign).toEqual([]);
});

// Asked without a browser too: src/shop/shell/Footer.test.tsx.
test(
  'header and footer lead everywhere, and say where the business is and how it is reached',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await shop.open('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'AngaLink' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('button', { name: 'Get a Quote' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Koinange Street, Nairobi');
    await expect(footer).toContainText('Monday-Saturday, 8:00 AM - 5:30 PM');
    await expect(footer.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute('href', 'tel:+254700000000');
    await expect(footer.getByRole('link', { name: 'hello@angalink.example' })).toHaveAttribute(
      'href',
      'mailto:hello@angalink.example',
    );
    // Nor are social pages.
    await expect(footer.getByRole('heading', { name: 'Follow' })).toHaveCount(0);
    const pages = [
      ['About', '/about'],
      ['Menu', '/menu'],
      ['Events', '/events'],
      ['Gallery', '/gallery'],
      ['About the pictures', '/about/pictures'],
      ['Privacy', '/privacy'],
      ['Login', '/sign-in'],
    ] as const;
    for (const [name, href] of pages) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('button', { name: 'Get updates' })).toBeVisible();

    if (shop.isPhone()) await shop.openMenu();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Articles', '/articles'],
      ['Contact', '/contact'],
      ['About', '/about'],
    ] as const) {
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  },
);

// Asked without a browser too: src/shop/pages/HomePage.test.tsx.
test(
  'without products the page stands, says so and asks again',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/500 \(Internal/);
    // The server writes the home page with its products; who comes by a link has to ask for them.
    await shop.open('/about');
    await page.route(PRODUCT_LIST, answerWith({ success: false, message: 'Our server is resting.' }, 500));
    await page.getByRole('banner').getByRole('link', { name: 'AngaLink' }).click();
    const preview = section(page, 'Shop');
    await expect(preview.getByRole('alert')).toContainText('Error loading products');
    await expect(page.getByRole('heading', { name: 'Why Us' })).toBeAttached();
    await page.unroute(PRODUCT_LIST);
    await preview.getByRole('button', { name: 'Try again' }).click();
    await expect(preview.getByRole('article')).toHaveCount(8);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Asked without a browser too: server/http/pages.test.ts.
  test('texts, products and the ways on are there', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Dish, mast and cable fitted, sealed and tested on site.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Retail and Hospitality$/ })).toBeVisible();
    await page.getByRole('link', { name: 'All pictures' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(page.getByRole('link', { name: 'Dish on a galvanised roof at sunrise' })).toHaveAttribute(
      'href',
      '/pictures/gallery-04-1280.webp',
    );
  });
});

// Asked without a browser too: src/shop/app/earlyClick.test.ts.
test('a press of Get a Quote before the program is there counts', { tag: '@nightly' }, async ({ page }) => {
  const program = await hold(page, /\/assets\/.+\.js$/);
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Get a Quote' }).click();
  await program.release();
  await expect(page.getByRole('dialog', { name: 'Get a Quote' })).toBeVisible();
});
