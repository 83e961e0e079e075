import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CartItem } from '../../common/domain/cartItem';
import { plainSpaces } from '../../common/domain/money';
import { itemAdded, itemRemoved, lineChecked, selectCartCount } from '../../common/state/cartSlice';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import type { RootState } from '../../common/state/store';
import { chatText, renderInShop, setScreenWidth } from '../../testing/renderInShop';
import { faultyNetwork, ok, refusal, silent, unreachable } from '../../testing/faultyNetwork';
import { useSite } from '../ui/site';

const kit = { id: '1042', name: 'Standard Kit', price: 49900, quantity: 2, image: '' };
const cable = { id: '1077', name: 'Cable', price: 8750, quantity: 3, image: '' };
const withCart = (...items: CartItem[]) => ({ cart: { items } }) as Partial<RootState>;

function Opener() {
  const { openCart } = useSite();
  return <button onClick={openCart}>Open</button>;
}

async function openCart(state: Partial<RootState>, fetch: typeof globalThis.fetch) {
  const shop = renderInShop(<Opener />, { state, fetch });
  await shop.user.click(screen.getByText('Open'));
  return { ...shop, panel: within(await screen.findByRole('dialog', { name: 'Your cart' })) };
}

const totalOf = (panel: Awaited<ReturnType<typeof openCart>>['panel']) =>
  plainSpaces(panel.getByText('Total cost').parentElement?.textContent ?? '');

const chatOf = (panel: Parameters<typeof totalOf>[0]) => panel.getByRole('link', { name: /^Contact via WhatsApp/ });

beforeAll(() => Promise.all([import('./CartOverlay'), import('./QuoteOverlay'), import('../../common/app/Toast')]));
// The cart's entry of the history goes a moment after the cart.
afterEach(() => waitFor(() => expect((window.history.state as { overlay?: true } | null)?.overlay).toBeUndefined()));

test('lines, line totals and total; the chat is a plain link with the same', async () => {
  const { panel } = await openCart(withCart(kit, cable), faultyNetwork(unreachable).fetch);
  expect(panel.getByText('ID 1042')).toBeTruthy();
  expect(panel.getByText('Order summary').textContent).toBe('Order summary 5 items');
  const summed = [...panel.getAllByRole('term'), ...panel.getAllByRole('definition')];
  expect(summed.map(({ textContent }) => plainSpaces(textContent))).toEqual([
    ...['2 × Standard Kit', '3 × Cable'],
    ...['KES 99,800.00', 'KES 26,250.00'],
  ]);
  expect(totalOf(panel)).toBe('Total costKES 126,050.00');
  expect(chatOf(panel)).toHaveProperty('target', '_blank');
  expect(chatText(chatOf(panel))).toContain(
    'Standard Kit x 2: KES 99,800.00\nCable x 3: KES 26,250.00\nTotal: KES 126,050.00',
  );
});

test.each([1280, 400])('where nothing has a price, so is the total: on request, %s px wide', async (width) => {
  const state = withCart({ ...kit, price: null });
  const { user } = renderInShop(<Opener />, { state, fetch: faultyNetwork(silent).fetch });
  setScreenWidth(width);
  await user.click(screen.getByText('Open'));
  const panel = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  expect(panel.getByText('Total cost').closest('p')?.querySelector('b')?.textContent).toBe('Price on request');
});

test('each product is read again, and a shop that does not answer changes nothing', async () => {
  const { sent, fetch } = faultyNetwork(silent);
  const { panel } = await openCart(withCart(kit, cable), fetch);
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/v1/products/get-productById/1042',
    '/api/v1/products/get-productById/1077',
  ]);
  expect(totalOf(panel)).toBe('Total costKES 126,050.00');
});

