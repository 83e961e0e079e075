import type { Page } from '@playwright/test';
import { ethernetCable, kes, PRODUCTS, safariKit } from './support/goods';
import { expect, test } from './support/test';
import { BUSINESS_NUMBER, chatOf } from './support/whatsapp';

/** Addresses that links may lead to although no page is there: the staff's program stands apart. */
const MISSING: readonly RegExp[] = [/^\/sign-in/];
const FILE = /\.[a-z0-9]{3,4}$/;
/** More than the demo shop has: a crawl that does not end is a fault too. */
const MOST_PAGES = 250;
/** The guide has an address for each of its answers; one deep they are all alike. */
const DEEP_IN_GUIDE = /which-kit\?.*&/;

interface Found {
  /** Paths of this site. */
  inside: string[];
  /** Links without an address or a name, and those that open a tab without saying so. */
  faults: string[];
}

/** @param fetched a page that was asked for and is not shown: its text, and its address; without it, the one that is shown */
async function linksOf(page: Page, fetched?: { html: string; url: string }): Promise<Found> {
  return page.evaluate((answer) => {
    const found: { inside: string[]; faults: string[] } = { inside: [], faults: [] };
    const doc = answer ? new DOMParser().parseFromString(answer.html, 'text/html') : document;
    const here = new URL(answer?.url ?? document.baseURI);
    for (const link of doc.querySelectorAll<HTMLAnchorElement>('a')) {
      const address = link.getAttribute('href') ?? '';
      const name = (link.getAttribute('aria-label') ?? link.textContent).trim();
      if (!address || address === '#' || !name) found.faults.push(link.outerHTML.slice(0, 200));
      if (link.target === '_blank' && !(name.includes('opens a new tab') && link.relList.contains('noopener')))
        found.faults.push(link.outerHTML.slice(0, 200));
      const { origin, pathname, search, hash } = new URL(address, here);
      if (origin === here.origin) found.inside.push(pathname + search);
      if (
        origin === here.origin &&
        pathname === here.pathname &&
        hash.length > 1 &&
        !doc.getElementById(hash.slice(1))
      ) {
        found.faults.push(`${link.outerHTML.slice(0, 200)}: nothing there`);
      }
    }
    return found;
  }, fetched);
}

// Asked without a browser too: server/http/links.test.ts.
test('every link of the site leads to a page', { tag: ['@wide', '@nightly'] }, async ({ page, request, staff }) => {
  test.slow();
  const start = [
    '/',
    '/shop',
    `/shop/single-product/${(await staff.productNamed(safariKit.name)).id}`,
    '/contact',
    '/events',
    '/shop/which-kit?where=home&people=family&power=solar&roof=flat',
    '/menu',
    '/privacy',
    '/auth',
    '/nowhere',
  ];
  const from = new Map(start.map((path) => [path, 'the start']));
  const broken: string[] = [];
  for (const path of from.keys()) {
    expect(from.size, 'pages found').toBeLessThan(MOST_PAGES);
    // A picture or the feed: there, and no page to read on in.
    if (FILE.test(path)) {
      const status = (await request.get(path)).status();
      if (status !== 200) broken.push(`${path} (${status}) from ${from.get(path)}`);
      continue;
    }
    // What search engines and visitors without a program follow: the document as it came, read and not shown.
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    if (answer.status() !== 200 && path !== '/nowhere' && !MISSING.some((pattern) => pattern.test(path)))
      broken.push(`${path} (${answer.status()}) from ${from.get(path)}`);
    const { inside, faults } = await linksOf(page, { html: await answer.text(), url: answer.url() });
    broken.push(...faults.map((fault) => `${fault} on ${path}`));
    for (const next of inside) if (!from.has(next) && !DEEP_IN_GUIDE.test(next)) from.set(next, path);
  }
  expect(broken).toEqual([]);
  expect(from.size).toBeGreaterThan(start.length + PRODUCTS);
});

// Asked without a browser too: src/shop/shell/parts.test.tsx, src/shop/shell/cartPanel.test.tsx.
test(
  'the links of cart, quote and menu, which only the program draws; the cart goes into the chat line by line, with the total',
  { tag: '@nightly' },
  async ({ page, shop, cart, quote }) => {
    await shop.open();
    if (shop.isPhone()) {
      await shop.openMenu();
      expect((await linksOf(page)).faults).toEqual([]);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await shop.addToCart(ethernetCable.name);
    await shop.addToCart(safariKit.name);
    await shop.hasInCart(2);
    await cart.open();
    await expect(cart.whatsapp).toBeVisible();
    expect((await linksOf(page)).faults).toEqual([]);
    await cart.setQuantity(ethernetCable.name, '4');
    const total = kes(4 * ethernetCable.price + safariKit.price);
    await cart.showsTotal(total);
    expect(await chatOf(cart.whatsapp)).toEqual({
      number: BUSINESS_NUMBER,
      lines: [
        'Hello AngaLink, I would like to order:',
        `${ethernetCable.name} x 4: ${kes(4 * ethernetCable.price)}`,
        `${safariKit.name} x 1: ${kes(safariKit.price)}`,
        `Total: ${total}`,
      ],
    });
    await cart.askForQuote();
    await expect(quote.dialog).toBeVisible();
    expect((await linksOf(page)).faults).toEqual([]);
  },
);

// Asked without a browser too: server/http/pages.test.ts, src/shop/app/RoutedPage.test.tsx.
test(
  'an address without a page says so, keeps the way on, and is no success',
  { tag: '@nightly' },
  async ({ page, shop, trouble }) => {
    trouble.expect(/404 \(Not Found\)/);
    const answer = await shop.open('/nowhere/at/all?x=1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).click();
    await expect(page).toHaveURL('/shop');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  },
);
