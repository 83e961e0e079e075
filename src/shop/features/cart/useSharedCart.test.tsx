import '../../../testing/apiOrigin';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Providers } from '../../../common/app/Providers';
import { makeStore } from '../../../common/state/store';
import { MOST_LINES } from '../../../common/domain/cartItem';
import { selectCartCount } from '../../../common/state/cartSlice';
import { faultyNetwork, ok, refusal, unreachable } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { plainSpaces } from '../../../common/domain/money';
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

/** A page that is opened by a link: what is shared is known by its id. */
async function openLink(link: string, answers: Record<string, () => Promise<Response>>, items: object[] = []) {
  const { fetch } = faultyNetwork((path) => (answers[path.split('/').at(-1) ?? ''] ?? (() => refusal(404, {})))());
  const shop = renderInShop(<p>Page</p>, { fetch, path: `/?cart=${link}&utm=x`, state: { cart: { items } } as never });
  const dialog = within(await screen.findByRole('dialog', { name: 'A cart was shared with you' }));
  expect(shop.address()).toBe('/?utm=x');
  const find = (name: string) => dialog.findByRole('button', { name });
  return {
    ...shop,
    dialog,
    find,
    /** Presses it once all of the products were read. */
    press: async (name: string) => {
      await waitFor(() => expect(dialog.getByRole('list').getAttribute('aria-busy')).toBe('false'));
      await shop.user.click(await find(name));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
    rows: () => dialog.getAllByRole('listitem').map(({ textContent }) => plainSpaces(textContent)),
    cart: () => shop.store.getState().cart.items.map(({ id, quantity, price }) => `${quantity} × ${id} at ${price}`),
  };
}
const kit = () => ok(exampleProduct({ id: '1', discounts: [] }));
const mount = () => ok(exampleProduct({ id: '2', product_name: 'Mount', product_price: '100.00', new_price: null }));

test.each([
  ['Add to my cart', ['5 × 1 at 49900', '1 × 2 at 100']],
  ['Replace my cart', ['2 × 1 at 49900', '1 × 2 at 100']],
  ['No thanks', ['3 × 1 at 49900']],
])('who has a cart is asked: %s', async (answer, cart) => {
  const own = [{ id: '1', name: 'Standard Kit', price: 49_900, quantity: 3, image: '' }];
  const shop = await openLink('1:2,2:1', { 1: kit, 2: mount }, own);
  expect(await shop.dialog.findByText(/^Your cart holds 3 items\./)).toBeTruthy();
  await shop.press(answer);
  expect(shop.cart()).toEqual(cart);
});

test('who has none is offered no replacing, and sees what all of it costs', async () => {
  const { dialog, find, rows } = await openLink('1:2,2:1', { 1: kit, 2: mount });
  await find('Add to my cart');
  await waitFor(() => expect(dialog.getByText('Total cost').parentElement?.textContent).toMatch(/99,900\.00$/));
  expect(dialog.queryByText('Replace my cart')).toBeNull();
  expect(rows()[0]).toMatch(/^Standard Kit.*2 ×.*KES 99,800\.00/);
});

test('what cannot be read or bought is said, and the rest is at the price and the stock of now', async () => {
  const { dialog, press, rows, cart } = await openLink('999:2,1:99999,what:ever,:1', { 1: kit });
  expect(await dialog.findByText('2 parts of the link could not be read and are left out.')).toBeTruthy();
  await waitFor(() => expect(rows()[0]).toContain('No longer available: it is left out.'));
  await waitFor(() => expect(rows()[1]).toMatch(/9999 ×.*Only 14 in stock\./));
  await press('Add to my cart');
  expect(cart()).toEqual(['9999 × 1 at 49900']);
});

test('a link of which nothing can be bought leads to the page', async () => {
  const { dialog, press, cart } = await openLink(',,', {});
  expect(await dialog.findByText('None of the products in this link can be bought here.')).toBeTruthy();
  await press('Go on to the page');
  expect(cart()).toEqual([]);
});

test('with a weak network it says so, waits, and asks again', async () => {
  let answer = unreachable;
  const { dialog, find, press, user, cart } = await openLink('1:1', { 1: () => answer() });
  expect(await dialog.findByText(/^Some products could not be read\./)).toBeTruthy();
  expect((await find('Add to my cart')).getAttribute('aria-disabled')).toBe('true');
  answer = kit;
  await user.click(await find('Try again'));
  await dialog.findByText('Standard Kit');
  await press('Add to my cart');
  expect(cart()).toEqual(['1 × 1 at 49900']);
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
