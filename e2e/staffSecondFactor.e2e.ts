import type { Page } from '@playwright/test';
import { codeOf, stepOf } from '../server/totp';
import { shopUrl } from './support/addresses';
import { isAccessible } from './support/axe';
import { Dashboard } from './support/dashboard';
import { newAccount, Session } from './support/session';
import { expect, test } from './support/test';

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a second factor is set up, and asked for at sign-in', async ({ page, trouble }) => {
  trouble.expect(/400 \(Bad Request\)/);
  const account = newAccount();
  await new Dashboard(page).signInAnew(shopUrl, account);
  await page.goto('/account');

  const setUp = card(page, 'Second factor');
  await setUp.getByLabel('Current Password', { exact: true }).fill(account.password);
  await setUp.getByRole('button', { name: 'Set up' }).click();
  await expect(setUp.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const secret = (await setUp.getByRole('code').innerText()).replaceAll(' ', '');
  await isAccessible(page, 'the code to scan');
  const used = codeOf(secret, stepOf(Date.now()));
  await setUp.getByLabel('Code', { exact: true }).fill(used);
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const recovery = card(page, 'Recovery codes');
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  const spare = await recovery.getByRole('listitem').first().innerText();
  await isAccessible(page, 'the recovery codes');
  await recovery.getByRole('button', { name: 'I have kept them' }).click();
  await expect(setUp).toContainText('10 recovery codes are left.');

  await page.context().clearCookies();
  const session = new Session(page);
  await page.goto('/sign-in?from=%2Faccount');
  await session.fill(account);
  await session.press();
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(used);
  await session.press();
  await expect(field).toHaveAccessibleDescription(/The code is not right, or was used already\./);
  await isAccessible(page, 'the code at sign-in');
  await field.fill(spare);
  await session.press();
  await expect(page).toHaveURL('/account');
  await expect(setUp).toContainText('9 recovery codes are left.');
});
