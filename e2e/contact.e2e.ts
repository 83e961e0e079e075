import { fitsTheScreen, isAccessible } from './support/axe';
import { someMessage } from './support/contact';
import { answerWith, countRequests, down, hold, QUOTE_CALLS } from './support/faults';
import { REQUEST_FAULTS } from './support/requestFaults';
import { expect, test } from './support/test';
import { BUSINESS_NUMBER, chatOf } from './support/whatsapp';

/** The checks and the sending, which come after the page. */
const FORM_PROGRAM = /\/contact-form\.[^/]*\.js/;
const ENTRY = /\/main\.[^/]*\.js/;

test(
  'what was typed is there after a reload, arrives as a plain request with its subject in the first line, and is gone once it was sent',
  { tag: '@engines' },
  async ({ page, shop, contact, staff }) => {
    const message = someMessage();
    await shop.open('/contact');
    await contact.fill(message);
    await shop.reload();
    await contact.holds(message);
    await contact.send();
    await contact.wasSent();
    await expect(contact.form).toContainText(message.email);
    await isAccessible(page, 'the message sent');
    expect(await staff.quotationsFrom(message.email)).toMatchObject([
      { clients_name: message.name, clients_note: `Subject: ${message.subject}\n\n${message.message}`, productIds: [] },
    ]);
    await shop.reload();
    await contact.holds({ name: '', email: '', subject: '', message: '' });
  },
);

// Asked without a browser too: src/shop/pages/ContactPage.test.tsx, server/pages/policyHeaders.test.ts.
test(
  'says how the business is reached, with links that call, write and chat; the map is our own drawing until somebody asks for the real one',
  { tag: '@nightly' },
  async ({ page, shop, contact }) => {
    const MAP = /^https:\/\/www\.openstreetmap\.org\//;
    const asked = countRequests(page, MAP);
    await page.route(MAP, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Map</title><main><h1>Map</h1></main>',
      }),
    );
    await shop.open('/contact');
    await expect(contact.ways.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute(
      'href',
      'tel:+254700000000',
    );
    await expect(contact.ways.getByRole('link', { name: 'hello@angalink.example' })).toHaveAttribute(
      'href',
      'mailto:hello@angalink.example',
    );
    await expect(contact.ways).toContainText('Monday-Saturday');
    await expect(contact.ways).toContainText('8:00 AM - 5:30 PM');
    await expect(contact.ways).toContainText('Koinange Street, Nairobi');
    const chat = contact.ways.getByRole('link', { name: 'Contact via WhatsApp (opens a new tab)' });
    expect((await chatOf(chat)).number).toBe(BUSINESS_NUMBER);

    await contact.map.scrollIntoViewIfNeeded();
    const link = contact.map.getByRole('link', { name: 'Open in OpenStreetMap (opens a new tab)' });
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=-1\.2841&mlon=36\.8155/);
    await expect(contact.map.locator('iframe')).toHaveCount(0);
    expect(asked.count).toBe(0);
    await contact.map.getByRole('button', { name: 'Show map' }).click();
    await expect(contact.map.locator('iframe')).toHaveAttribute('title', 'Map of Koinange Street, Nairobi');
    await expect(contact.map.frameLocator('iframe').getByRole('heading', { name: 'Map' })).toBeVisible();
    expect(asked.count).toBe(1);
    await contact.map.getByRole('button', { name: 'Hide map' }).click();
    await expect(contact.map.locator('iframe')).toHaveCount(0);
  },
);

// Asked without a browser too: src/shop/features/quote/contact/ContactRequest.test.tsx, server/operations/quotations.test.ts.
test(
  'what is missing or wrong is said at its field, and a focused summary leads there; so are the words of the server; pressed twice it is one request',
  { tag: '@nightly' },
  async ({ page, shop, contact, trouble, staff }) => {
    trouble.expect(/400 \(Bad Request\)/);
    const asked = countRequests(page, QUOTE_CALLS);
    await shop.open('/contact');
    await contact.send();
    await expect(contact.summary).toBeFocused();
    await expect(contact.summary.getByRole('heading')).toHaveText('Four fields need a correction');
    await expect(contact.summary.getByRole('link')).toHaveText([
      'Name is required.',
      'Email is required.',
      'Subject is required.',
      'Message is required.',
    ]);
    for (const name of ['Name', 'Email', 'Subject', 'Message'] as const) {
      await expect(contact.field(name)).toHaveAccessibleDescription(`${name} is required.`);
      await contact.summary.getByRole('link', { name: `${name} is required.` }).click();
      await expect(contact.field(name)).toBeFocused();
    }
    await contact.fill({ name: 'Barasa', email: 'barasa at example', subject: '  ', message: 'Hello' });
    await contact.send();
    await expect(contact.summary.getByRole('link')).toHaveText([
      'Enter an email address such as name@example.com.',
      'Subject is required.',
    ]);
    await expect(contact.field('Name')).toHaveAttribute('aria-invalid', 'false');
    expect(asked.count).toBe(0);

    const message = someMessage();
    await page.route(
      QUOTE_CALLS,
      answerWith({ success: false, message: 'Please check.', data: { clients_email: 'This address bounces.' } }, 400),
    );
    await contact.fill(message);
    await contact.send();
    await expect(contact.field('Email')).toHaveAccessibleDescription('This address bounces.');
    await expect(contact.summary).toBeFocused();
    await page.unroute(QUOTE_CALLS);

    const answer = await hold(page, QUOTE_CALLS);
    const before = asked.count;
    await contact.sendButton.dblclick();
    await answer.arrived;
    await expect(contact.sendButton).toHaveText('Sending...');
    await contact.sendButton.click({ force: true });
    await contact.field('Message').press('Control+Enter');
    await answer.release();
    await contact.wasSent();
    expect(asked.count).toBe(before + 1);
    expect(await staff.quotationsFrom(message.email)).toHaveLength(1);
  },
);

