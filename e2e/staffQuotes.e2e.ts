import { buildNote } from '../src/common/domain/quoteNote';
import { isAccessible } from './support/axe';
import { someMessage } from './support/contact';
import { answerWith, hold } from './support/faults';
import { kes, meshPair, travelCase } from './support/goods';
import { Inbox } from './support/inbox';
import { pagesOf } from './support/paper';
import { someClient } from './support/quote';
import { SENT } from './support/requestFaults';
import { expect, ownShopTest, test } from './support/test';
import { chatOf } from './support/whatsapp';

const LIST = /\/api\/v1\/quotations(\?|$)/;
const UPDATE = /\/api\/v1\/quotations\/\d+$/;

/** Somebody with a name of their own: staff tell requests apart by it. */
function namedClient() {
  const client = someClient();
  return { ...client, name: `Wanjiru ${client.email.slice(8, 22)}` };
}

test(
  'a cart: staff find it, read it, and the ways to answer are right',
  { tag: '@engines' },
  async ({ page, staff, dashboard, browserName }) => {
    const client = namedClient();
    const items = [
      { ...meshPair, quantity: 1 },
      { ...travelCase, quantity: 2 },
    ];
    // As the cart does, which has a journey of its own to the database.
    await staff.call('POST', '/quotations/create-quotation', {
      clients_name: client.name,
      clients_phone: client.phone,
      clients_email: client.email,
      clients_note: buildNote(client.message, items),
      productIds: await Promise.all(items.map(async ({ name }) => (await staff.productNamed(name)).id)),
    });

    const inbox = new Inbox(page);
    const total = kes(meshPair.price + 2 * travelCase.price);
    await dashboard.open('/dashboard/quotes', 'Received Quotes');
    await inbox.searchFor(client.email);
    await expect(inbox.entry(client.name)).toContainText(client.message);
    await expect(inbox.entry(client.name)).toContainText(/2 products, KES\s/);
    await inbox.read(client.name);
    const { request } = inbox;
    await expect(request).toContainText(/Today \d\d:\d\d, about several products/);
    await expect(request.getByText(client.message, { exact: true })).toBeVisible();
    const rows = request.getByRole('table', { name: 'Items' }).locator('tbody tr');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: travelCase.name })).toContainText(
      kes(2 * travelCase.price).replace('KES ', ''),
    );
    await expect(rows.first().locator('img')).toBeVisible();
    await expect(request.locator('tfoot')).toContainText(total.replace('KES ', ''));

    const { number, lines } = await chatOf(request.getByRole('link', { name: /^WhatsApp/ }));
    expect(number).toBe('254712345678');
    expect(lines[0]).toBe(`Hello ${client.name}, this is AngaLink.`);
    expect(lines).toContain(`2 x ${travelCase.name}: ${kes(2 * travelCase.price)}`);
    expect(lines).toContain(`Total: ${total}`);
    await expect(request.getByRole('link', { name: 'Call 0712 345 678' })).toHaveAttribute('href', 'tel:+254712345678');
    expect(await inbox.mail()).toEqual({ to: client.email, subject: 'Your request to AngaLink', lines });
    await request.getByText('Show the note as received').click();
    await expect(request.locator('pre')).toContainText(`Total: ${total}`);

    // Paper can be looked at in Chromium alone.
    if (browserName !== 'chromium') return;
    await page.emulateMedia({ media: 'print' });
    await expect(request.getByText(/^Your request of \d+ \w+ \d{4}$/)).toBeVisible();
    for (const text of ['AngaLink', 'hello@angalink.example', client.name, client.email, travelCase.name])
      await expect(request.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  },
);