test('another name and another picture that staff gave a product are in the cart, and in the chat', async () => {
  const images = [{ id: 'img_9', image_url: '/uploads/new.webp', is_primary: true }];
  const data = exampleProduct({ id: cable.id, product_name: 'Long cable', images });
  const { fetch } = faultyNetwork((path) => (path.endsWith(cable.id) ? ok(data) : silent()));
  const { panel, store } = await openCart(withCart(kit, { ...cable, image: '/uploads/old.webp' }), fetch);
  expect(await panel.findByRole('link', { name: 'Long cable' })).toBeTruthy();
  expect(store.getState().cart.items[1]?.image).toBe('/uploads/new.webp');
  expect(chatText(chatOf(panel))).toContain('\nLong cable x 3: ');
});

test('a product that is gone says so and counts no more', async () => {
  const { fetch } = faultyNetwork((path) =>
    path.endsWith('1077') ? refusal(404, { success: false, message: 'Not found' }) : silent(),
  );
  const { panel, store } = await openCart(withCart(kit, cable), fetch);
  expect(await panel.findByText(/No longer available/)).toBeTruthy();
  expect(totalOf(panel)).toBe('Total costKES 99,800.00');
  expect(store.getState().cart.items).toHaveLength(2);
});

test('a product out of stock says so, and is in no count, total, chat or request', async () => {
  const data = exampleProduct({ id: '1077', product_name: 'Cable', stock_status: 'out_of_stock', quantity: 0 });
  const { fetch } = faultyNetwork((path) =>
    path.endsWith('1077') ? Promise.resolve(Response.json({ success: true, message: 'Done', data })) : silent(),
  );
  const { panel, store } = await openCart(withCart(kit, { ...cable, quantity: 40 }), fetch);
  expect(await panel.findByText(/^Out of stock at the moment/)).toBeTruthy();
  expect(totalOf(panel)).toBe('Total costKES 99,800.00');
  expect(panel.getByText('Order summary').textContent).toBe('Order summary 2 items');
  expect(panel.getByRole('tab', { name: /^Cart ?2$/ })).toBeTruthy();
  expect(selectCartCount(store.getState())).toBe(2);
  expect(panel.getAllByLabelText('Quantity')).toHaveLength(1);
  expect(chatText(chatOf(panel))).not.toContain('Cable');
});

