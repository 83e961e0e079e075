import type { Calls } from '../server/openapi/operations.gen';
import { day } from './support/adverts';
import { PHONE_SIZE } from './support/browser';
import { Cart } from './support/cart';
import { standardKit } from './support/goods';
import { Inbox } from './support/inbox';
import { figures, ProposalPage } from './support/proposals';
import { deliver, notifications, subscribesAs } from './support/push';
import { QuoteForm, someClient } from './support/quote';
import { SENT } from './support/requestFaults';
import { Shop } from './support/shop';
import { expect, ownShopTest as test } from './support/test';
import { Trouble } from './support/trouble';

const PHONE = { viewport: PHONE_SIZE, isMobile: true, hasTouch: true, serviceWorkers: 'block' } as const;

interface Push {
  title: string;
  body: string;
  path: string;
}

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

// Asked without a browser too: server/notices/told.test.ts, server/operations/counties.test.ts, server/operations/proposals.test.ts, server/operations/visits.test.ts;
// from the request to its acceptance in one by e2e/staffProposals.e2e.ts.
test(
  'a sale: asked for by a visitor, told to staff, taken, quoted, accepted on a phone, its deposit paid, a visit set',
  { tag: '@nightly' },
  async ({ page, context, dashboard, ownShop: { url, staff, push }, browser }) => {
    test.slow();
    const client = { ...someClient(), name: 'Nafula Barasa' };
    const device = push.browser('office');
    const pushed = (title: string) => () => (device.received as Push[]).filter((one) => one.title === title);
    await subscribesAs(context, device.subscription);
    await dashboard.open('/account', 'Account');
    const notify = page.getByRole('switch', { name: 'Notify me on this device' });
    await notify.click();
    await expect(notify).toHaveAttribute('aria-busy', 'false');
    await expect(notify).toBeChecked();

    // A visitor asks for what is in the cart.
    const theirs = await browser.newContext({ ...PHONE, baseURL: url });
    const trouble = new Trouble(theirs);
    const phone = await theirs.newPage();
    const [shop, cart, quote] = [new Shop(phone), new Cart(phone), new QuoteForm(phone)];
    await shop.open();
    await shop.addToCart(standardKit.name);
    await shop.hasInCart(1);
    await cart.open();
    await cart.panel.getByRole('combobox', { name: /^Where is it\?/ }).selectOption('Nakuru');
    await expect(cart.panel).toContainText('Installation in Nakuru:KES 6,500.00, within 4 days');
    await cart.askForQuote();
    await quote.fill(client);
    await quote.send();
    await quote.wasSent(SENT);

    // Staff are told on their device, and the notification leads to the request.
    await expect.poll(pushed(client.name)).toHaveLength(1);
    const [told] = pushed(client.name)() as [Push];
    const shown = await notifications(context);
    await deliver(page, told);
    await expect.poll(shown).toEqual([{ title: client.name, body: standardKit.name, data: told.path }]);
    await page.goto(told.path);
    const inbox = new Inbox(page);
    await inbox.shows(client.name);
    await inbox.request.getByRole('button', { name: 'I take it' }).click();
    await expect(inbox.request.getByText(/^Given to /)).toBeVisible();

    // The quotation begins with what was asked for, and what delivery and installation cost there.
    const proposal = new ProposalPage(dashboard);
    await proposal.make(client.name);
    await expect(proposal.line(1).getByLabel('Description')).toHaveValue(standardKit.name);
    for (const [number, text, price] of [
      [2, 'Delivery to Nakuru', '1,200.00'],
      [3, 'Installation in Nakuru', '6,500.00'],
    ] as const) {
      await expect(proposal.line(number).getByLabel('Description')).toHaveValue(text);
      await expect(proposal.line(number).getByLabel('Unit price')).toHaveValue(price);
    }
    await page.getByRole('textbox', { name: 'Deposit optional', exact: true }).fill('50');
    await page.keyboard.press('Control+s');
    await proposal.isSaved();
    await proposal.send();
    const number = await proposal.number();
    const sums = figures(await proposal.section('Total').innerText());
    const chat = new URL((await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')) ?? '');
    const [link = ''] = /http\S+/.exec(chat.searchParams.get('text') ?? '') ?? [];

    // The customer opens what came by WhatsApp, and accepts.
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1, name: number })).toBeVisible();
    const read = figures(await phone.getByRole('article').innerText());
    for (const figure of sums) expect(read).toContain(figure);
    await phone.getByLabel('Your name').fill(client.name);
    await phone.getByRole('button', { name: 'Accept' }).click();
    await expect(phone.getByText(`Accepted by ${client.name} on `)).toBeVisible();
    trouble.hasNone();
    await theirs.close();

    // Staff are told of that too; the deposit comes in, and a visit is set.
    await expect.poll(pushed(`${client.name} has accepted ${number}`)).toHaveLength(1);
    const [accepted] = pushed(`${client.name} has accepted ${number}`)() as [Push];
    await page.goto(accepted.path);
    await expect(page.getByText(`Accepted by ${client.name}`)).toBeVisible();
    const payments = proposal.section('Payments');
    const [, , due = ''] = figures(await payments.innerText());
    await proposal.recordPayment('TKP31HA2UV');
    await expect(payments.getByRole('listitem')).toContainText(due);
    await expect(payments.getByRole('listitem')).toContainText('TKP31HA2UV');
    await expect(payments).not.toContainText('Of the deposit still due');

    const { colleagues } = await staff.call<Calls['listColleagues']['output']>('GET', '/users/colleagues');
    const self = colleagues.find(({ isSelf }) => isSelf)?.name ?? '';
    const visits = proposal.section('Visits');
    await visits.getByRole('button', { name: 'Set a visit' }).click();
    await dashboard.dialog.getByLabel('Day').fill(day(2));
    await dashboard.dialog.getByRole('checkbox', { name: self }).check();
    await dashboard.dialog.getByLabel('Address').fill('Opposite the market, Bondo');
    await dashboard.confirm('Save visit');
    await expect(visits.getByRole('article')).toContainText('09:00–12:00');

    await dashboard.open('/dashboard/visits', 'Visits');
    const visit = page.getByRole('article').filter({ hasText: number });
    await expect(visit).toContainText(client.name);
    await expect(visit).toContainText('Opposite the market, Bondo');
    await expect(visit).toContainText(`1 × ${standardKit.name}`);
    await expect(visit.getByRole('link', { name: `Call ${client.phone}` })).toHaveAttribute('href', 'tel:0712345678');

    // All of it stands in the history of the request.
    await page.goto(told.path);
    for (const deed of [
      `Quotation ${number} sent`,
      `Quotation ${number} looked at`,
      /^Quotation accepted: /,
      /^Payment recorded: /,
    ])
      await expect(inbox.request.getByText(deed)).toBeVisible();
  },
);