// Asked without a browser too: src/shop/features/quote/contact/ContactRequest.test.tsx, server/operations/quotations.test.ts.
test(
  'whatever goes wrong is said, nothing typed is lost, and a retry arrives once',
  { tag: '@nightly' },
  async ({ page, shop, contact, trouble, staff }) => {
    await shop.open('/contact');
    for (const [fault, answer, words, complaint] of REQUEST_FAULTS) {
      await test.step(fault, async () => {
        trouble.expect(...complaint);
        const message = someMessage();
        await contact.fill(message);
        await page.route(QUOTE_CALLS, answer);
        await contact.send();
        await contact.failsWith(words);
        await contact.holds(message);
        await fitsTheScreen(page, fault);
        expect(
          (await chatOf(contact.form.getByRole('link', { name: 'Send the same on WhatsApp (opens a new tab)' })))
            .lines[0],
        ).toBe(`Subject: ${message.subject}`);
        await page.unroute(QUOTE_CALLS);
        await contact.form.getByRole('button', { name: 'Try again' }).click();
        await contact.wasSent();
        expect(await staff.quotationsFrom(message.email)).toHaveLength(1);
        await contact.form.getByRole('button', { name: 'Write another message' }).click();
      });
    }
  },
);

test('what a field says when it is left moves nothing from under the finger that left it; offline the form says so, and sends when the connection is back', async ({
  page,
  context,
  shop,
  contact,
  trouble,
  staff,
}) => {
  trouble.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const message = someMessage();
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 1000 });
  await shop.open('/contact');
  await contact.fill({ ...message, email: '' });
  await contact.field('Email').fill('barasa at example');
  await contact.sendButton.hover();
  await page.mouse.down();
  await contact.field('Email').evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await expect(contact.summary).toBeFocused();
  if (size) await page.setViewportSize(size);
  await isAccessible(page, 'the form with errors');

  // The first try has brought the checks along.
  await contact.field('Email').fill(message.email);
  await context.setOffline(true);
  await contact.send();
  await expect(contact.form.getByText('You are offline. Your request could not be sent.')).toBeVisible();
  await isAccessible(page, 'the form after a failure');
  await fitsTheScreen(page, 'the form after a failure');
  await contact.holds(message);
  await context.setOffline(false);
  await contact.form.getByRole('button', { name: 'Try again' }).click();
  await contact.wasSent();
  expect(await staff.quotationsFrom(message.email)).toHaveLength(1);
});

test('the field one is typing in is never taken away; its program takes over without anything moving', async ({
  page,
  shop,
  contact,
}) => {
  const message = someMessage();
  const program = await hold(page, FORM_PROGRAM);
  await shop.open('/contact');
  await contact.field('Email').fill('old@example.com');
  await contact.field('Name').pressSequentially('Barasa');
  await program.arrived;
  const places = () =>
    Promise.all(
      [contact.field('Email'), contact.field('Subject'), contact.field('Message'), contact.sendButton].map((part) =>
        part.evaluate((element) => {
          const { top, height } = (element.closest('[data-field]') ?? element).getBoundingClientRect();
          return [Math.round(top + window.scrollY), Math.round(height)];
        }),
      ),
    );
  const before = await places();
  const plain = await contact.field('Name').elementHandle();
  await program.release();
  await contact.field('Name').pressSequentially(' Wekesa');
  expect(await plain?.evaluate((element) => element.isConnected && element === document.activeElement)).toBe(true);
  await contact.field('Name').press('Tab');
  await expect(contact.field('Email')).toBeFocused();
  // A key that leads to a field chooses what stands in it.
  await page.keyboard.type(message.email);
  await contact.field('Subject').fill(message.subject);
  await contact.field('Message').fill(message.message);
  await contact.holds(message);
  expect(await plain?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await places()).toEqual(before);
});

test('what is typed and sent before the site has woken up is not lost, and never stands in the address', async ({
  page,
  shop,
  contact,
  staff,
}) => {
  const message = someMessage();
  const entry = await hold(page, ENTRY);
  await page.goto('/contact');
  await entry.arrived;
  await contact.fill(message);
  await contact.send();
  await expect(page).toHaveURL('/contact');
  await entry.release();
  await shop.isAlive();
  await contact.wasSent();
  await expect(page).toHaveURL('/contact');
  expect(await staff.quotationsFrom(message.email)).toHaveLength(1);
});

// Asked without a browser too: src/shop/features/quote/contact/ContactForm.test.tsx, src/common/browser/chunks.test.ts.
test(
  'the form says it when its program cannot be had, and keeps what was typed',
  { tag: '@nightly' },
  async ({ page, shop, contact, trouble }) => {
    trouble.expect(/net::ERR_CONNECTION_REFUSED/, /ChunkLoadError|Loading chunk/);
    const message = someMessage();
    await page.route(FORM_PROGRAM, down);
    await shop.open('/contact');
    await contact.fill(message);
    // The first failure of a build reloads the page once.
    await expect(async () => {
      await shop.isAlive();
      await contact.holds(message);
      await contact.send();
      await shop.says('The form could not be loaded. What you typed is kept; please try again.', 'alert');
    }).toPass();
    await page.unroute(FORM_PROGRAM);
    await contact.send();
    await contact.wasSent();
  },
);
