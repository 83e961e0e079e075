import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '../../common/domain/cartItem';
import { cartReplaced } from '../../common/state/cartSlice';
import type { RootState } from '../../common/state/store';
import { faultyNetwork, ok, refusal } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { useSite } from '../ui/site';

const HOUR = 3_600_000;
const clock = Date.now();
const line = (id: string): CartItem => ({ id, name: `Kit ${id}`, price: 49_900, quantity: 1, image: '' });
const product = (id: string, changes = {}) => exampleProduct({ id, product_name: `Kit ${id}`, ...changes });
/** The page is of 20 November 2026, 09:00 UTC. */
const endsAtTen = { discount_end_date: '2026-11-20T10:00:00Z', discounts: [] };

function Openers() {
  const { openCart, openQuote } = useSite();
  const asked = product('1', endsAtTen);
  return (
    <>
      <button onClick={openCart}>Cart</button>
      <button onClick={() => openQuote({ from: 'product', lines: [line('1')], products: [asked] })}>Product</button>
    </>
  );
}

/** A cart of these, in a shop whose products are read when a test answers for them. */
function shopWith(...ids: string[]) {
  const reads = new Map<string, (answer: Promise<Response>) => void>();
  const { sent, fetch } = faultyNetwork((path) =>
    path.includes('/quotations/')
      ? refusal(500, { success: false })
      : new Promise((answer) => reads.set(path.split('/').at(-1) ?? '', answer)),
  );
  const state = { cart: { items: ids.map(line) } } as Partial<RootState>;
  const shop = renderInShop(<Openers />, { state, fetch });
  const find = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const openCart = async () => {
    await shop.user.click(screen.getByText('Cart'));
    return find('Your cart');
  };
  return {
    ...shop,
    openCart,
    askForCart: async () => {
      await shop.user.click((await openCart()).getByText('Get a Quote'));
      return find('Get a Quote');
    },
    askForProduct: async () => {
      await shop.user.click(screen.getByText('Product'));
      return find('Get a Quote');
    },
    /** Which products were asked for, in that order. */
    read: () => sent.flatMap(({ path }) => (path.includes('/products/') ? [path.split('/').at(-1)] : [])),
    answer: async (id: string, answer: Promise<Response>) => {
      await waitFor(() => expect(reads.has(id)).toBe(true));
      await act(() => Promise.resolve(reads.get(id)?.(answer)));
    },
    /** Fills in the form and sends it. @returns the call and what it carried */
    send: async (form: Awaited<ReturnType<typeof find>>) => {
      for (const [label, value] of Object.entries({ Name: 'Achieng', Email: 'achieng@example.com', Message: 'Soon.' }))
        await act(() => Promise.resolve(void fireEvent.change(form.getByLabelText(label), { target: { value } })));
      await shop.user.click(form.getByText('Send request'));
      await form.findByText('Failed to submit quote request.');
      return sent.find(({ path }) => path.includes('/quotations/'));
    },
  };
}

type Form = Awaited<ReturnType<ReturnType<typeof shopWith>['askForCart']>>;
/** What the form's live region says, plain spaces. */
const saidIn = (form: Form) =>
  form.getAllByRole('status').flatMap(({ textContent }) => textContent.replace(/\u00a0/g, ' ') || []);

/** The page stays open for two hours, and is looked at again. */
const later = () => {
  jest.spyOn(Date, 'now').mockReturnValue(clock + 2 * HOUR);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeAll(() => Promise.all([import('./CartOverlay'), import('./QuoteOverlay'), import('../../common/app/Toast')]));
beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});
afterEach(async () => {
  jest.restoreAllMocks();
  // The entry of the history goes a moment after what was open.
  await waitFor(() => expect((window.history.state as { overlay?: true } | null)?.overlay).toBeUndefined());
});

