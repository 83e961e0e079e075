import '../../testing/apiOrigin';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askForOffers } from '../../common/api';
import { Providers } from '../../common/app/Providers';
import { removeToken, writeToken } from '../../common/browser/cookies';
import { signedIn } from '../../common/state/authSlice';
import { makeStore } from '../../common/state/store';
import { faultyNetwork, ok, silent } from '../../testing/faultyNetwork';
import { dialogsClosed } from '../../testing/renderForStaff';
import { setScreenWidth } from '../../testing/renderInShop';
import { StaffApp } from './StaffApp';

/** The staff's program at an address, of somebody who is signed in; a server that offers everything says nothing more. */
async function open(path: string) {
  setScreenWidth(1280);
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  writeToken('token');
  const { fetch, sent } = faultyNetwork((asked) => {
    if (asked.endsWith('/capabilities')) return ok({ operations: ['*'], parameters: [], fields: [] });
    if (asked.endsWith('/get-profile'))
      return ok({ user: { first_name: 'Demo', last_name: 'Staff', email: 'a@example.com' } });
    return silent();
  });
  window.fetch = silent;
  const store = makeStore({ fetch });
  store.dispatch(signedIn());
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(
    <Providers store={store} now={0}>
      <StaffApp />
    </Providers>,
  );
  await act(async () => {
    askForOffers(store.dispatch);
    await Promise.resolve();
  });
  await screen.findByText('Demo Staff, Account');
  return { ...view, user, sent };
}

const linksIn = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const present = (navigation: HTMLElement) =>
  [...navigation.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);

afterEach(() => {
  removeToken();
  localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

test('the places stand in their order beside the page and at a phone’s foot, the present one marked; the rest is behind More', async () => {
  const { user } = await open('/dashboard/tags');
  const [side, foot] = screen.getAllByRole('navigation', { name: 'Dashboard' }) as [HTMLElement, HTMLElement];
  expect(linksIn(side)).toEqual([
    ['AngaLink', '/dashboard'],
    ['Dashboard', '/dashboard'],
    ['Tags', '/dashboard/tags'],
    ['Category', '/dashboard/category'],
    ['Articles', '/dashboard/article'],
    ['Products', '/dashboard/products'],
    ['Quotes', '/dashboard/quotes'],
    ['Quotations', '/dashboard/quotations'],
    ['Visits', '/dashboard/visits'],
    ['Adverts', '/dashboard/adverts'],
    ['Searches', '/dashboard/searches'],
    ['Counties', '/dashboard/counties'],
  ]);
  expect(present(side)).toEqual(['Tags']);
  const own = screen.getByRole('navigation', { name: 'Your account' });
  expect(linksIn(own)).toEqual([['Account', '/account']]);
  expect(within(own).getByRole('button').textContent).toBe('Logout');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Demo Staff, Account' }).getAttribute('href')).toBe('/account');
  expect(banner.getByRole('link', { name: 'View shop' }).getAttribute('href')).toBe('/');

  expect(linksIn(foot).map(([name]) => name)).toEqual(['Dashboard', 'Products', 'Quotes', 'Articles']);
  await user.click(within(foot).getByRole('link', { name: 'Products' }));
  expect(window.location.pathname).toBe('/dashboard/products');
  expect([present(side), present(foot)]).toEqual([['Products'], ['Products']]);
  await user.click(within(foot).getByRole('button', { name: 'More' }));
  const more = within(await screen.findByRole('dialog', { name: 'More' }));
  const names = more.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Quotations',
    'Visits',
    'Adverts',
    'Searches',
    'Counties',
    'Tags',
    'Category',
    'Account',
    'View shop',
  ]);
  await user.click(more.getByRole('button', { name: 'Use dark colours' }));
  expect([document.documentElement.dataset.scheme, localStorage.getItem('scheme')]).toEqual(['dark', 'dark']);
  await user.click(more.getByRole('link', { name: 'Category' }));
  expect(window.location.pathname).toBe('/dashboard/category');
  await dialogsClosed();
});

test('an address of the dashboard that is no page says so, and leads to the first page', async () => {
  const { user } = await open('/dashboard/nowhere');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(window.location.pathname).toBe('/dashboard');
});

test('who typed something in this browser is asked before logging out; who stays is not signed out', async () => {
  localStorage.setItem('draft/a@example.com/tag/new', JSON.stringify({ at: 1, values: { name: 'Masts' } }));
  const { user, sent } = await open('/dashboard/tags');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await dialogsClosed();
  expect(sent.some(({ path }) => path.endsWith('/logout'))).toBe(false);
  expect(localStorage).toHaveLength(1);
  expect(document.cookie).toContain('token');
});
