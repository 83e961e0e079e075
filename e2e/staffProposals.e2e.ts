import { canReadPaper, sheetsOf } from '../server/testing/paper';
import { isAccessible } from './support/axe';
import { keepsDraft } from './support/dashboard';
import { hold, lost } from './support/faults';
import { PHONE_SIZE } from './support/browser';
import { figures, ProposalPage } from './support/proposals';
import { someClient } from './support/quote';
import type { Staff } from './support/staff';
import { expect, ownShopTest as test } from './support/test';

const CLIENT = { name: 'Wanjiku Test', phone: '0712 345 678', email: 'wanjiku@example.com' };

/** Asks for two of a product, as the shop's cart does. */
const NOTE = (name: string, price: string) =>
  `Please quote.\n\nItems:\n2 x ${name} @ KES ${price} = KES 0.00\nTotal: KES 0.00`;

/** Sets where customers pay. */
const payBy = async (staff: Staff, ways: object) =>
  staff.call('PUT', '/sales-settings', { ...(await staff.call<object>('GET', '/sales-settings')), ...ways });

/** What stands on paper is read where the machine can. */
const onPaper = (what: string, read: () => Promise<void>) =>
  test.step(what, async (step) => {
    step.skip(!canReadPaper, 'Debian’s poppler-utils are missing');
    await read();
  });

test('a request becomes a quotation, is sent, opened, and accepted on a phone, and its payment is recorded', async ({
  page,
  dashboard,
  ownShop,
  browser,
}) => {
  const proposal = new ProposalPage(dashboard);
  const id = await ownShop.staff.ask({ ...CLIENT, message: NOTE('Something', '1.00') });
  await payBy(ownShop.staff, { mpesa: { kind: 'paybill', number: '400200', name: 'AngaLink' } });
  await proposal.draftOf(id, CLIENT.name);
  // Lines: an item and its installation, by keyboard.
  await proposal.addLine('Item', 'Standard Kit');
  const first = proposal.line(1);
  await first.getByLabel('Quantity').fill('2');
  await first.getByLabel('Unit price').fill('49,900');
  await proposal.addLine('Installation', 'Installation in Kisumu');
  const second = proposal.line(2);
  await second.getByLabel('Unit price').fill('6,500');
  await second.getByLabel('Discount').fill('500');
  await expect(proposal.section('Total')).toContainText('105,800.00');
  await isAccessible(page, 'the editor of a quotation');
  await page.keyboard.press('Control+s');
  await proposal.isSaved();

  const path = await proposal.send();
  const number = await proposal.number();
  const staffFigures = figures(await proposal.section('Total').innerText());

  // The customer, on a phone of their own.
  const context = await browser.newContext({ viewport: PHONE_SIZE, baseURL: ownShop.url });
  const phone = await context.newPage();
  const answer = await phone.goto(path);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(phone.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await isAccessible(phone, 'the page of a quotation');
  const shown = figures(await phone.getByRole('article').innerText());
  for (const figure of staffFigures) expect(shown).toContain(figure);

  const pdf = await phone.request.get(`${path}.pdf`);
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  await onPaper('the same figures on paper', async () => {
    const printed = sheetsOf(await pdf.body()).join('\n');
    for (const figure of staffFigures) expect(figures(printed)).toContain(figure);
    expect(printed).toContain(number);
    // Who offers it, as on the page.
    expect(printed).toContain('Koinange Street');
  });

  await phone.getByLabel('Your name').fill('Wanjiku Test');
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByText(/^Accepted by Wanjiku Test on /)).toBeVisible();
  await expect(phone.locator(':focus')).toContainText('Accepted by');
  await expect(phone.getByRole('region', { name: /^Paying the/ })).toContainText('400200');
  await isAccessible(phone, 'an accepted quotation');
  await context.close();

  await page.reload();
  await expect(page.getByText(/^Accepted by Wanjiku Test/)).toBeVisible();
  // The second press of a double one does not close what the first has opened.
  await page.getByRole('button', { name: 'Record a payment' }).dblclick();
  await dashboard.dialog.getByLabel('Code').fill('sgl31ha2zz');
  await isAccessible(page, 'the dialog of a payment');
  await dashboard.dialog.getByRole('button', { name: 'Record a payment' }).click();
  await expect(dashboard.dialog).toHaveCount(0);
  await expect(proposal.section('Payments')).toContainText('SGL31HA2ZZ');
  await isAccessible(page, 'an accepted quotation of the staff');
  await dashboard.open('/dashboard/quotations', 'Quotations');
  await expect(dashboard.row(number)).toContainText('Accepted');
  await isAccessible(page, 'the list of quotations');
});

