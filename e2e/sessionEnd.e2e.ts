import { AUTH_COOKIE } from '../src/common/browser/cookies';
import { shopUrl } from './support/addresses';
import { expect, test } from './support/test';

const signIn = 'Sign in again';

test('says that the session has ended, and leads back to where one was', async ({ page, shop }) => {
  await shop.open('/auth?from=%2Fdashboard%2Fproducts%3Fpage%3D2');
  await expect(page.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('What you typed is kept in this browser');
  await expect(page.getByRole('link', { name: signIn })).toHaveAttribute(
    'href',
    '/sign-in?from=%2Fdashboard%2Fproducts%3Fpage%3D2',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('leads to no other site, whatever the address says', async ({ page, shop }) => {
  await shop.open(`/auth?from=${encodeURIComponent('//evil.example')}`);
  const href = await page.getByRole('link', { name: signIn }).getAttribute('href');
  const to = new URL(new URL(href ?? '', page.url()).searchParams.get('from') ?? '/', page.url());
  expect(to.origin).toBe(new URL(page.url()).origin);
  await shop.open('/auth');
  await expect(page.getByRole('link', { name: signIn })).toHaveAttribute('href', '/sign-in');
});

test('a session that the server no longer knows ends at the first answer that says so', async ({
  page,
  context,
  shop,
  trouble,
}) => {
  trouble.expect(/401 \(Unauthorized\)/);
  await context.addCookies([{ name: AUTH_COOKIE, value: 'ended', url: shopUrl }]);
  await shop.open('/privacy');
  const door = page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' });
  await expect(door).toHaveAttribute('href', '/dashboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
  // The press asks already: its answer may come before the address has changed.
  await expect(page).toHaveURL(/\/auth\?from=%2F(menu|privacy)$/);
  await shop.isAlive();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/sign-in');
  expect(await context.cookies()).toEqual([]);
});