test('a request that is begun before the cart was read goes on with that, and says what is left out and costs otherwise', async () => {
  const shop = shopWith('1', '2', '3', '4', '5', '6');
  const form = await shop.askForCart();
  expect(saidIn(form)).toEqual([]);
  await shop.answer('1', ok(product('1', { product_price: '52000.00', new_price: null })));
  await shop.answer('2', refusal(404, {}));
  await shop.answer('3', ok(product('3')));
  await shop.answer('4', ok(product('4', { product_price: 'ask us', new_price: null })));
  await shop.answer('5', ok(product('5', { stock_status: 'out_of_stock' })));
  await shop.answer('6', ok(product('6')));
  await waitFor(() => expect(saidIn(form).join()).toContain('Kit 5'));
  expect(shop.read()).toEqual(['1', '2', '3', '4', '5', '6']);
  const leftOut = 'It is left out of the total and of your request.';
  expect(saidIn(form)).toEqual([
    [
      'Kit 1: Price changed, was KES 49,900.00',
      `Kit 2: No longer available. ${leftOut}`,
      `Kit 4: Its price is on request. ${leftOut}`,
      `Kit 5: Out of stock at the moment. ${leftOut}`,
    ].join(''),
  ]);
  expect((await shop.send(form))?.body).toMatchObject({ productIds: ['1', '3', '6'] });
});

test('what the cart has just read is not read again', async () => {
  const shop = shopWith('1', '2');
  const cart = await shop.openCart();
  await shop.answer('1', ok(product('1')));
  await shop.answer('2', ok(product('2', { stock_status: 'out_of_stock' })));
  expect(await cart.findByText(/^Out of stock at the moment/)).toBeTruthy();
  await shop.user.click(cart.getByText('Get a Quote'));
  expect(await screen.findByRole('dialog', { name: 'Get a Quote' })).toBeTruthy();
  expect(shop.read()).toEqual(['1', '2']);
});

test('a request of which nothing is left says so, and goes as one without products', async () => {
  const shop = shopWith('1');
  const form = await shop.askForCart();
  await shop.answer('1', refusal(404, {}));
  expect(await form.findByText(/^None of it can be ordered at the moment/)).toBeTruthy();
  expect(form.queryByRole('list', { name: 'Items in this request' })).toBeNull();
  const request = await shop.send(form);
  expect(request?.path).toBe('/api/v1/quotations/get-a-quote');
  expect(request?.body).toMatchObject({ clients_note: 'Soon.' });
  expect(request?.body).not.toHaveProperty('productIds');
});

test('what another tab takes out of the cart is said, too', async () => {
  const shop = shopWith('1', '2');
  const form = await shop.askForCart();
  act(() => void shop.store.dispatch(cartReplaced([line('1')])));
  expect(saidIn(form)).toEqual(['Kit 2: Taken out of the cart. It is left out of the total and of your request.']);
});

test('a cart that stays open goes on to the price of the moment, and says so', async () => {
  const shop = shopWith('1');
  const cart = await shop.openCart();
  await shop.answer('1', ok(product('1', endsAtTen)));
  await waitFor(() => expect(shop.store.getState().cart.unavailable).toEqual({ 1: null }));
  expect(cart.queryByText(/^Price changed/)).toBeNull();
  later();
  expect(await cart.findByText(/^Price changed, was KES.49,900\.00$/)).toBeTruthy();
  expect(shop.store.getState().cart.items[0]?.price).toBe(65_000);
});

test.each(['askForCart', 'askForProduct'] as const)('a form that stays open, too: %s', async (ask) => {
  const shop = shopWith('1');
  const form = await shop[ask]();
  if (ask === 'askForCart') await shop.answer('1', ok(product('1', endsAtTen)));
  await waitFor(() => expect(shop.read()).toHaveLength(ask === 'askForCart' ? 1 : 0));
  expect(saidIn(form)).toEqual([]);
  later();
  await waitFor(() => expect(saidIn(form)).toEqual(['Kit 1: Price changed, was KES 49,900.00']));
  expect((await shop.send(form))?.body).toMatchObject({
    clients_note: 'Soon.\n\nItems:\n1 x Kit 1 @ KES 65,000.00 = KES 65,000.00\nTotal: KES 65,000.00',
    productIds: ['1'],
  });
});
