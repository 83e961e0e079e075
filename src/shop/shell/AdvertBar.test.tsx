import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import '../../testing/apiOrigin';
import type { Product } from '../../common/api';
import { Providers } from '../../common/app/Providers';
import { plainSpaces } from '../../common/domain/money';
import { ENGLISH } from '../../common/i18n/messages';
import { makeStore, type AppStore } from '../../common/state/store';
import { ok, refusal } from '../../testing/faultyNetwork';
import { LanguageProvider } from '../app/LanguageProvider';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { AdvertBar } from './AdvertBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bar = (store: AppStore) =>
  render(
    <Providers store={store} now={Date.parse('2026-11-20T09:00:00Z')}>
      <LanguageProvider first={ENGLISH}>
        <MemoryRouter>
          <AdvertBar />
        </MemoryRouter>
      </LanguageProvider>
    </Providers>,
  );

const show = (...products: Product[]) =>
  bar(makeStore({}, { adverts: { entries: products.map((product) => ({ id: product.id, product })) } }));

test('in a tab that stays open the price goes with the time that passes, not by the clock of the device', () => {
  show(exampleProduct({ discount_end_date: '2026-11-20T09:02:00Z', discounts: [] }));
  expect(screen.getByRole('link').textContent).toContain('49,900');
  act(() => jest.advanceTimersByTime(4 * 60_000));
  expect(screen.getByRole('link').textContent).toContain('65,000');
});

test('three offers at most, each a link with its price; without any there is no bar', () => {
  show();
  expect(screen.queryByRole('complementary')).toBeNull();
  show(...['1', '2', '3', '4'].map((id) => exampleProduct({ id, product_name: `Kit ${id}` })));
  const links = within(screen.getByRole('complementary', { name: 'Offers' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), plainSpaces(link.textContent)])).toEqual(
    ['1', '2', '3'].map((id) => [`/shop/single-product/${id}`, `Kit ${id}KES 49,900.00`]),
  );
});

test.each([
  ['cannot be had', () => refusal(404, { message: 'Closed for stocktaking' }), 'Closed for stocktaking'],
  ['keep to no contract', () => ok('none'), 'Invalid response structure'],
])('adverts that %s are logged, and nothing of them is shown', async (_what, fetch, words) => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const adverts = { entries: null, _persist: { version: -1, rehydrated: true } };
  const { container } = bar(makeStore({ fetch }, { adverts }));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(told.mock.calls).toEqual([[words]]);
  expect(container.textContent).toBe('');
  told.mockRestore();
});
