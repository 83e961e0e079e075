import { AUTH_COOKIE } from '../src/common/browser/cookies';
import { shopUrl } from './support/addresses';
import { expect, test } from './support/test';

test('a session that the server no longer knows ends at the first answer that says so, on a page that leads back to where one was', async ({
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
  await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    /^\/sign-in\?from=%2F(menu|privacy)$/,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

// Asked without a browser too: src/shop/pages/AuthPage.test.tsx, src/common/domain/returnAddress.test.ts.
test('leads to no other site, whatever the address says', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open(`/auth?from=${encodeURIComponent('//evil.example')}`);
  await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/sign-in');
});
