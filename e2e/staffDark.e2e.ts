import { fitsTheScreen, isAccessible } from './support/axe';
import { PHONE_SIZE } from './support/browser';
import { expect, ownShopTest as test } from './support/test';

test('pages and dialogs around a sale can be used in the dark, what was not delivered among them', async ({
  page,
  viewport,
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
    await page.setViewportSize(PHONE_SIZE);
    await fitsTheScreen(page, `${what} on a phone`);
    if (viewport) await page.setViewportSize(viewport);
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await dashboard.open('/dashboard', 'Welcome, Demo');
  await expect(page.getByRole('region', { name: 'This month' })).toBeVisible();
  await check('the figures');

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
  for (const [path, title] of [
    ['/dashboard/visits', 'Visits'],
    ['/dashboard/searches', 'Searched and not found'],
  ] as const) {
    await dashboard.open(path, title);
    await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0);
    await check(title);
  }

  await dashboard.open('/dashboard/counties', 'Counties');
  await page.getByRole('button', { name: 'Edit Turkana' }).click();
  await expect(dashboard.dialog).toBeVisible();
  await check('the dialog of a county');
  await dashboard.confirm('Cancel');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(dashboard.dialog).toBeVisible();
  await check('the dialog of an import');
  await page.keyboard.press('Escape');
  await expect(dashboard.dialog).toHaveCount(0);

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