// Asked without a browser too: src/staff/pages/quotes/InboxPage.test.tsx, src/staff/features/inbox/ContactActions.test.tsx, src/staff/features/inbox/replies.test.ts.
test(
  'from the header without a phone, and from the contact form: each says where it came from',
  { tag: '@nightly' },
  async ({ page, shop, quote, contact, dashboard }) => {
    const client = { ...namedClient(), phone: '' };
    const message = someMessage();
    await shop.open('/');
    await quote.openFromHeader();
    await quote.fill(client);
    await quote.send();
    await quote.wasSent(SENT);
    await shop.open('/contact');
    await contact.fill(message);
    await contact.send();
    await contact.wasSent();

    const inbox = new Inbox(page);
    await dashboard.open('/dashboard/quotes', 'Received Quotes');
    await inbox.searchFor(client.email);
    await expect(inbox.entry(client.name)).toContainText('No products chosen');
    await inbox.read(client.name);
    await expect(inbox.request).toContainText('from Get a Quote');
    await expect(inbox.request).toContainText('No WhatsApp: no phone number was given.');
    await expect(inbox.request.getByRole('link', { name: /^(WhatsApp|Call)/ })).toHaveCount(0);

    await inbox.open(`search=${encodeURIComponent(message.email)}`);
    await expect(inbox.entry(message.name)).toContainText('Contact form');
    await inbox.read(message.name);
    await expect(inbox.request).toContainText('from the contact form');
    await expect(inbox.request.getByText(message.subject, { exact: true })).toBeVisible();
    expect(await inbox.mail()).toMatchObject({ to: message.email, subject: `Re: ${message.subject}` });
  },
);

// Asked without a browser too: src/staff/pages/quotes/InboxPage.test.tsx.
test(
  'moved along: at once, kept, and gone from the new ones; what fails is taken back and said; what somebody else changed is seen on coming back',
  { tag: '@nightly' },
  async ({ page, dashboard, staff, trouble }) => {
    trouble.expect(/500 \(Internal Server Error\)/);
    const client = namedClient();
    const id = await staff.ask(client);
    const inbox = new Inbox(page);
    await inbox.open(`search=${encodeURIComponent(client.email)}&status=new`);
    await inbox.read(client.name);

    await page.route(UPDATE, answerWith({ success: false, message: '' }, 500));
    await inbox.markAs('Quoted');
    await dashboard.says('The status could not be changed; it is New as before.');
    await inbox.isMarkedAs('New');
    await page.unroute(UPDATE);

    const answer = await hold(page, UPDATE);
    await inbox.markAs('Contacted');
    await answer.arrived;
    await inbox.isMarkedAs('Contacted');
    await answer.release();
    await dashboard.says('Quotation updated successfully');
    // It is none of the new ones any more; who works on it keeps it before them.
    await expect(inbox.entries).toHaveCount(0);
    await inbox.shows(client.name);
    await inbox.isMarkedAs('Contacted');
    expect((await staff.quotationsFrom(client.email))[0]?.status).toBe('contacted');

    if (inbox.isPhone()) await inbox.back.click();
    await inbox.showOnly('Contacted');
    await expect(page).toHaveURL(/status=contacted/);
    await expect(inbox.entry(client.name)).toContainText('Contacted');

    await inbox.open(`search=${encodeURIComponent(client.email)}&id=${id}`);
    await inbox.isMarkedAs('Contacted');
    await staff.moveRequest(id, 'closed');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await inbox.isMarkedAs('Closed');
  },
);

// On a desktop the last journey asks it; beyond that it is about a phone's list.
test('Back returns to the same place', { tag: '@nightly' }, async ({ page, dashboard, staff }) => {
  const client = namedClient();
  await staff.ask(client);
  const inbox = new Inbox(page);
  await dashboard.open('/dashboard/quotes', 'Received Quotes');
  await inbox.searchFor(client.email);
  await expect(inbox.entries).toHaveCount(1);
  await inbox.read(client.name);
  if (inbox.isPhone()) {
    await expect(inbox.list).toBeHidden();
    await expect(inbox.request.getByRole('heading', { level: 2 })).toBeFocused();
    await inbox.back.click();
    await expect(inbox.entry(client.name)).toBeFocused();
    await expect(inbox.request).toBeHidden();
  }
  await expect(page.getByRole('searchbox', { name: 'Search name, phone, message' })).toHaveValue(client.email);
  await inbox.searchFor('no such words anywhere');
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters.' })).toBeVisible();
  await page.goBack();
  await expect(inbox.entry(client.name)).toBeVisible();
});