// Asked without a browser too: src/staff/resources/proposals/EditPage.test.tsx.
test(
  'a draft that is deleted takes along what was typed into it, and nothing is asked of that',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff }, trouble }) => {
    await dashboard.signInAnew(staff.url);
    // The news of it may come while its page still stands.
    trouble.expect(/404 \(Not Found\) .*\/proposals\//);
    const id = await staff.draft({ customerName: CLIENT.name });
    await dashboard.open(`/dashboard/quotations/${id}`, `Draft for ${CLIENT.name}`);
    await page.getByLabel('Terms').fill('Typed and not saved');
    await keepsDraft(page, `proposal-${id}`, 'Typed and not saved');
    await page.getByRole('button', { name: 'Delete draft' }).click();
    await dashboard.confirm('Delete draft');
    await expect(page).toHaveURL('/dashboard/quotations');
    await dashboard.says('Action Successfully');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
  },
);

// Asked without a browser too: src/staff/resources/proposals/Payments.test.tsx, src/common/app/focusStays.test.ts, src/staff/features/inbox/Following.test.tsx, src/staff/features/home/SalesCard.test.tsx.
test(
  'the deposit of an accepted quotation is recorded, is told to the customer, and counts',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff }, trouble }) => {
    const proposal = new ProposalPage(dashboard);
    const id = await staff.sell(
      CLIENT.name,
      [
        { kind: 'item', text: 'Standard Kit', quantity: 2, unitPrice: '49900' },
        { kind: 'installation', text: 'Installation in Kisumu', quantity: 1, unitPrice: '6500', discount: '500' },
      ],
      await staff.ask({ ...CLIENT, message: NOTE('Something', '1.00') }),
    );
    await page.goto(`/dashboard/quotations/${id}`);
    const number = await proposal.number();
    await proposal.recordPayment('sgl31ha2uv', '106,000');
    await expect(dashboard.dialog).toHaveCount(0);
    await expect(proposal.section('Payments')).toContainText('SGL31HA2UV');
    await expect(proposal.section('Payments')).toContainText(/Paid beyond the total\s*KES\s*200.00/);
    // The same code again: said at its field, and nothing typed is lost.
    trouble.expect(/409 \(Conflict\) .*\/payments/);
    await proposal.recordPayment('SGL31HA2UV', '1');
    await expect(dashboard.dialog.getByText(/This code is recorded already/).first()).toBeVisible();
    await expect(dashboard.dialog.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
    await dashboard.dialog.getByRole('button', { name: 'Cancel' }).click();
    const receipt = await page.getByRole('link', { name: /^Receipt on WhatsApp/ }).getAttribute('href');
    expect(decodeURIComponent(receipt ?? '')).toContain('SGL31HA2UV');
    await page.getByRole('button', { name: /^Delete the payment/ }).click();
    await dashboard.confirm('Delete payment');
    await expect(page.getByText('Nothing is paid yet.')).toBeVisible();
    // The row is gone with its button.
    await expect(proposal.section('Payments')).toBeFocused();
    // Cash has no code. The line breaks once the server has taken it: pressed again it is the same payment.
    trouble.expect(/net::ERR_CONNECTION_RESET .*\/payments/);
    await page.route('**/payments', lost, { times: 1 });
    await page.getByRole('button', { name: 'Record a payment' }).click();
    await dashboard.dialog.getByLabel('Amount').fill('500');
    await dashboard.dialog.getByLabel('How', { exact: true }).selectOption('cash');
    await dashboard.dialog.getByRole('button', { name: 'Record a payment' }).click();
    await expect(dashboard.dialog.getByText('The answer did not come. Sent again, it counts only once.')).toBeVisible();
    await isAccessible(page, 'a payment without an answer');
    await dashboard.dialog.getByRole('button', { name: 'Record a payment' }).click();
    await expect(dashboard.dialog).toHaveCount(0);
    await expect(proposal.section('Payments').getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(proposal.section('Payments').getByRole('listitem')).toHaveCount(1);
    // The request's history says who did what.
    await page.getByRole('link', { name: 'To the request' }).click();
    const deeds = page.getByRole('region', { name: 'Following up' }).getByRole('listitem');
    await expect(deeds.filter({ hasText: `Payment deleted: ${number}` })).toContainText('Demo Staff, Today');
    await expect(deeds.filter({ hasText: 'Quotation accepted' })).toContainText('The customer, Today');

    // The month's figures lead to what they count.
    await dashboard.open('/dashboard', 'Welcome, Demo');
    const month = page.getByRole('region', { name: 'This month' });
    await month.getByRole('link', { name: /Won/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/quotations\?counted=won$/);
    await expect(dashboard.row(number)).toContainText('105,800.00');
  },
);

// Asked without a browser too: src/staff/resources/proposals/ProposalStatus.test.tsx, server/notices/told.test.ts, server/operations/proposals.test.ts, src/shop/pages/proposal/ProposalPage.test.tsx, server/http/pagesShared.test.ts.
test(
  'a letter whose answer is lost goes once; a change makes a new version, and the page says so; an unknown link is a page that says so',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop, browser, trouble }) => {
    const proposal = new ProposalPage(dashboard);
    const { email } = someClient();
    const id = await ownShop.staff.ask({ ...CLIENT, email, name: 'Otieno Test', message: 'Internet for a school.' });
    const draft = await ownShop.staff.draft(
      { lines: [{ kind: 'item', text: 'Kit', quantity: 1, unitPrice: '1000' }] },
      id,
    );
    await page.goto(`/dashboard/quotations/${draft}`);
    await proposal.isSaved();
    const path = await proposal.send();
    // The line breaks once the letter is on its way: pressed again it is the same one.
    trouble.expect(/net::ERR_CONNECTION_RESET .*\/send/);
    await page.route('**/send', lost, { times: 1 });
    const sendByEmail = page.getByRole('button', { name: 'Send by e-mail' });
    await sendByEmail.click();
    await dashboard.says('The answer did not come. Sent again, it counts only once.');
    await sendByEmail.click();
    await dashboard.says(`On its way to ${email}.`);
    const number = await proposal.number();
    const letters = () =>
      ownShop.mail.mails.filter(({ to, text }) => to.includes(email) && text.includes(`${number}.pdf`));
    await expect.poll(() => letters().length).toBe(1);
    const { entries } = await ownShop.staff.call<{ entries: { kind: string }[] }>('GET', `/quotations/${id}/history`);
    expect(entries.filter(({ kind }) => kind === 'emailed')).toHaveLength(1);
    await proposal.line(1).getByLabel('Unit price').fill('900');
    await page.getByRole('button', { name: 'Save quotation' }).click();
    await expect(page.getByText('The customer still sees version 1.', { exact: false })).toBeVisible();
    await proposal.send('Send version 2');
    const context = await browser.newContext({ baseURL: ownShop.url });
    const visitor = await context.newPage();
    await visitor.goto(path);
    await expect(visitor.getByText(/^This is version 2, of /)).toBeVisible();
    await expect(visitor.getByRole('article')).toContainText('900.00');
    const missing = await visitor.goto('/q/AAAAAAAAAAAAAAAAAAAAAA');
    expect(missing?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  },
);

// Asked without a browser too: src/staff/resources/proposals/EditPage.test.tsx.
test(
  'what is typed while the customer accepts stays in sight, and cannot be saved',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff }, trouble }) => {
    const proposal = new ProposalPage(dashboard);
    const customerName = 'Njeri Test';
    const line = { kind: 'item' as const, text: 'Kit', quantity: 1, unitPrice: '1000.00' };
    const open = async () => {
      const id = await staff.draft({ customerName, lines: [line] });
      const accept = await staff.send(id);
      await page.goto(`/dashboard/quotations/${id}`);
      await expect(proposal.line(1)).toBeVisible();
      return () => accept(customerName);
    };
    const look = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));

    const accept = await open();
    await proposal.line(1).getByLabel('Unit price').fill('900');
    await accept();
    await look();
    await expect(page.getByText('The customer has just accepted it.', { exact: false })).toBeVisible();
    await expect(proposal.line(1).getByLabel('Unit price')).toHaveValue('900');
    trouble.expect(/409 \(Conflict\)/);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert').filter({ hasText: 'accepted' }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Show what was accepted' }).click();
    await expect(page.getByText('It was accepted and stays as it is.')).toBeVisible();
    await expect(page.getByRole('article').or(page.getByRole('main'))).toContainText('1,000.00');

    // Where nothing was typed it is shown by itself.
    const acceptAnother = await open();
    await acceptAnother();
    await look();
    await expect(page.getByText('It was accepted and stays as it is.')).toBeVisible();
  },
);

