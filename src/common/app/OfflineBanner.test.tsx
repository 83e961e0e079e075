import '../../testing/apiOrigin';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { api, useListProductsQuery } from '../api';
import { faultyNetwork, ok, unreachable } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { OfflineBanner } from './OfflineBanner';

const worker = new EventTarget();
const tells = (lastSeen: string, asked = Date.now()) =>
  act(() => {
    worker.dispatchEvent(new MessageEvent('message', { data: { lastSeen, asked } }));
    return Promise.resolve();
  });

beforeEach(() => {
  window.fetch = () => Promise.resolve(new Response());
});
beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker }));
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

function Products() {
  useListProductsQuery({ page: 1 });
  return null;
}

test('what was old is asked for again once the network is back, and told again where it still is', async () => {
  const { fetch, sent } = faultyNetwork(() => ok({ products: [], meta: { pageCount: 1 } }));
  renderInShop(
    <>
      <OfflineBanner />
      <Products />
    </>,
    { fetch },
  );
  const asked = (what = '/products') => sent.filter(({ path }) => path.endsWith(what)).length;
  const isBack = () =>
    act(() => {
      window.dispatchEvent(new Event('online'));
      return Promise.resolve();
    });
  const banner = () => screen.queryByText(/You see this page as it was on/);
  // There before its words, or they would not be read out.
  const region = screen.getByRole('status');
  await isBack();
  expect(banner()).toBeNull();
  expect(asked()).toBe(1);

  await tells('Fri, 20 Nov 2026 06:00:00 GMT');
  expect(banner()?.textContent).toMatch(/^The shop could not be reached\. .+09:00/);
  expect(region.contains(banner())).toBe(true);
  await isBack();
  expect(banner()).toBeNull();
  expect(asked()).toBe(2);
  // Else kept for the session: their prices are as old.
  expect(asked('/advertisements')).toBe(1);

  await tells('Fri, 20 Nov 2026 07:00:00 GMT');
  expect(banner()?.textContent).toContain('10:00');
  await isBack();
  expect(asked()).toBe(3);

  // Of a page that was left since: what is on the screen is asked for again.
  await tells('Fri, 20 Nov 2026 07:00:00 GMT', Date.now() - 60_000);
  expect(banner()).toBeNull();
  await waitFor(() => expect(asked()).toBe(4));
  expect(asked('/advertisements')).toBe(3);
});

test('while nobody answers, what was read of another page stays for Back', async () => {
  window.fetch = unreachable;
  const { fetch } = faultyNetwork(() => ok({ products: [], meta: { pageCount: 1 } }));
  function Page() {
    return useLocation().pathname === '/' && <Products />;
  }
  const { user, store } = renderInShop(
    <>
      <OfflineBanner />
      <Page />
      <Link to="/about">About</Link>
      <Link to="/contact">Contact</Link>
    </>,
    { fetch },
  );
  const isKept = () => api.endpoints.listProducts.select({ page: 1 })(store.getState()).data !== undefined;
  await waitFor(() => expect(isKept()).toBe(true));
  await tells('Fri, 20 Nov 2026 06:00:00 GMT');
  await user.click(screen.getByRole('link', { name: 'About' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isKept()).toBe(true);
  // Asked for at the press, which was before the page.
  await tells('Fri, 20 Nov 2026 05:00:00 GMT', Date.now() - 60_000);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(isKept()).toBe(true);
  window.fetch = () => Promise.resolve(new Response());
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await waitFor(() => expect(isKept()).toBe(false));
});
