import type { Page } from '@playwright/test';
import { PUSH_NOWHERE } from '../server/testing/pushService';
import { shopUrl } from './support/addresses';
import { isAccessible } from './support/axe';
import { Dashboard } from './support/dashboard';
import { deliver, notifications, subscribesAs } from './support/push';
import { someClient } from './support/quote';
import { newAccount } from './support/session';
import { expect, test } from './support/test';

/** One that a browser could give. */
const SUBSCRIPTION = {
  endpoint: `${PUSH_NOWHERE}/journey`,
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** A visitor asks for a quote, elsewhere. */
async function ask(page: Page, clients_phone?: string): Promise<string> {
  const { email } = someClient();
  const name = `Nekesa ${email.slice(8, 22)}`;
  const data = { clients_name: name, clients_email: email, clients_phone, clients_note: 'Two kits for a school' };
  expect((await page.request.post('/api/v1/quotations/get-a-quote', { data })).status()).toBe(201);
  return name;
}

const isStream = (request: { url(): string; headers(): Record<string, string> }) =>
  request.url().includes('/notifications/news') && request.headers().accept === 'text/event-stream';

test('a new request is seen at once in every tab, over one connection', async ({ page, context, dashboard }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (isStream(request)) streams.push(request.url());
  });
  await dashboard.open('/dashboard/quotes', 'Received Quotes');
  await expect.poll(() => streams.length).toBe(1);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Received Quotes' })).toBeVisible();
  const name = await ask(page);
  for (const tab of [page, other]) {
    await expect(tab.getByText(name).first()).toBeVisible();
    await expect(tab).toHaveTitle(/^\(\d+\) /);
    await expect(tab.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml,.*%3E\d(%2B)?%3C/);
  }
  expect(streams).toHaveLength(1);
  // The tab that held the connection goes; the other one takes over.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  const next = await ask(other);
  await expect(other.getByText(next).first()).toBeVisible();
});

test.describe('on this device', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('notifications are switched on, and one that comes names its request', async ({ page, context }) => {
    await subscribesAs(context, SUBSCRIPTION);
    await new Dashboard(page).signInAnew(shopUrl, newAccount());
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'New requests' });
    const push = section.getByRole('switch', { name: 'Notify me on this device' });
    await push.click();
    await expect(push).toBeChecked();
    // It is shown at once; until the server has said yes it is busy.
    await expect(push).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(push).toBeChecked();

    const path = '/dashboard/quotes?id=1001';
    const shown = await notifications(context);
    await deliver(page, { title: 'Achieng', body: 'Standard Kit', tag: 'request 1', path });
    await expect.poll(shown).toEqual([{ title: 'Achieng', body: 'Standard Kit', data: path }]);
  });
});

test('a request is taken, answered from a prepared text and noted; what is being written stands there after a reload', async ({
  page,
  dashboard,
}) => {
  const name = await ask(page);
  await dashboard.open('/dashboard/quotes', 'Received Quotes');
  await page.getByRole('link', { name }).click();
  const request = page.getByRole('article', { name: `Request of ${name}` });
  await request.getByRole('button', { name: 'I take it' }).click();
  await expect(request.getByText(/^Given to /)).toBeVisible();

  await request.getByText('Change the answer, or take a prepared one').click();
  const answer = request.getByLabel('Your answer');
  await answer.fill('Good morning.\n');
  // A prepared answer goes where the caret is.
  await answer.press('/');
  await page.getByRole('menuitem', { name: 'When may we call?' }).click();
  const written = `Good morning.\nHello ${name},\n\nThank you for your request. When may we call you?`;
  await expect(answer).toHaveValue(written);
  await expect(answer).toBeFocused();
  const call = request.getByLabel('What was said in the call');
  await request.getByRole('button', { name: 'Call', exact: true }).click();
  await call.fill('Is at home from 5 pm');
  await page.reload();
  await expect(answer).toHaveValue(written);
  await expect(call).toHaveValue('Is at home from 5 pm');
  await request.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(request.getByRole('listitem').filter({ hasText: 'Is at home from 5 pm' })).toContainText('Call');
  await isAccessible(page, 'a request that is followed');
});

// Asked without a browser too: src/staff/features/inbox/ContactActions.test.tsx, src/staff/features/home/QuotesCard.test.tsx, src/staff/features/inbox/useInbox.test.tsx.
test(
  'who opened WhatsApp marks the request as contacted; what nobody answered in time is overdue',
  { tag: '@nightly' },
  async ({ page, dashboard }) => {
    const name = await ask(page, '0712 345 678');
    await dashboard.open('/dashboard/quotes', 'Received Quotes');
    await page.getByRole('link', { name }).click();
    const request = page.getByRole('article', { name: `Request of ${name}` });
    await request.getByRole('link', { name: /^WhatsApp/ }).evaluate((link: HTMLAnchorElement) => {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    });
    await request.getByRole('button', { name: 'Mark as contacted' }).click();
    await expect(request.getByText('Marked as Contacted')).toBeVisible();

    const late = await ask(page);
    // Longer than any night or weekend has no opening hours.
    await page.clock.setFixedTime(Date.now() + 5 * 86_400_000);
    await dashboard.open('/dashboard', 'Welcome, Demo');
    await page.getByRole('link', { name: /overdue/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: late }).getByText('Overdue')).toBeVisible();
  },
);

// Asked without a browser too: src/staff/features/account/TemplatesEditor.test.tsx, server/operations/following.test.ts.
test(
  'prepared answers are edited in the account, from which what was not delivered is one press away',
  { tag: '@nightly' },
  async ({ page, dashboard, staff, trouble }) => {
    await dashboard.open('/account', 'Account');
    const section = page.getByRole('region', { name: 'Prepared answers' });
    const save = section.getByRole('button', { name: 'Save prepared answers' });
    await section.getByRole('button', { name: 'Add another' }).click();
    await expect(section.getByLabel('Name').last()).toBeFocused();
    await save.click();
    await expect(section.getByText('A prepared answer needs a name.')).toBeVisible();
    const added = section.getByRole('listitem').last();
    await added.getByLabel('Name').fill('Closed today');
    await added.getByLabel('Text in English').fill('Hello {name}, we are closed today.');
    await save.click();
    await expect(page.getByText('Prepared answers saved.')).toBeVisible();
    await page.reload();
    await section.getByRole('button', { name: 'Remove Closed today' }).click();
    await expect(section.getByRole('button', { name: /^Remove / }).last()).toBeFocused();
    // A colleague adds one meanwhile.
    const now = await staff.call<{ templates: object[] }>('GET', '/reply-templates');
    const theirs = { name: 'Rain', text_en: 'It rains.', text_sw: '' };
    await staff.call('PUT', '/reply-templates', { ...now, templates: [...now.templates, theirs] });
    trouble.expect(/409 \(Conflict\) .*\/reply-templates/);
    await save.click();
    await section.getByRole('button', { name: 'Load theirs' }).click();
    await expect(section.getByLabel('Name').last()).toHaveValue('Rain');
    await section.getByRole('button', { name: 'Remove Rain' }).click();
    await section.getByRole('button', { name: 'Remove Closed today' }).click();
    await save.click();
    await expect(page.getByText('Prepared answers saved.')).toBeVisible();

    await page.getByRole('link', { name: 'What was not delivered' }).click();
    await dashboard.shows('Not delivered');
    await expect(page.getByText('Everything was delivered')).toBeVisible();
    await isAccessible(page, 'what was not delivered');
  },
);
