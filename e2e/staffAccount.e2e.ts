import type { Locator, Page } from '@playwright/test';
import { shopUrl } from './support/addresses';
import { fitsTheScreen, isAccessible } from './support/axe';
import { Dashboard, keepsDraft } from './support/dashboard';
import { newAccount, Session, type Account } from './support/session';
import { expect, test } from './support/test';

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });

async function open(page: Page, account: Account = newAccount()): Promise<Account> {
  await new Dashboard(page).signInAnew(shopUrl, account);
  await page.goto('/account');
  await expect(page.getByLabel('First Name')).toHaveValue('Amina');
  return account;
}

test('leaving with unsaved changes is asked about; names are saved; in the dark and with errors everybody can use it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  await isAccessible(page, 'the account, dark');
  await page.getByLabel('First Name').fill('Wanjiru');
  await keepsDraft(page, 'account-profile', 'Wanjiru');
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = true;
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(true);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Amina');
  await fitsTheScreen(page, 'the account');

  const profile = section(page, 'Update Profile');
  await profile.getByLabel('First Name').fill('Wanjiru');
  await profile.getByLabel('Middle Name').fill('Njeri');
  await profile.getByRole('button', { name: 'Save Profile' }).dblclick();
  await expect(profile.getByRole('status').getByText('Profile updated successfully.')).toBeVisible();
  await page.reload();
  await expect(profile.getByLabel('First Name')).toHaveValue('Wanjiru');
  await expect(profile.getByLabel('Middle Name')).toHaveValue('Njeri');
  await expect(profile.getByLabel('Last Name')).toHaveValue('Otieno');

  await expect(section(page, 'Signed in on').getByRole('listitem')).toHaveCount(1);
  const passwords = section(page, 'Update Password');
  await passwords.getByRole('button', { name: 'Update Password' }).click();
  await expect(passwords.getByLabel('Current Password', { exact: true })).toHaveAccessibleDescription(
    'Current password is required.',
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await isAccessible(page, 'the sessions, and errors of the passwords');
});

// Asked without a browser too: src/staff/pages/account/AccountPage.test.tsx, server/operations/auth.test.ts.
test('the address one signs in with is changed', { tag: '@nightly' }, async ({ page, context, trouble }) => {
  trouble.expect(/409 \(Conflict\)/);
  const { password } = await open(page);
  const address = section(page, 'Update Email');
  const field = address.getByLabel('Email');
  const save = address.getByRole('button', { name: 'Update Email' });
  await field.fill('nobody');
  await save.click();
  await expect(field).toHaveAccessibleDescription('Enter an email address such as name@example.com.');
  await field.fill('staff@example.com');
  await save.click();
  await expect(field).toHaveAccessibleDescription('This email is already in use.');
  // Once, at its field.
  await expect(address.getByText('This email is already in use.')).toHaveCount(1);
  const { email: next } = newAccountName();
  await field.fill(next);
  await save.click();
  await expect(address.getByText('Email updated successfully.')).toBeVisible();
  // The profile is asked for again after each change.
  await expect(page.getByRole('main').getByText(next)).toBeVisible();
  await context.clearCookies();
  await new Session(page).signIn({ email: next, password }, '/account');
});

const newAccountName = () => ({ email: `new-${Date.now()}-${Math.random().toString(36).slice(2)}@angalink.example` });

// Asked without a browser too: src/staff/features/account/SessionList.test.tsx, src/staff/pages/account/AccountPage.test.tsx,
// server/operations/sessions.test.ts, server/operations/auth.test.ts.
test(
  'where the account is signed in is listed, and signed out from here; a new password ends the other sessions',
  { tag: '@nightly' },
  async ({ page, browser, trouble }) => {
    trouble.expect(/400 \(Bad Request\)/, /401 \(Unauthorized\)/);
    const account = newAccount();
    const elsewhere = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
    });
    const other = await elsewhere.newPage();
    await new Session(other).signIn(account, '/account');
    // Where nothing asks for the session: what is asked after its end would lead away by itself.
    await other.goto('/shop');
    await open(page, account);

    const sessions = section(page, 'Signed in on');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    const here = sessions.getByRole('listitem').filter({ hasText: 'This browser' });
    await expect(here.getByRole('button')).toHaveCount(0);
    // On a phone this browser is one of the same kind.
    const there = sessions.getByRole('listitem').filter({ hasText: 'Last used Today' });
    await expect(there).toContainText('Chrome on Android');

    const form = section(page, 'Update Password');
    const [current, next, again] = [
      form.getByLabel('Current Password', { exact: true }),
      form.getByLabel('New Password', { exact: true }),
      form.getByLabel('Confirm Password', { exact: true }),
    ];
    const save = form.getByRole('button', { name: 'Update Password' });
    await next.fill('a');
    await again.fill('b');
    await save.click();
    await expect(current).toHaveAccessibleDescription('Current password is required.');
    await expect(again).toHaveAccessibleDescription('Passwords do not match.');

    await there.getByRole('button', { name: 'Sign out there' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out Chrome on Android?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Sign out there' }).click();
    await expect(question).toBeHidden();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await other.goto('/account');
    await expect(other.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();

    await open(other, account);
    await current.fill('not mine');
    await again.fill('a');
    await save.click();
    await expect(current).toHaveAccessibleDescription('The current password is not right.');
    await current.fill(account.password);
    await save.click();
    await expect(form.getByText('Password updated successfully.')).toBeVisible();
    await expect(current).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain(account.password);

    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Amina');
    // It may find out by itself meanwhile, and lead on.
    await other.reload().catch(() => undefined);
    await expect(other.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
    await elsewhere.close();
    await page.context().clearCookies();
    await new Session(page).signIn({ ...account, password: 'a' }, '/account');
  },
);
