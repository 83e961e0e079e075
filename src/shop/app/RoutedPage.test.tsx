import '../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { api } from '../../common/api';
import { answersOf, faultyNetwork, held, htmlPage, ok, refusal, silent } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleArticle } from '../features/articles/article/exampleArticle';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { RoutedPage } from './RoutedPage';
import * as kit from '../../common/domain/productInSmall';

const pages: [string, string, string, string][] = [
  ['a product', '/shop/single-product/x', 'Failed to load product details', 'Standard Kit'],
  ['an article', '/articles/single-article/x', 'Failed to load article data.', 'How to mount a dish'],
];

describe.each(pages)('%s', (_what, path, failed, title) => {
  const open = (status: number, body: object) =>
    renderInShop(<RoutedPage />, { path, fetch: faultyNetwork(() => refusal(status, body)).fetch });

  test.each([
    ['that does not exist', 404],
    ['whose id can be none, as a chat leaves it with a bracket of its sentence', 400],
  ])('%s is a missing page', async (_, status) => {
    open(status, { success: false, message: 'Please correct the marked fields.', data: { id: 'is no id' } });
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
    expect(document.title).toContain('There is no page here');
    const waysOn = screen.getAllByRole('link');
    expect(waysOn.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go to the home page', '/'],
      ['Shop', '/shop'],
    ]);
  });

  test('that a proxy does not know could not be loaded', async () => {
    open(404, { success: undefined });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test("that could not be loaded says so in the server's words, or its own; asked for again at a press, it comes", async () => {
    let answer = () => refusal(403, { message: 'We are moving our database.' });
    const { fetch } = faultyNetwork((called) => (called.endsWith('/x') ? answer() : silent()));
    const { user } = renderInShop(<RoutedPage />, { path, fetch });
    expect(await screen.findByRole('heading', { name: 'We are moving our database.' })).toBeTruthy();
    answer = htmlPage;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
    answer = () => ok({ ...exampleProduct({ id: 'x' }), ...exampleArticle({ id: 'x' }), related: [], ratings: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  test('whose answer holds none says that it could not be loaded', async () => {
    open(200, { success: true, message: 'Found.', data: null });
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
  });
});

test('a product that is there no more is not sold on from what was read; one that cannot be read stays', async () => {
  let answer = () => ok({ ...exampleProduct({ id: 'x' }), related: [], ratings: [] });
  const { fetch } = faultyNetwork((path) => (path.endsWith('/get-productById/x') ? answer() : silent()));
  const { store } = renderInShop(<RoutedPage />, { path: '/shop/single-product/x', fetch });
  const readAgain = () =>
    act(() => store.dispatch(api.endpoints.getProduct.initiate({ id: 'x' }, { forceRefetch: true, subscribe: false })));
  await screen.findByRole('heading', { level: 1, name: 'Standard Kit' });
  answer = () => refusal(403, { success: false, message: 'Not now.' });
  await readAgain();
  expect(screen.getByRole('heading', { level: 1, name: 'Standard Kit' })).toBeTruthy();
  answer = () => refusal(404, { success: false, message: 'Not found.' });
  await readAgain();
  expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
});

test('an article is read as a visit once in a session', async () => {
  const visits: (string | null)[] = [];
  const { fetch } = faultyNetwork((called, query) => {
    if (!called.endsWith('/get-single-post/y')) return silent();
    visits.push(query.get('visit'));
    return ok(exampleArticle({ id: 'y' }));
  });
  for (const _twice of [1, 2]) {
    const { unmount } = renderInShop(<RoutedPage />, { path: '/articles/single-article/y', fetch });
    await screen.findByRole('heading', { level: 1, name: 'How to mount a dish' });
    unmount();
  }
  expect(visits).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), '-']);
});

test('a product that is inactive is missing to staff, too, whom the server gives it', async () => {
  const { fetch } = faultyNetwork(answersOf({ x: exampleProduct({ id: 'x', isActive: false }) }));
  renderInShop(<RoutedPage />, { path: '/shop/single-product/x', fetch });
  expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
});

test('an address that cannot be read is a missing page, as to the server, and nothing is asked for', async () => {
  const { fetch, sent } = faultyNetwork(() => refusal(404, {}));
  renderInShop(<RoutedPage />, { path: '/shop/single-product/%E0%A4%A', fetch });
  expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
  expect(sent.filter(({ path }) => path.includes('get-productById'))).toEqual([]);
});

test('a price that has just changed: until the answer that of the list and nothing to press, then what is put into the cart', async () => {
  const kit = exampleProduct({ id: 'x', product_price: '15000.00', new_price: null, discounts: [] });
  const lists = answersOf({ products: { products: [kit], meta: { page: 1, pageSize: 12, pageCount: 1, total: 1 } } });
  const record = held();
  const { fetch } = faultyNetwork((path) => (path.endsWith('/get-productById/x') ? record.answer() : lists(path)));
  const { store, user } = renderInShop(<RoutedPage />, { path: '/shop', fetch });
  await user.click(await screen.findByRole('link', { name: 'Standard Kit' }));
  await screen.findByRole('heading', { level: 1, name: 'Standard Kit' });
  expect(await screen.findByText('Ksh 15,000.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /add to cart/i })).toBeNull();
  await act(() => record.give(ok({ ...kit, product_price: '16250.00', related: [], ratings: [] })));
  await user.click((await screen.findAllByRole('button', { name: /add to cart/i }))[0]!);
  expect(screen.queryByText('Ksh 15,000.00')).toBeNull();
  expect(store.getState().cart.items).toMatchObject([{ id: 'x', price: 16250 }]);
});

test('a list is not drawn anew when it is left, hidden, and come back to', async () => {
  const products = ['Kit', 'Cable', 'Mount'].map((product_name, at) =>
    exampleProduct({ id: String(at), product_name }),
  );
  const answers = {
    products: { products, meta: { page: 1, pageSize: 12, pageCount: 1, total: 3 } },
    0: { ...products[0], related: [], ratings: [] },
  };
  const { fetch } = faultyNetwork(answersOf(answers));
  const { user, back } = renderInShop(<RoutedPage />, { path: '/shop', fetch });
  const card = await screen.findByRole('link', { name: 'Kit' });
  // Every card asks once while it is drawn, and nothing else does.
  const drawn = jest.spyOn(kit, 'kitUses');
  await user.click(card);
  await screen.findByRole('heading', { level: 1, name: 'Kit' });
  await screen.findByRole('button', { name: /add to cart/i });
  // What is hidden is drawn once nothing else is to do.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(drawn).not.toHaveBeenCalled();
  back();
  await screen.findByRole('heading', { name: 'Shop', level: 1 });
  expect(await screen.findByRole('link', { name: 'Cable' })).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(drawn).not.toHaveBeenCalled();
});
