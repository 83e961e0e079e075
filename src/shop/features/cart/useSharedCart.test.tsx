import '../../../testing/apiOrigin';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../../../common/app/Providers';
import { makeStore } from '../../../common/state/store';
import { MOST_LINES } from '../../../common/domain/cartItem';
import { selectCartCount } from '../../../common/state/cartSlice';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { exampleProduct } from '../catalog/product/exampleProduct';
import { SharedCartDialog } from './SharedCartDialog';
import { useSharedCart } from './useSharedCart';

const HOUR = 3_600_000;

afterEach(() => jest.restoreAllMocks());

test('a cart that is opened late in a tab has the prices of that moment', async () => {
  const [rendered, clock] = [Date.parse('2026-11-20T09:00:00Z'), Date.now()];
  const data = exampleProduct({ discount_end_date: '2026-11-20T10:00:00Z', discounts: [] });
  const { fetch } = faultyNetwork(() => ok(data));
  const store = makeStore({ fetch });
  jest.spyOn(Date, 'now').mockReturnValue(clock + 2 * HOUR);
  const items = [{ id: data.id, quantity: 1 }];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers store={store} now={rendered}>
      {children}
    </Providers>
  );
  const { result } = renderHook(() => useSharedCart(items), { wrapper });
  await waitFor(() => expect(result.current.lines[data.id]).toMatchObject({ state: 'sold', item: { price: 65_000 } }));
});

/** The dialog about a kit, and a tower whose price is on request. */
async function openShared(items: object[] = [], unavailable = {}) {
  const { fetch } = faultyNetwork((path) =>
    ok(exampleProduct(path.endsWith('/2') ? { id: '2', product_name: 'Tower', product_price: 'ask us' } : { id: '1' })),
  );
  const nothing = () => undefined;
  const shop = renderInShop(<SharedCartDialog link="1:2,2:1" open onClose={nothing} onExited={nothing} />, {
    fetch,
    state: { cart: { items, unavailable } } as never,
  });
  expect(await screen.findByText(/^Its price is on request/)).toBeTruthy();
  return { ...shop, add: () => shop.user.click(screen.getByRole('button', { name: 'Add to my cart' })) };
}

test('what has no price comes along marked, and counts nowhere', async () => {
  const { store, add } = await openShared();
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(rows[1]?.textContent).toContain('Price on request');
  await add();
  expect(await screen.findByText('2 items added to cart')).toBeTruthy();
  expect(selectCartCount(store.getState())).toBe(2);
});

test('the own cart holds what its badge says: what cannot be ordered is not counted', async () => {
  const line = { name: 'Cable', price: 100, quantity: 2, image: '' };
  await openShared(
    [
      { ...line, id: '7' },
      { ...line, id: '8' },
    ],
    { 8: 'gone' },
  );
  expect(screen.getByText(/^Your cart holds 2 items\./)).toBeTruthy();
});

test('a full cart says what it did not take', async () => {
  // The store looks at so many lines after each action, for tests alone.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const line = { name: 'Cable', price: 100, quantity: 1, image: '' };
  const { add } = await openShared(Array.from({ length: MOST_LINES }, (_, at) => ({ ...line, id: `other-${at}` })));
  await add();
  expect(await screen.findByText(/^Your cart is full: 2 products were left out/)).toBeTruthy();
});
