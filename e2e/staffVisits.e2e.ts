import { fitsTheScreen, isAccessible } from './support/axe';
import { expect, ownShopTest as test } from './support/test';

const PATH = '/dashboard/visits';
const TITLE = 'Visits';
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' });

test('the crew reads where it goes, whom it calls and what it brings, and subscribes to it', async ({
  page,
  dashboard,
  ownShop: { staff },
}) => {
  const { id } = await staff.call<{ id: string }>('POST', '/proposals', { language: 'en' });
  const lines = [
    { kind: 'item', text: 'Standard Kit Gen 3', quantity: 2, unitPrice: '49900' },
    { kind: 'installation', text: 'Installation in Kisumu', quantity: 1, unitPrice: '7000' },
  ];
  await staff.call('PATCH', `/proposals/${id}`, { customerName: 'Achieng Otieno', lines });
  const { shareKey } = await staff.call<{ shareKey: string }>('POST', `/proposals/${id}/send`, { channel: 'link' });
  await staff.call('POST', `/shared-proposals/${shareKey}/accept`, { name: 'Achieng Otieno', version: 1 });
  const { colleagues } = await staff.call<{ colleagues: { id: string; isSelf: boolean }[] }>(
    'GET',
    '/users/colleagues',
  );
  const visit = {
    date: day.format(Date.now() + 2 * 86_400_000),
    from: '09:00',
    until: '12:00',
    address: 'Behind the chief’s office, Bondo',
    phone: '+254 700 000 002',
    notes: 'Bring the long ladder.',
  };
  const crew = colleagues.filter(({ isSelf }) => isSelf).map((one) => one.id);
  await staff.call('POST', '/visits', { proposalId: id, ...visit, crew });
  await staff.call('POST', '/visits', { proposalId: id, ...visit, from: '13:00', until: '15:00', crew: [] });

  await dashboard.open(PATH, TITLE);
  const visits = page.getByRole('article');
  await expect(visits).toHaveCount(1);
  await expect(visits).toContainText('09:00–12:00');
  await expect(visits).toContainText('2 × Standard Kit Gen 3');
  await expect(visits.getByRole('link', { name: `Call ${visit.phone}` })).toHaveAttribute('href', 'tel:+254700000002');
  await expect(visits.getByRole('link', { name: /^Open in a map/ })).toHaveAttribute(
    'href',
    /google\.com\/maps.*Bondo/,
  );
  await isAccessible(page, TITLE);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(visits).toHaveCount(2);

  await page.getByRole('button', { name: 'Make an address' }).click();
  await dashboard.says('The calendar has a new address.');
  const address = await page.getByLabel('Address of your calendar').inputValue();
  const calendar = await fetch(address);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY:Achieng Otieno');

  await dashboard.useDarkColours();
  await expect(visits).toHaveCount(2);
  await isAccessible(page, `${TITLE} in the dark`);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsTheScreen(page, `${TITLE} on a phone`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(visits.first()).toBeVisible();
});
