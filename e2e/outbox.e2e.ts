import type { Page } from '@playwright/test';
import { isAccessible } from './support/axe';
import { answerWith, countRequests, down, lost, QUOTE_CALLS } from './support/faults';
import { ethernetCable } from './support/goods';
import { someClient, type Client, type QuoteForm } from './support/quote';
import { SENT } from './support/requestFaults';
import { Shop } from './support/shop';
import { expect, test } from './support/test';
import { chatOf } from './support/whatsapp';

/** What a browser says of a page that asks for more without a network. */
const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/];
const OFFLINE = 'You are offline. Your request could not be sent.';
const outbox = (page: Page) => page.getByRole('dialog', { name: 'Your requests' });
const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('quoteOutbox'));

/** Writes a request without a network, and closes the dialog. */
async function leaveOffline(page: Page, quote: QuoteForm, client: Client): Promise<void> {
  await quote.canKeep();
  await page.context().setOffline(true);
  await quote.fill(client);
  await quote.send();
  await expect(quote.dialog.getByText(OFFLINE)).toBeVisible();
  await expect(quote.dialog.getByText(/^It is kept on this device/)).toBeVisible();
  await quote.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(quote.dialog).toBeHidden();
}

test('a request written offline goes by itself when the network is back, once from two tabs, with what it was about', async ({
  page,
  context,
  shop,
  quote,
  cart,
  trouble,
  staff,
}) => {
  test.slow();
  trouble.expect(...NO_NETWORK);
  const client = someClient();
  const second = await context.newPage();
  await new Shop(second).open();
  await shop.open();
  await shop.addToCart(ethernetCable.name);
  await cart.open();
  await cart.askForQuote();
  await expect(quote.dialog).toBeVisible();
  await leaveOffline(page, quote, client);
  await expect(state(page, '1 request waits to be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(outbox(page)).toContainText('Waits for a connection');
  const { lines } = await chatOf(outbox(page).getByRole('link', { name: 'Send on WhatsApp' }));
  expect(lines[0]).toBe(client.message);
  await isAccessible(page, 'the outbox');
  await page.keyboard.press('Escape');
  await expect(outbox(page)).toBeHidden();

  const asked = [countRequests(page, QUOTE_CALLS), countRequests(second, QUOTE_CALLS)];
  await context.setOffline(false);
  await expect(state(page, 'Your request was sent')).toBeVisible();
  expect(asked.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  await shop.reload();
  await expect(state(page, 'Your request was sent')).toBeVisible();
  const [request, ...others] = await staff.quotationsFrom(client.email);
  expect(others).toEqual([]);
  expect(request?.clients_note).toContain(`1 x ${ethernetCable.name}`);
  expect(request?.productIds).toHaveLength(1);
  expect(await stored(page)).not.toContain(client.message);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(outbox(page)).toContainText(`We answer at ${client.email}.`);
  await outbox(page).getByRole('button', { name: 'Close' }).click();
  await expect(state(page, 'Your request was sent')).toHaveCount(0);
  await expect.poll(() => stored(page)).toBeNull();
});

// Asked without a browser too: src/shop/features/quote/OutboxDialog.test.tsx, server/operations/quotations.test.ts.
test(
  'what may have arrived does not arrive twice',
  { tag: '@nightly' },
  async ({ page, shop, quote, trouble, staff }) => {
    trouble.expect(/net::ERR_CONNECTION_RESET/);
    const client = someClient();
    await shop.open();
    await quote.openFromHeader();
    await quote.fill(client);
    await page.route(QUOTE_CALLS, lost);
    await quote.send();
    await quote.failsWith('An error occurred while submitting the request.');
    await quote.dialog.getByRole('button', { name: 'Close' }).click();
    await page.unroute(QUOTE_CALLS);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await outbox(page).getByRole('button', { name: 'Send now' }).click();
    await expect(outbox(page)).toContainText(`We answer at ${client.email}.`);
    expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
  },
);

// Asked without a browser too: src/shop/features/quote/OutboxDialog.test.tsx, src/shop/features/quote/sendKept.test.ts.
test(
  'what the server refuses is said with its reason, corrected, and sent',
  { tag: '@nightly' },
  async ({ page, shop, quote, trouble, staff }) => {
    trouble.expect(/400 \(Bad Request\)/, /net::ERR_CONNECTION_REFUSED/);
    const client = someClient();
    await shop.open();
    await quote.openFromHeader();
    await quote.fill(client);
    await page.route(QUOTE_CALLS, down);
    await quote.send();
    await quote.failsWith('An error occurred while submitting the request.');
    await quote.dialog.getByRole('button', { name: 'Close' }).click();
    await page.unroute(QUOTE_CALLS);
    // What is typed anew meanwhile is another request.
    await quote.openFromHeader();
    await quote.field('Message').fill('Another matter');
    await quote.dialog.getByRole('button', { name: 'Close' }).click();
    await page.route(
      QUOTE_CALLS,
      answerWith({ success: false, message: 'Please check.', data: { clients_email: 'This address bounces.' } }, 400),
    );
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await outbox(page).getByRole('button', { name: 'Send now' }).click();
    await expect(outbox(page)).toContainText('Please check. Email: This address bounces.');
    await page.unroute(QUOTE_CALLS);
    await outbox(page).getByRole('button', { name: 'Correct and send' }).click();
    await expect(quote.dialog).toBeVisible();
    await quote.holds(client);
    await expect(quote.field('Email')).toHaveAccessibleDescription('This address bounces.');
    const better = { ...client, email: `new.${client.email}` };
    await quote.fill(better);
    await quote.send();
    await quote.wasSent(SENT);
    expect(await staff.quotationsFrom(better.email)).toHaveLength(1);
    expect(await staff.quotationsFrom(client.email)).toEqual([]);
    await expect.poll(() => stored(page)).toBeNull();
    await quote.openFromHeader();
    await expect(quote.field('Message')).toHaveValue('Another matter');
  },
);

// Asked without a browser too: src/shop/features/quote/OutboxDialog.test.tsx, src/shop/shell/quoteMeanwhile.test.tsx.
test(
  'it can be deleted, comes back by Undo, and is not sent once it is deleted',
  { tag: '@nightly' },
  async ({ page, context, shop, quote, trouble, staff }) => {
    trouble.expect(...NO_NETWORK);
    const client = someClient();
    await shop.open();
    await quote.openFromHeader();
    await leaveOffline(page, quote, client);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await outbox(page)
      .getByRole('button', { name: /^Delete the request of/ })
      .press('Enter');
    await expect(outbox(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0);
    await expect.poll(() => stored(page)).toBeNull();
    await shop.says('Request deleted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(state(page, '1 request waits to be sent')).toBeVisible();
    expect(await stored(page)).toContain(client.message);

    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await outbox(page)
      .getByRole('button', { name: /^Delete the request of/ })
      .click();
    await expect(outbox(page)).toBeHidden();
    await expect.poll(() => stored(page)).toBeNull();
    await context.setOffline(false);
    await shop.reload();
    expect(await staff.quotationsFrom(client.email)).toEqual([]);
    await quote.openFromHeader();
    await expect(quote.field('Name')).toHaveValue(client.name);
    await expect(quote.field('Message')).toHaveValue('');
  },
);

// Asked without a browser too: src/shop/features/quote/OutboxDialog.test.tsx.
test('something else under its key is no request', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open();
  await page.evaluate(() => window.localStorage.setItem('quoteOutbox', '[{"key":"x"}]'));
  await shop.reload();
  await expect.poll(() => stored(page)).toBeNull();
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toHaveCount(0);
});
