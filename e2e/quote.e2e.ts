import { answerWith, countRequests, hold, lost, QUOTE_CALLS } from './support/faults';
import { routerGen3, sealingKit, kes } from './support/goods';
import { someClient } from './support/quote';
import { EXCEPTION, FAILED, REQUEST_FAULTS, SENT, type RequestFault } from './support/requestFaults';
import { expect, test } from './support/test';
import { chatOf } from './support/whatsapp';

test('from the header it is a plain request, without items', async ({ page, shop, quote, staff }) => {
  const client = someClient();
  await shop.open('/');
  await quote.openFromHeader();
  await quote.fill(client);
  const call = page.waitForRequest(QUOTE_CALLS);
  await quote.send();
  expect(new URL((await call).url()).pathname).toBe('/api/v1/quotations/get-a-quote');
  await quote.wasSent(SENT);
  expect(await staff.quotationsFrom(client.email)).toMatchObject([{ clients_note: client.message, productIds: [] }]);
});

test('from a product it names the product and how many', async ({ page, shop, quote, productPage, staff }) => {
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
});

test('the cart stays after its request was sent', async ({ shop, cart, quote }) => {
  await shop.open();
  await shop.addToCart(routerGen3.name);
  await shop.hasInCart(1);
  await cart.open();
  await cart.askForQuote();
  await quote.fill(someClient());
  await quote.send();
  await quote.wasSent(SENT);
  await shop.hasInCart(1);
});

test('what is missing or wrong is said at its field, and a focused summary leads there', async ({
  page,
  shop,
  quote,
  staff,
}) => {
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

  // The message may not be blank, the phone may be.
  const client = { ...someClient(), phone: '' };
  await quote.fill({ ...client, message: '   \n ' });
  await quote.send();
  await expect(quote.summary.getByRole('link')).toHaveText(['Message is required.']);
  expect(asked.count).toBe(0);
  await quote.fill(client);
  await quote.send();
  await quote.wasSent(SENT);
  expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
});

const FAULTS: readonly RequestFault[] = [
  ...REQUEST_FAULTS,
  ['a refusal', answerWith({ success: false, message: '' }), FAILED, []],
  [
    'HTML instead of an answer',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Maintenance' }),
    EXCEPTION,
    [],
  ],
  ['an answer that got lost', lost, EXCEPTION, [/net::ERR_CONNECTION_RESET/]],
];

test('whatever goes wrong is said, nothing typed is lost, and a retry arrives once', async ({
  page,
  shop,
  quote,
  trouble,
  staff,
}) => {
  await shop.open();
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
});

test('the words of the server stand at the fields they are about; a success without words says so itself; pressed twice it is one request', async ({
  page,
  shop,
  quote,
  trouble,
  staff,
}) => {
  trouble.expect(/400 \(Bad Request\)/);
  const client = someClient();
  await page.route(
    QUOTE_CALLS,
    answerWith({ success: false, message: 'Please check.', data: { clients_email: 'This address bounces.' } }, 400),
  );
  await shop.open();
  await quote.openFromHeader();
  await quote.fill(client);
  await quote.send();
  await expect(quote.summary).toBeFocused();
  await quote.summary.getByRole('link', { name: 'This address bounces.' }).click();
  await expect(quote.field('Email')).toBeFocused();
  await expect(quote.field('Email')).toHaveAccessibleDescription('This address bounces.');

  await page.unroute(QUOTE_CALLS);
  await page.route(QUOTE_CALLS, answerWith({ success: true, message: '' }, 201));
  await quote.send();
  await quote.wasSent(SENT);

  await page.unroute(QUOTE_CALLS);
  await quote.openFromHeader();
  await quote.fill(client);
  const answer = await hold(page, QUOTE_CALLS);
  const asked = countRequests(page, QUOTE_CALLS);
  await quote.sendButton.dblclick();
  await answer.arrived;
  await expect(quote.sendButton).toHaveText('Sending...');
  await quote.sendButton.click({ force: true });
  await quote.field('Message').press('Control+Enter');
  await answer.release();
  await quote.wasSent(SENT);
  expect(asked.count).toBe(1);
  expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
});

test('offline it says so, and sends by itself when the connection is back', async ({
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
  await quote.fill(client);
  await quote.canKeep();
  await context.setOffline(true);
  await quote.send();
  await expect(quote.dialog.getByText('You are offline. Your request could not be sent.')).toBeVisible();
  await quote.holds(client);
  await context.setOffline(false);
  await quote.wasSent(SENT);
  expect(await staff.quotationsFrom(client.email)).toHaveLength(1);
});

test('what was typed waits when the dialog is closed, and on a reload', async ({ page, shop, quote }) => {
  const client = someClient();
  await shop.open();
  await quote.openFromHeader();
  await quote.fill(client);
  await quote.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(quote.dialog).toBeHidden();
  await quote.openFromHeader();
  await quote.holds(client);
  await page.keyboard.press('Escape');
  await expect(quote.dialog).toBeHidden();
  await shop.reload();
  await quote.openFromHeader();
  await quote.holds(client);
});
