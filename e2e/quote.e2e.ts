import { isAccessible } from './support/axe';
import { answerWith, countRequests, down, lost, QUOTE_CALLS } from './support/faults';
import { sealingKit, kes } from './support/goods';
import { someClient } from './support/quote';
import { EXCEPTION, FAILED, SENT, type RequestFault } from './support/requestFaults';
import { expect, test } from './support/test';
import { chatOf } from './support/whatsapp';

test('a focused summary of what is missing leads to its field; offline the form says so, and sends by itself when the connection is back', async ({
  page,
  context,
  shop,
  quote,
  trouble,
  staff,
}) => {
  trouble.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const client = someClient();
  await shop.open();
  await quote.openFromHeader();
  await quote.send();
  await expect(quote.summary).toBeFocused();
  await isAccessible(page, 'the form with errors');
  await quote.summary.getByRole('link', { name: 'Message is required.' }).click();
  await expect(quote.field('Message')).toBeFocused();
  await expect(quote.field('Message')).toBeInViewport();

  await quote.fill(client);
  await quote.canKeep();
  await context.setOffline(true);
  await quote.send();
  await expect(quote.dialog.getByText('You are offline. Your request could not be sent.')).toBeVisible();
  await isAccessible(page, 'the form after a failure');
  await quote.holds(client);
  await context.setOffline(false);
  await quote.wasSent(SENT);
  await isAccessible(page, 'the request sent');
  expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
});

// Asked without a browser too: src/shop/pages/shop/ProductView.test.tsx, server/operations/quotations.test.ts.
test(
  'from a product it names the product and how many',
  { tag: '@nightly' },
  async ({ page, shop, quote, productPage, staff }) => {
    const client = someClient();
    const { id } = await staff.productNamed(sealingKit.name);
    await shop.open();
    await shop.openProduct(sealingKit.name);
    await productPage(sealingKit.name).setQuantity(2);
    await productPage(sealingKit.name).askForQuote();
    await quote.fill(client);
    const call = page.waitForRequest(QUOTE_CALLS);
    await quote.send();
    expect(new URL((await call).url()).pathname).toBe('/api/v1/quotations/create-quotation');
    await quote.wasSent(SENT);
    const block = `Items:\n2 x ${sealingKit.name} @ ${kes(sealingKit.price)} = ${kes(2 * sealingKit.price)}\nTotal: ${kes(2 * sealingKit.price)}`;
    expect(await staff.quotationsFrom(client.email)).toMatchObject([
      { clients_note: `${client.message}\n\n${block}`, productIds: [id] },
    ]);
  },
);

/** By what becomes of the request: refused, never sent, arrived without an answer; others in e2e/contact.e2e.ts. */
const FAULTS: readonly RequestFault[] = [
  ['a refusal', answerWith({ success: false, message: '' }), FAILED, []],
  ['a dead network', down, EXCEPTION, [/net::ERR_CONNECTION_REFUSED/]],
  ['an answer that got lost', lost, EXCEPTION, [/net::ERR_CONNECTION_RESET/]],
];

// Asked without a browser too: src/shop/shell/quoting.test.tsx, server/operations/quotations.test.ts.
test(
  'what is missing or wrong is said at its field, and a focused summary leads there; whatever goes wrong is said, nothing typed is lost, and a retry arrives once; what was typed waits when the dialog is closed, and on a reload',
  { tag: '@nightly' },
  async ({ page, shop, quote, trouble, staff }) => {
    const asked = countRequests(page, QUOTE_CALLS);
    await shop.open();
    await quote.openFromHeader();
    await quote.send();
    await expect(quote.summary).toBeFocused();
    await expect(quote.summary.getByRole('heading')).toHaveText('Three fields need a correction');
    await expect(quote.summary.getByRole('link')).toHaveText([
      'Name is required.',
      'Email is required.',
      'Message is required.',
    ]);
    for (const name of ['Name', 'Email', 'Message'] as const) {
      await expect(quote.field(name)).toHaveAccessibleDescription(`${name} is required.`);
      await quote.summary.getByRole('link', { name: `${name} is required.` }).click();
      await expect(quote.field(name)).toBeFocused();
      await expect(quote.field(name)).toBeInViewport();
    }

    await quote.fill({ name: 'Wanjiru', phone: '12', email: 'wanjiru at example', message: 'Two kits' });
    await quote.send();
    await expect(quote.summary).toBeFocused();
    await expect(quote.summary.getByRole('link')).toHaveText([
      'Enter a phone number such as 0712 345 678.',
      'Enter an email address such as name@example.com.',
    ]);
    await expect(quote.field('Name')).toHaveAttribute('aria-invalid', 'false');
    await expect(quote.field('Email')).toHaveAttribute('aria-invalid', 'true');
    await quote.holds({ name: 'Wanjiru', phone: '12', email: 'wanjiru at example', message: 'Two kits' });
    expect(asked.count).toBe(0);
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();

    for (const [fault, answer, message, complaint] of FAULTS) {
      await test.step(fault, async () => {
        trouble.expect(...complaint);
        const client = someClient();
        await quote.openFromHeader();
        await quote.fill(client);
        await page.route(QUOTE_CALLS, answer);
        await quote.send();
        await quote.failsWith(message);
        await quote.holds(client);
        const chat = await chatOf(quote.dialog.getByRole('link', { name: 'Send the same on WhatsApp' }));
        expect(chat.lines.join('\n')).toBe(client.message);

        await page.unroute(QUOTE_CALLS);
        await quote.dialog.getByRole('button', { name: 'Try again' }).click();
        await quote.wasSent(SENT);
        expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
        await page.getByRole('button', { name: 'Close message' }).click();
      });
    }

    const later = someClient();
    await quote.openFromHeader();
    await quote.fill(later);
    await page.keyboard.press('Escape');
    await expect(quote.dialog).toBeHidden();
    await shop.reload();
    await quote.openFromHeader();
    await quote.holds(later);
  },
);
