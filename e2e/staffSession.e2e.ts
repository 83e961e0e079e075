import type { Page } from '@playwright/test';
import { AUTH_COOKIE } from '../src/common/browser/cookies';
import { shopUrl } from './support/addresses';
import { isAccessible } from './support/axe';
import { Dashboard } from './support/dashboard';
import { travelCase } from './support/goods';
import { Session, sharedAccount } from './support/session';
import { expect, test } from './support/test';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome' });

test(
  'from the footer to the dashboard: a wrong password first, then the right one',
  { tag: '@engines' },
  async ({ page, context, shop, trouble }) => {
    trouble.expect(/400 \(Bad Request\)/);
    await shop.open('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByText('Please login to your account')).toBeVisible();
    const session = new Session(page);
    await session.fill({ ...sharedAccount, password: 'wrong' });
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show Password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide Password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await session.press();
    const banner = page.getByRole('main').getByRole('alert');
    await expect(banner).toHaveText('The email, phone or password is not right.');
    await expect(page.getByLabel('Email or Phone')).toHaveValue(sharedAccount.email);

    await session.fill(sharedAccount);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(dashboard(page)).toBeVisible();
    const [cookie] = (await context.cookies()).filter(({ name }) => name === AUTH_COOKIE);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false, expires: -1 });
  },
);

// Asked without a browser too: src/staff/pages/SignInPage.test.tsx, server/operations/auth.test.ts.
test(
  'what the server finds wrong stands at its field until that is changed',
  { tag: '@nightly' },
  async ({ page, trouble }) => {
    trouble.expect(/400 \(Bad Request\)/);
    await page.clock.install();
    await page.goto('/sign-in');
    const [login, password] = [page.getByLabel('Email or Phone'), page.getByLabel('Password', { exact: true })];
    await new Session(page).press();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please correct the marked fields.');
    await expect(login).toHaveAccessibleDescription('Email or phone is required.');
    await expect(password).toHaveAccessibleDescription('Password is required.');
    await expect(login).toBeFocused();
    await isAccessible(page, 'errors');
    await page.clock.fastForward(4_000);
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    await expect(password).toHaveAccessibleDescription('Password is required.');
    await password.fill('x');
    await expect(password).not.toHaveAttribute('aria-describedby');
    await expect(login).toHaveAccessibleDescription('Email or phone is required.');
  },
);

test('the page to sign in on, in the dark: what is known and what is wrong stands there, and that there is no network; it leads to where one was, who is signed in to the shop as well', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/400 \(Bad Request\)/, /ERR_INTERNET_DISCONNECTED/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/sign-in?from=%2Faccount&emailOrPhone=${encodeURIComponent(sharedAccount.email)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByLabel('Email or Phone')).toHaveValue(sharedAccount.email);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  const session = new Session(page);
  await session.press();
  await expect(password).toHaveAccessibleDescription('Password is required.');
  await isAccessible(page, 'signing in with an error, dark');
  await session.fill(sharedAccount);
  await context.setOffline(true);
  await session.press();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'You are offline. Check your connection and try again.',
  );
  await context.setOffline(false);
  await session.press();
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('First Name')).toHaveValue('Demo');

  await page.goto('/sign-in?from=%2Fshop%3Fpage%3D2');
  await expect(page).toHaveURL('/shop?page=2');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('signing out ends the session in every tab: the shop forgets its cart, and neither Back nor an address shows anything of the staff', async ({
  page,
  context,
  shop,
}) => {
  const session = new Session(page);
  await new Dashboard(page).signInAnew(shopUrl);
  const [otherDesk, visitor] = [await context.newPage(), await context.newPage()];
  await otherDesk.goto('/account');
  await otherDesk.getByLabel('First Name').fill('Somebody');
  await visitor.goto('/dashboard/tags');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await visitor.goto(`/shop?search=${encodeURIComponent(travelCase.name)}`);
  await visitor
    .getByRole('button', { name: /Add .*to cart|Add to Cart/i })
    .first()
    .click();
  await expect(visitor.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto('/dashboard/tags');
  const token = (await context.cookies()).find(({ name }) => name === AUTH_COOKIE)?.value ?? '';

  // What is typed at the other desk would be lost.
  await session.pressLogout();
  const question = page.getByRole('alertdialog', { name: 'Log out without saving?' });
  await isAccessible(page, 'the question before what was typed is lost');
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await shop.isAlive();
  await session.hasEnded();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(otherDesk).toHaveURL('/');
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Cart, 0|^Cart$/ })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(window.localStorage).filter((key) => !['scheme', 'rows'].includes(key))),
  ).toEqual([]);
  const answer = await page.request.get('/api/v1/users/get-profile', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);

  await visitor.bringToFront();
  await visitor.goBack();
  await expect(visitor).toHaveURL('/');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Tags' })).toBeHidden();
  await page.goto('/dashboard/products');
  await expect(page).toHaveURL('/');
});

