import type { Page } from '@playwright/test';
import { coreSiteUrl } from './support/addresses';
import { ethernetCable, kes, powerCuts, travelCase } from './support/goods';
import { someMessage } from './support/contact';
import { someClient } from './support/quote';
import { SENT } from './support/requestFaults';
import { Session } from './support/session';
import { expect, test } from './support/test';

// The site as a backend team may host it: plain files, before a server on another origin that knows the contract's core alone.
test.use({ baseURL: coreSiteUrl });
// One call finds out what it offers; nothing else that it lacks is tried.
test.beforeEach(({ trouble }) => trouble.expect(/\/capabilities/));

/** Within the document, as by a link. */
const goTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('every page stands, without a word about what is missing', async ({ page, shop }) => {
  for (const [number, [path, title]] of (
    [
      ['/', 'Providing high internet speed from space.'],
      ['/shop', 'Shop'],
      ['/articles', 'Articles'],
      ['/contact', 'Contact'],
      ['/about', /^A clear view of the sky/],
      ['/about/pictures', 'About the pictures'],
      ['/gallery', 'Gallery'],
      ['/events', 'Events'],
      ['/shop/which-kit', 'Which kit?'],
      ['/menu', 'Menu'],
      ['/privacy', 'Privacy'],
      ['/favourites', 'Favorites'],
      ['/search?q=mesh', 'Results for “mesh”'],
      ['/auth', 'Your session has ended'],
    ] as const
  ).entries()) {
    // By its address, as a document, each page is one file.
    await (number < 3 ? shop.open(path) : goTo(page, path));
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), path).toBeVisible();
    await expect(page.getByText('Loading', { exact: false }).filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole('alert'), path).toHaveCount(0);
  }
});

// Asked without a browser too: src/shop/app/coreServer.test.tsx.
test(
  'what the server cannot do is not shown, and an address that asks for it says nothing untrue',
  { tag: '@nightly' },
  async ({ page, shop }) => {
    await page.goto('/shop?search=mesh&suggest=discount-70&sort=price&stock=in');
    await shop.isAlive();
    const main = page.getByRole('main');
    await expect(main.getByRole('group', { name: 'Suggest Today' })).toHaveCount(0);
    await expect(shop.list.getByRole('article')).toHaveCount(12);
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expect(main.getByRole('combobox')).toHaveCount(0);
    await expect(main.getByRole('checkbox')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /Filter|Remove|Clear/ })).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await shop.goToPage('Next');
    await shop.showsPage(2);
    await page.goto('/search?q=mesh');
    await shop.isAlive();
    await expect(main.getByRole('heading', { name: 'There is no search here at the moment' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to the shop' })).toBeVisible();
    await page.goto('/articles?search=roof');
    await shop.isAlive();
    await expect(main.getByRole('article').first()).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^#|Clear/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
  },
);

// Asked without a browser too: src/staff/app/coreServer.test.tsx.
test(
  'the staff find what they deactivated, and meet nothing that the server lacks',
  { tag: '@nightly' },
  async ({ page, dashboard, staff, shop }) => {
    const goOn = async (path: string, title: string) => {
      await goTo(page, path);
      await dashboard.shows(title);
    };
    await dashboard.signInAnew(staff.url);
    await shop.open('/');
    await dashboard.open('/dashboard', 'Welcome, Demo');
    for (const words of ['received quotes', 'notifications', 'figures'])
      await expect(page.getByText(`This server does not offer ${words}.`)).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Quotes/ })).toHaveCount(0);

    await dashboard.open('/dashboard/products', 'Products');
    await expect(dashboard.rows.or(page.getByRole('listitem')).first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Inactive', exact: true }).click();
    await expect(page.getByRole('main').getByText(travelCase.name)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();

    await goOn('/dashboard/adverts', 'Adverts');
    await expect(page.getByText('This server lists only the adverts that run now', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Stop|Edit)/ })).toHaveCount(0);
    await goOn('/dashboard/quotes', 'Received Quotes');
    await expect(page.getByRole('heading', { name: 'This server does not offer received quotes.' })).toBeVisible();
    await goOn('/dashboard/quotations', 'Quotations');
    await expect(page.getByRole('heading', { name: 'This server makes no quotations' })).toBeVisible();
    await goOn('/dashboard/visits', 'Visits');
    await expect(page.getByRole('heading', { name: 'This server does not keep visits' })).toBeVisible();
    await goOn('/dashboard/counties', 'Counties');
    await expect(page.getByRole('heading', { name: 'This server does not know of counties' })).toBeVisible();
    await goOn('/dashboard/searches', 'Searched and not found');
    await expect(page.getByRole('heading', { name: 'This server does not count searches' })).toBeVisible();
    await goOn('/dashboard/health', 'Listing health');
    await expect(page.getByRole('heading', { name: 'This server does not offer listing health' })).toBeVisible();
  },
);