test('ten lines with terms and steps print on one sheet; who accepts before the program is there has accepted', async ({
  page,
  ownShop: { staff },
}) => {
  await payBy(staff, {
    mpesa: { kind: 'paybill', number: '400200', name: 'AngaLink' },
    bank: { bank: 'KCB', branch: 'Kisumu', account: '1234567890', name: 'AngaLink Ltd' },
  });
  const id = await staff.draft({
    customerName: 'Achieng Test',
    vatMode: 'lines',
    lines: Array.from({ length: 10 }, (_, index) => ({
      kind: 'item',
      text: `Kit of the ${index + 1}. building, with its mount and forty metres of cable`,
      quantity: 2,
      unitPrice: '49900',
    })),
    terms: 'The deposit is paid before delivery. What is delivered stays ours until it is paid.\n'.repeat(4),
  });
  const { shareKey } = await staff.call<{ shareKey: string }>('POST', `/proposals/${id}/send`, { channel: 'link' });
  // On a slow line the page is read, and the name typed, before its program is there.
  const program = await hold(page, /\/assets\/main\./);
  await page.goto(`/q/${shareKey}`);
  await program.arrived;
  await page.getByLabel('Your name').fill('Achieng Test');
  await page.getByRole('button', { name: 'Accept' }).click();
  await program.release();
  await expect(page.getByRole('region', { name: /^Paying the/ })).toContainText('1234567890');
  await onPaper('all of it on one sheet', async () => {
    const [printed = '', ...others] = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    expect(others).toEqual([]);
    for (const text of ['Kit of the 10. building', '400200', '1234567890']) expect(printed).toContain(text);
  });
});