// Asked without a browser too: src/staff/features/signIn/useSignOut.test.tsx.
test(
  'signing out works when the server does not answer, and Back shows nothing of the staff',
  { tag: '@nightly' },
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_/);
    await new Dashboard(page).signInAnew(shopUrl);
    await page.goto('/account');
    await expect(page.getByLabel('First Name')).toHaveValue('Demo');
    await page.goto('/shop');
    const otherDesk = await context.newPage();
    // What it was still asking would be refused.
    const overdue = otherDesk.waitForResponse(/\/quotations\?.*before=/);
    await new Dashboard(otherDesk).openHome();
    await overdue;
    await otherDesk.route('**/auth/logout', () => undefined);
    const session = new Session(otherDesk);
    await session.signOut();
    await session.hasEnded();
    await page.bringToFront();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel('First Name')).toBeHidden();
  },
);

/** Presses a button as the session ends, and signs in again on the way that it leads. */
async function signInAgainAfter(page: Page, button: string): Promise<void> {
  const session = new Session(page);
  // In one go: what the page asks by itself would be refused first, and the button gone.
  await page.getByRole('button', { name: button }).evaluate((element: HTMLElement, cookie) => {
    document.cookie = `${cookie}=ended; path=/`;
    element.click();
  }, AUTH_COOKIE);
  await expect(page.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  await session.hasEnded();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible();
  await session.fill(sharedAccount);
  await session.press();
}

test('a session that ends in mid-form: signing in again leads back, and what was typed is there; where another tab removed the cookie it is said as well', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/401 \(Unauthorized\)/);
  await new Dashboard(page).signInAnew(shopUrl);
  await page.goto('/account');
  await page.getByLabel('First Name').fill('Wanjiru');
  await page.getByLabel('New Password', { exact: true }).fill('never kept');
  await signInAgainAfter(page, 'Save Profile');
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('First Name')).toHaveValue('Wanjiru');
  await expect(page.getByText('What you were typing when your session ended is here again.')).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: 'Save Profile' }).focus();
  await context.clearCookies();
  // A key waits for no button: the live news may have found it out by then.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth?from=%2Faccount');
});

// Asked without a browser too: src/staff/kit/form/resumed.test.tsx.
test(
  'a session that ends in a dialog: signing in again opens it again, and what was typed is there',
  { tag: '@nightly' },
  async ({ page, trouble }) => {
    trouble.expect(/401 \(Unauthorized\)/);
    await new Dashboard(page).signInAnew(shopUrl);
    await page.goto('/dashboard/tags');
    await page.getByRole('button', { name: 'Create new Tag' }).click();
    const name = page.getByRole('dialog').getByLabel('Tag Name');
    await name.fill('Solar roofs');
    await signInAgainAfter(page, 'Create tag');
    await expect(page).toHaveURL('/dashboard/tags');
    await expect(name).toHaveValue('Solar roofs');
    await isAccessible(page, 'a dialog that is open again');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect(name).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Create new Tag' })).toBeVisible();
    await expect(name).toHaveCount(0);
  },
);