// Asked without a browser too: src/staff/pages/quotes/InboxPage.test.tsx.
test(
  'while it loads, when it fails, and a request that is in no list',
  { tag: '@nightly' },
  async ({ page, dashboard, trouble }) => {
    trouble.expect(/400 \(Bad Request\)|404 \(Not Found\)/);
    const inbox = new Inbox(page);
    const failing = answerWith({ success: false, message: 'Out of order' }, 400);
    await page.route(LIST, failing);
    await dashboard.open('/dashboard/quotes', 'Received Quotes');
    await expect(page.getByRole('alert').filter({ hasText: 'Out of order' })).toBeVisible();
    // The list is read anew as well when a request comes in: until the press it fails.
    const answer = await hold(page, LIST);
    await page.unroute(LIST, failing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answer.arrived;
    await expect(page.getByText('Loading requests...')).toBeAttached();
    await answer.release();
    await expect(inbox.entries.first()).toBeVisible();

    await inbox.open('id=999999999');
    await expect(page.getByRole('heading', { name: 'This request is not there' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all requests' }).click();
    await expect(inbox.entries.first()).toBeVisible();
  },
);

test('accessible, in light and dark', async ({ page, dashboard, staff }) => {
  const inbox = new Inbox(page);
  const [request] = await staff.quotationsFrom('grace.achieng@example.com');
  // By its address: others may have asked since.
  const open = async () => {
    await inbox.open(`id=${request?.id ?? ''}`);
    await inbox.shows('Grace Achieng Odhiambo');
  };
  await open();
  await dashboard.inBothColours(async (scheme) => {
    await expect(inbox.request).toBeVisible();
    // On a desktop with its list beside it.
    if (!inbox.isPhone()) await expect(inbox.entries.first()).toBeVisible();
    await isAccessible(page, `a request, ${scheme}`);
    if (!inbox.isPhone()) return;
    await inbox.back.click();
    await expect(inbox.entries.first()).toBeVisible();
    await isAccessible(page, `the list, ${scheme}`);
    if (scheme === 'light') await open();
  });
});

ownShopTest(
  'many requests: a link to an old one finds it, and one goes from each to the next over the end of a page',
  async ({ page, dashboard, ownShop: { staff } }) => {
    const inbox = new Inbox(page);
    // Letters: a digit would run into the time that stands behind it.
    const clients = [...'ABCDEFGHIJKLMNOPQRSTU'].map((letter) => ({ ...someClient(), name: `Client ${letter}` }));
    const ids: string[] = [];
    for (const client of clients) ids.push(await staff.ask(client));
    await dashboard.open(`/dashboard/quotes?id=${ids[0] ?? ''}`, 'Received Quotes');
    await inbox.shows('Client A');
    await expect(page).toHaveURL(/page=2/);
    await inbox.previous();
    await inbox.shows('Client B');
    await expect(page).toHaveURL(/page=1/);
    await inbox.next();
    await inbox.shows('Client A');
    await page.keyboard.press('k');
    await inbox.shows('Client B');
    await page.keyboard.press('k');
    await inbox.shows('Client C');
    await page.keyboard.press('j');
    await inbox.shows('Client B');
    if (inbox.isPhone()) return;
    await inbox.entry('Client B').focus();
    await page.keyboard.press('ArrowUp');
    await inbox.shows('Client C');
    await expect(inbox.entry('Client C')).toBeFocused();
    await page.keyboard.press('Home');
    await inbox.shows('Client U');
    await inbox.searchFor('no such words anywhere');
    await expect(page.getByRole('heading', { name: 'Nothing matches these filters.' })).toBeVisible();
    await page.goBack();
    await inbox.shows('Client U');
    await expect(inbox.entry('Client T')).toBeVisible();
  },
);