// Asked without a browser too: src/staff/resources/proposals/ProposalStatus.test.tsx, src/staff/features/account/SalesSettings.test.tsx.
test(
  'without an account staff are warned, and led to where it is set',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff } }) => {
    const id = await staff.draft({ customerName: 'Achieng Test' });
    await payBy(staff, { mpesa: null, bank: null });
    await dashboard.open(`/dashboard/quotations/${id}`, 'Draft for Achieng Test');
    await expect(page.getByText('No account to pay to is set', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Set it' }).click();
    const settings = page.getByRole('region', { name: 'Quotations' });
    await expect(settings).toBeFocused();
    await expect(settings.getByRole('heading')).toBeInViewport();
  },
);

// Asked without a browser too: src/staff/features/inbox/BeginProposal.test.tsx, src/staff/resources/proposals/OtherLanguage.test.tsx, server/operations/counties.test.ts.
test(
  'a quotation is begun in Kiswahili, and its texts go to the other language where nobody wrote them',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff } }) => {
    const proposal = new ProposalPage(dashboard);
    const [product] = await staff.productsOnSale();
    const { counties } = await staff.call<{ counties: { id: string; name: string }[] }>('GET', '/counties');
    const { id } = await staff.call<{ id: string }>('POST', '/quotations/create-quotation', {
      clients_name: 'Mutua Test',
      clients_email: 'mutua@example.com',
      clients_note: 'Please quote.',
      productIds: [product?.id],
      countyId: counties.find(({ name }) => name === 'Nakuru')?.id,
    });
    await page.goto(`/dashboard/quotes?id=${id}`);
    await page.getByRole('group', { name: 'Make a quotation' }).getByRole('button', { name: 'In Kiswahili' }).click();
    await dashboard.shows('Draft for Mutua Test');
    await expect(page.getByLabel('Language')).toHaveValue('sw');
    await expect(proposal.line(2).getByLabel('Description')).toHaveValue('Kuleta Nakuru');
    await proposal.line(3).getByLabel('Description').fill('Ufungaji Nakuru mjini');
    await page.getByLabel('Language').selectOption('en');
    await page.getByRole('button', { name: 'Take in English' }).click();
    await expect(proposal.line(1).getByLabel('Description')).toHaveValue(product?.product_name ?? '');
    await expect(proposal.line(2).getByLabel('Description')).toHaveValue('Delivery to Nakuru');
    await expect(proposal.line(3).getByLabel('Description')).toHaveValue('Ufungaji Nakuru mjini');
    await expect(page.getByRole('button', { name: 'Take in English' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save quotation' }).click();
    await proposal.isSaved();
  },
);
