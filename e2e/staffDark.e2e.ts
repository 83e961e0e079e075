import type { Page } from '@playwright/test';
import { fitsTheScreen, isAccessible } from './support/axe';
import { PHONE_SIZE } from './support/browser';
import type { Staff } from './support/staff';
import { expect, ownShopTest as test } from './support/test';

const line = { kind: 'item', text: 'Standard Kit Gen 3', quantity: 2, unitPrice: '49900' } as const;

async function inTheDark(page: Page): Promise<(what: string) => Promise<void>> {
  await page.emulateMedia({ colorScheme: 'dark' });
  if (!process.env.EVERY_SIZE) await page.setViewportSize(PHONE_SIZE);
  return async (what) => {
    await isAccessible(page, `${what} in the dark`);
    await fitsTheScreen(page, `${what} in the dark`);
  };
}

const undelivered = async (staff: Staff) =>
  (await staff.call<{ notices: { kind: string }[] }>('GET', '/notifications/failed')).notices.map(({ kind }) => kind);

test('an accepted quotation, its dialog, and what was not delivered can be used in the dark', async ({
  page,
  dashboard,
  ownShop: { staff, push },
}) => {
  // A device whose push service refuses what it is sent.
  push.answerWith((path) => (path === '/refused' ? 400 : 201));
  const { subscription, received } = push.browser('refused');
  await staff.call('POST', '/notifications/devices', { name: 'Old phone', ...subscription });
  const id = await staff.sell('Atieno Ouma', [line]);
  const check = await inTheDark(page);
  await dashboard.open(`/dashboard/quotations/${id}`, 'Q-20');
  await check('an accepted quotation');
  await page.getByRole('button', { name: 'Set a visit' }).click();
  await expect(dashboard.dialog).toBeVisible();
  await check('the dialog of a visit');

  await expect.poll(() => undelivered(staff)).toContain('accepted');
  await dashboard.open('/dashboard/notices', 'Not delivered');
  const notice = page.getByRole('row').or(page.getByRole('article')).filter({ hasText: 'Quotation accepted, push' });
  await expect(notice.first()).toContainText('The push service answered 400.');
  await check('what was not delivered');
  push.answerWith(() => 201);
  await notice
    .first()
    .getByRole('button', { name: /^Retry: / })
    .click();
  await expect.poll(() => received).toContainEqual(expect.objectContaining({ path: `/dashboard/quotations/${id}` }));
});

// Their parts are seen in the dark with every check too: a dialog above, lists in e2e/staffProducts.e2e.ts.
test(
  'the dialog of a payment and the quotations can be used in the dark',
  { tag: '@nightly' },
  async ({ page, dashboard, ownShop: { staff } }) => {
    const id = await staff.sell('Atieno Ouma', [line]);
    const check = await inTheDark(page);
    await dashboard.open(`/dashboard/quotations/${id}`, 'Q-20');
    await page.getByRole('button', { name: 'Record a payment' }).click();
    await expect(dashboard.dialog).toBeVisible();
    await check('the dialog of a payment');
    await dashboard.open('/dashboard/quotations', 'Quotations');
    await expect(page.getByText('Atieno Ouma').first()).toBeVisible();
    await check('the quotations');
  },
);