test.each([
  ['is gone', /No longer available/, () => refusal(404, { success: false, message: 'Not found' })],
  ['is out of stock', /^Out of stock at the moment/, () => ok(exampleProduct({ stock_status: 'out_of_stock' }))],
  [
    'has no price any more',
    /^Its price is on request/,
    () => ok(exampleProduct({ product_price: '', new_price: null })),
  ],
])('what %s says so in a cart that is opened again, whatever the shop answers then', async (_what, note, answer) => {
  const answers = [answer];
  const { panel, user } = await openCart(withCart(cable), faultyNetwork(() => (answers.shift() ?? silent)()).fetch);
  await panel.findByText(note);
  await user.click(panel.getByLabelText('Close cart'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('Open'));
  const again = within(await screen.findByRole('dialog', { name: 'Your cart' }));
  expect(again.getByText(note)).toBeTruthy();
  expect(again.queryByLabelText('Quantity')).toBeNull();
});

test.each([
  ['what a server that failed may have kept goes again as it was', 500, true],
  ['what was refused was not kept, and goes at the price of now', 400, false],
])(
  'a quote that is asked for before the shop has answered is about what it says then; %s',
  async (_what, status, same) => {
    const reads = new Map<string, (answer: Promise<Response>) => void>();
    const { sent, fetch } = faultyNetwork((path) =>
      path.includes('/quotations/')
        ? refusal(status, { success: false })
        : new Promise((answer) => reads.set(path.slice(-4), answer)),
    );
    const { panel, store, user } = await openCart(withCart(kit, cable), fetch);
    await user.click(panel.getByText('Get a Quote'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
    reads.get(cable.id)?.(refusal(404, {}));
    reads.get(kit.id)?.(ok(exampleProduct({ id: kit.id, product_price: '52000.00', new_price: null })));
    await waitFor(() => expect(within(dialog.getByRole('list')).queryByText('Cable')).toBeNull());
    for (const [label, value] of Object.entries({ Name: 'Achieng', Email: 'achieng@example.com', Message: 'Soon.' }))
      await act(() => Promise.resolve(void fireEvent.change(dialog.getByLabelText(label), { target: { value } })));
    await user.click(dialog.getByText('Send request'));
    await dialog.findByText('Failed to submit quote request.');
    act(() => void store.dispatch(lineChecked({ id: kit.id, why: null, line: { ...kit, price: 53_000 } })));
    await user.click(dialog.getByText('Try again'));
    const requests = () => sent.filter(({ path }) => path.includes('/quotations/'));
    await waitFor(() => expect(requests()).toHaveLength(2));
    const [first, second] = requests();
    expect(first?.body).toMatchObject({
      clients_note: 'Soon.\n\nItems:\n2 x Standard Kit @ KES 52,000.00 = KES 104,000.00\nTotal: KES 104,000.00',
      productIds: [kit.id],
    });
    if (same) return expect(second).toEqual(first);
    expect(second?.key).not.toBe(first?.key);
    expect(second?.body.clients_note).toContain('2 x Standard Kit @ KES 53,000.00');
  },
);

test('what a line says of its number moves nothing from under the press that left the field', async () => {
  const data = exampleProduct({ id: kit.id, stock_status: 'in_stock', quantity: 22 });
  const { panel, user } = await openCart(withCart(kit), faultyNetwork(() => ok(data)).fetch);
  const field = panel.getByLabelText('Quantity');
  await user.clear(field);
  await user.type(field, '99');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(field).toHaveProperty('value', '22');
  expect(panel.queryByText(/^Only 22 in stock/)).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await panel.findByText(/^Only 22 in stock/)).toBeTruthy();
});

test('closing the link to a cart leads back to the cart', async () => {
  const { panel, user } = await openCart(withCart(kit), faultyNetwork(silent).fetch);
  await user.click(panel.getByText('Share this cart'));
  expect(await screen.findByRole('dialog', { name: 'Share this cart' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share this cart' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Share this cart');
});

test('a removed line can be brought back to its place', async () => {
  const { panel, store, user } = await openCart(withCart(kit, cable), faultyNetwork(silent).fetch);
  await user.click(panel.getByLabelText('Remove Standard Kit'));
  expect(store.getState().cart.items.map(({ id }) => id)).toEqual(['1077']);
  expect(document.activeElement).toBe(panel.getByLabelText('Remove Cable'));
  expect(await panel.findByText('Standard Kit removed from cart')).toBeTruthy();
  await user.click(panel.getByText('Undo'));
  expect(store.getState().cart.items.map(({ id }) => id)).toEqual(['1042', '1077']);
});

test('the cart is emptied at once, and Undo brings it back beside what was added since', async () => {
  const { panel, store, user } = await openCart(withCart(kit, cable), faultyNetwork(silent).fetch);
  await user.click(panel.getByText('Empty cart'));
  expect(panel.getByText('Your cart is empty')).toBeTruthy();
  expect(await panel.findByText('Your cart was emptied')).toBeTruthy();
  act(() => {
    store.dispatch(itemAdded({ ...cable, quantity: 1 }));
  });
  await user.click(panel.getByText('Undo'));
  expect(store.getState().cart.items).toEqual([kit, { ...cable, quantity: 4 }]);
});

test('Back closes the cart on a desktop as well', async () => {
  const { panel } = await openCart(withCart(kit), faultyNetwork(silent).fetch);
  expect(panel.getByText('Order summary')).toBeTruthy();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('minus does nothing at one; Enter commits what was typed; what is beyond the greatest becomes that, nonsense and none put the old value back', async () => {
  const { panel, store, user } = await openCart(withCart({ ...kit, quantity: 1 }), faultyNetwork(silent).fetch);
  const quantity = () => store.getState().cart.items[0]?.quantity;
  expect(panel.getByLabelText('One less').getAttribute('aria-disabled')).toBe('true');
  for (const press of ['One less', 'One more', 'One more', 'One less']) await user.click(panel.getByLabelText(press));
  expect(quantity()).toBe(2);
  const field = panel.getByLabelText('Quantity');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  expect(quantity()).toBe(12);
  for (const nonsense of ['', 'some', '0', '-3', '1e3', '2.5']) {
    await user.clear(field);
    await user.type(field, `${nonsense}{Enter}`);
    expect(field).toHaveProperty('value', '12');
    expect(quantity()).toBe(12);
  }
  await user.clear(field);
  await user.type(field, '99999{Enter}');
  expect(quantity()).toBe(9999);
});

test('what a press of plus leads to is said, for the focus stays on it', async () => {
  const { panel, user } = await openCart(withCart(kit), faultyNetwork(silent).fetch);
  const said = () =>
    [...panel.getByRole('listitem').querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  expect(said()).toEqual(['2 items']);
  await user.click(panel.getByLabelText('One more'));
  expect(said()).toEqual(['3 items']);
});

test('a summary that scrolls can be reached by keys, one that does not is no stop', async () => {
  const lines = Array.from({ length: 9 }, (_, index) => ({ ...kit, id: `${index}` }));
  const { panel, store } = await openCart(withCart(...lines), faultyNetwork(silent).fetch);
  const scroller = panel.getByRole('group', { name: /^Order summary/ });
  expect(scroller.tabIndex).toBe(0);
  act(() => void store.dispatch(itemRemoved('0')));
  expect(panel.queryByRole('group', { name: /^Order summary/ })).toBeNull();
});

test('a link to the cart leaves out what cannot be ordered', async () => {
  const state = { cart: { items: [kit, cable], unavailable: { [kit.id]: 'gone' } } } as Partial<RootState>;
  const { panel, user } = await openCart(state, faultyNetwork(silent).fetch);
  await user.click(panel.getByText('Share this cart'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this cart' }));
  const address = dialog.getByRole<HTMLInputElement>('textbox').value;
  expect(address).toMatch(/\/shop\?cart=1077:3$/);
  const chat = dialog.getByRole('link', { name: 'Send on WhatsApp' });
  expect(chatText(chat).split('\n').at(-1)).toBe(address);
});

test('that a link to the cart was copied is said where there was nothing before', async () => {
  const { panel, user } = await openCart(withCart(kit), faultyNetwork(silent).fetch);
  await user.click(panel.getByText('Share this cart'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this cart' }));
  const said = dialog.getByRole('status');
  expect(said.textContent).toBe('');
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(said.textContent).toBe('Copied'));
});

test('an empty cart leads on, and makes way', async () => {
  const { panel, user } = await openCart(withCart(), faultyNetwork(silent).fetch);
  expect(panel.getByText('Your cart is empty')).toBeTruthy();
  expect(panel.getByText('Continue Shopping').getAttribute('href')).toBe('/shop');
  await user.click(panel.getByText('Continue Shopping'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('favorites: marked in the cart, listed in their tab, put into the cart, taken off, with the way back to the line', async () => {
  const state = { ...withCart(kit), favourites: { items: [cable] } } as Partial<RootState>;
  const { panel, store, user } = await openCart(state, faultyNetwork(silent).fetch);
  await user.click(panel.getByText('Add to favorites'));
  expect(panel.getByText('In favorites').getAttribute('aria-pressed')).toBe('true');
  await user.click(panel.getByRole('tab', { name: /^Favorites ?2$/ }));
  // Its price was that of the day it was liked.
  expect(panel.getByRole('tabpanel').textContent).not.toContain('KES');
  await user.click(panel.getByRole('button', { name: 'Add to Cart: Cable' }));
  expect(await screen.findByText('Cable added to cart')).toBeTruthy();
  expect(store.getState().cart.items[1]).toMatchObject({ id: cable.id, quantity: 1 });
  await user.click(panel.getByRole('button', { name: 'Remove Cable from favorites' }));
  expect(within(panel.getByRole('list', { name: 'Favorites' })).getAllByRole('listitem')).toHaveLength(1);
  await user.click(panel.getByText('In your cart'));
  expect(panel.getByText('Order summary')).toBeTruthy();
});
