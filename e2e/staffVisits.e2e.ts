import type { Page } from '@playwright/test';
import type { Calls } from '../server/openapi/operations.gen';
import { day } from './support/adverts';
import { fitsTheScreen, isAccessible } from './support/axe';
import { Session } from './support/session';
import type { Staff } from './support/staff';
import { expect, ownShopTest as test } from './support/test';

const PATH = '/dashboard/visits';
const TITLE = 'Visits';

/** An accepted quotation with a visit of one's own in two days, and one of nobody's. @returns the first */
async function setVisits(staff: Staff, customerName: string) {
  const id = await staff.sell(customerName, [
    { kind: 'item', text: 'Standard Kit Gen 3', quantity: 2, unitPrice: '49900' },
    { kind: 'installation', text: 'Installation in Kisumu', quantity: 1, unitPrice: '7000' },
  ]);
  const { colleagues } = await staff.call<Calls['listColleagues']['output']>('GET', '/users/colleagues');
  const visit = {
    date: day(2),
    from: '09:00',
    until: '12:00',
    address: 'Behind the chief’s office, Bondo',
    phone: '+254 700 000 002',
    notes: 'Bring the long ladder.',
  };
  const crew = colleagues.filter(({ isSelf }) => isSelf).map((one) => one.id);
  await staff.call('POST', '/visits', { proposalId: id, ...visit, crew });
  await staff.call('POST', '/visits', { proposalId: id, ...visit, from: '13:00', until: '15:00', crew: [] });
  return visit;
}

// Asked without a browser too: src/staff/pages/visits/VisitsPage.test.tsx, server/operations/visits.test.ts.
test(
  'the crew reads where it goes, whom it calls and what it brings, and subscribes to it',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff } }) => {
    const visit = await setVisits(staff, 'Achieng Otieno');

    await dashboard.open(PATH, TITLE);
    // Other journeys set visits too.
    const visits = page.getByRole('article').filter({ hasText: 'Achieng Otieno' });
    await expect(visits).toHaveCount(1);
    await expect(visits).toContainText('09:00–12:00');
    await expect(visits).toContainText('2 × Standard Kit Gen 3');
    await expect(visits.getByRole('link', { name: `Call ${visit.phone}` })).toHaveAttribute(
      'href',
      'tel:+254700000002',
    );
    await expect(visits.getByRole('link', { name: /^Open in a map/ })).toHaveAttribute(
      'href',
      /google\.com\/maps.*Bondo/,
    );
    await page.getByLabel('Whose').selectOption('All');
    await expect(visits).toHaveCount(2);
    await expect(visits.first().getByRole('link', { name: /^Q-/ })).toHaveAttribute(
      'href',
      /\/dashboard\/quotations\/\d+$/,
    );
    // A day of one's own choice, which the address keeps.
    // By keyboard, whichever way round the browser has day and month.
    await page.getByLabel('From day').pressSequentially('05052031');
    await expect(page).toHaveURL(/from=2031-05-05/);
    await expect(visits).toHaveCount(0);
    await page.getByLabel('From day').fill(visit.date);
    await page.getByRole('button', { name: 'One day' }).click();
    await page.reload();
    await expect(visits).toHaveCount(2);

    await page.getByRole('button', { name: 'Make an address' }).click();
    await dashboard.says('The calendar has a new address.');
    const address = await page.getByLabel('Address of your calendar').inputValue();
    const calendar = await fetch(address);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toContain('SUMMARY:Achieng Otieno');
  },
);

test.describe('on a roof', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the visits are read without a network, of when they are is said, and they go with the session', async ({
    page,
    context,
    dashboard,
    ownShop: { staff },
    trouble,
  }) => {
    await dashboard.signInAnew(staff.url);
    trouble.expect(/net::ERR_INTERNET_DISCONNECTED/, /Failed to load/, /503/);
    await setVisits(staff, 'Chebet Langat');
    await dashboard.open(PATH, TITLE);
    const visit = page.getByRole('article').filter({ hasText: 'Chebet Langat' });
    await dashboard.inBothColours(async (scheme) => {
      await expect(visit).toBeVisible();
      await isAccessible(page, `${TITLE}, ${scheme}`);
      await fitsTheScreen(page, `${TITLE}, ${scheme}`);
    });
    await expect.poll(() => lacking(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto(`${PATH}?days=14`);
    await expect(visit).toContainText('Bring the long ladder.');
    const asOf = page.getByRole('status').filter({ hasText: /You see this page as it was on / });
    await expect(asOf).toBeVisible();
    await isAccessible(page, `${TITLE} without a network`);
    await page.emulateMedia({ media: 'print' });
    await expect(asOf).toBeVisible();
    await expect(visit).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await new Session(page).signOut();
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('crew-1')).keys()).length)).toBe(0);
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  });
});

/** What the service worker does not keep yet of the page, its files and its visits. */
const lacking = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const reads = loaded.filter((name) => /\/api\/v1\/(visits\?|users\/colleagues$)/.test(name));
    const wanted = ['/dashboard/visits', ...reads, ...loaded.filter((name) => /\/assets\/.*\.(js|css)$/.test(name))];
    const kept = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
    return [...wanted.filter((_, index) => !kept[index]), ...(reads.length > 1 ? [] : ['visits'])];
  });