test('the staff read comments, change a product and sign out; there is no way to quotes', async ({
  page,
  dashboard,
  staff,
}) => {
  await dashboard.signInAnew(staff.url);
  const article = await staff.articleTitled(powerCuts.title);
  await dashboard.open(`/dashboard/article/edit-article/${article.id}`, 'Edit article');
  await expect(page.getByRole('list', { name: 'Comments' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Remove the comment|Add image)/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Quotes/ })).toHaveCount(0);
  const products = await staff.productsOnSale();
  await dashboard.open(`/dashboard/products/edit-product/${products.at(-1)?.id}`, 'Edit product');
  await page.getByLabel(/^Tools needed/).fill(`Spanner ${Date.now()}`);
  await page.getByRole('button', { name: 'Save product' }).click();
  await dashboard.says('Product updated successfully');
  // On a phone a form has its own buttons where others have the way out.
  await page.getByRole('main').getByRole('link', { name: 'Products' }).click();
  await new Session(page).signOut();
});

test('one can buy, ask, write, like and comment', async ({
  page,
  shop,
  cart,
  quote,
  contact,
  articles,
  articlePage,
  staff,
}) => {
  const [client, message] = [someClient(), someMessage()];
  await page.goto('/shop');
  await shop.isAlive();
  await shop.addToCart(ethernetCable.name);
  await shop.hasInCart(1);
  await cart.open();
  await cart.showsTotal(kes(ethernetCable.price));
  await cart.askForQuote();
  await quote.fill(client);
  await quote.field('Email').press('Enter');
  await quote.wasSent(SENT);
  expect((await staff.quotationsFrom(client.email))[0]?.clients_note).toContain(`1 x ${ethernetCable.name}`);

  await shop.open('/contact');
  await contact.fill(message);
  await contact.send();
  await contact.wasSent();

  await goTo(page, '/articles');
  await articles.open(powerCuts.title);
  await articlePage.like.click();
  await shop.says('Like created successfully!');
  await articlePage.comment('Asante sana.');
  await shop.says('Comment added successfully!');
  await expect(articlePage.shownComments.first()).toContainText('Asante sana.');
});

// Asked without a browser too: src/shop/app/faults.test.tsx, src/shop/shell/quoting.test.tsx, src/shop/features/quote/sendKept.test.ts.
test(
  'with the network gone: what was loaded stays, the cart works, and a request goes when it is back',
  { tag: '@nightly' },
  async ({ page, context, shop, quote, trouble, staff }) => {
    trouble.expect(/net::ERR_INTERNET_DISCONNECTED/, /ChunkLoadError|Loading (CSS )?chunk/);
    const client = someClient();
    await page.goto('/shop');
    await shop.isAlive();
    await shop.addToCart(ethernetCable.name);
    await shop.says(`${ethernetCable.name} added to cart`);
    await quote.openFromHeader();
    await quote.canKeep();
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    const first = await shop.names();

    const banner = page.getByText('You are offline. What you have loaded stays readable.');
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await shop.goToPage('Next');
    await expect(shop.list.getByRole('alert')).toContainText('You appear to be offline.');
    expect(await shop.names()).toEqual(first);
    await shop.addToCart(ethernetCable.name);
    await shop.hasInCart(2);
    await quote.openFromHeader();
    await quote.fill(client);
    await quote.send();
    await expect(quote.dialog.getByText('You are offline. Your request could not be sent.')).toBeVisible();
    await page.keyboard.press('Escape');
    // While it is open it sends the request itself.
    await expect(quote.dialog).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: 'Your request was sent' })).toBeVisible();
    expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
    await expect(banner).toBeHidden();
  },
);
