import { fitsTheScreen, isAccessible } from './support/axe';
import { PHONE_SIZE } from './support/browser';
import { expect, ownShopTest as test } from './support/test';

test('pages and dialogs around a sale can be used in the dark, what was not delivered among them', async ({
  page,
  dashboard,
  ownShop: { staff, push },
}) => {
  // Each page is read through by axe.
  test.slow();
  // A device whose push service refuses what it is sent.
  push.answerWith((path) => (path === '/refused' ? 400 : 201));
  const { subscription, received } = push.browser('refused');
  await staff.call('POST', '/notifications/devices', { name: 'Old phone', ...subscription });
  const line = { kind: 'item', text: 'Standard Kit Gen 3', quantity: 2, unitPrice: '49900' } as const;
  const id = await staff.sell('Atieno Ouma', [line]);
  const failed = () => staff.call<{ notices: { kind: string }[] }>('GET', '/notifications/failed');
  await expect.poll(async () => (await failed()).notices.map(({ kind }) => kind)).toContain('accepted');

  const check = async (what: string) => {
    await isAccessible(page, `${what} in the dark`);
    await fitsTheScreen(page, `${what} in the dark`);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  if (!process.env.EVERY_SIZE) await page.setViewportSize(PHONE_SIZE);
  await dashboard.open(`/dashboard/quotations/${id}`, 'Q-20');
  await check('an accepted quotation');
  for (const name of ['Set a visit', 'Record a payment']) {
    await page.getByRole('button', { name }).click();
    await expect(dashboard.dialog).toBeVisible();
    await check(`the dialog “${name}”`);
    await dashboard.confirm('Cancel');
  }
  await dashboard.open('/dashboard/quotations', 'Quotations');
  await expect(page.getByText('Atieno Ouma').first()).toBeVisible();
  await check('the quotations');

  await dashboard.open('/dashboard/notices', 'Not delivered');
  const notice = page.getByRole('row').or(page.getByRole('article')).filter({ hasText: 'Quotation accepted, push' });
  await expect(notice.first()).toContainText('The push service answered 400.');
  await check('what was not delivered');
  push.answerWith(() => 201);
  await notice
    .first()
    .getByRole('button', { name: /^Retry: / })
    .click();
  await dashboard.says('It is tried again now.');
  await expect.poll(() => received).toContainEqual(expect.objectContaining({ path: `/dashboard/quotations/${id}` }));
});
