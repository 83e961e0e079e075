import '../../testing/apiOrigin';
import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../common/api';
import { answersOf, faultyNetwork, ok, refusal, silent } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { RoutedPage } from './RoutedPage';
import * as kit from '../../common/domain/productInSmall';

const pages: [string, string, string][] = [
  ['a product', '/shop/single-product/x', 'Failed to load product details'],
  ['an article', '/articles/single-article/x', 'Failed to load article data.'],
];

describe.each(pages)('%s', (_what, path, failed) => {
  const open = (status: number, body: object) =>
    renderInShop(<RoutedPage />, { path, fetch: faultyNetwork(() => refusal(status, body)).fetch });

  test.each([
    ['that does not exist', 404],
    ['whose id can be none, as a chat leaves it with a bracket of its sentence', 400],
  ])('%s is a missing page', async (_, status) => {
    open(status, { success: false, message: 'Please correct the marked fields.', data: { id: 'is no id' } });
    expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeTruthy();
    expect(document.title).toContain('There is no page here');
  });

  test('that a proxy does not know could not be loaded', async () => {
    open(404, { success: undefined });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
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

/** Presses the browser's own Back. */
function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test('a list is not drawn anew when it is left, hidden, and come back to', async () => {
  window.scrollTo = () => undefined;
  const products = ['Kit', 'Cable', 'Mount'].map((product_name, at) =>
    exampleProduct({ id: String(at), product_name }),
  );
  const answers = {
    products: { products, meta: { page: 1, pageSize: 12, pageCount: 1, total: 3 } },
    0: { ...products[0], related: [], ratings: [] },
  };
  const shop = (
    <>
      <RoutedPage />
      <Back />
    </>
  );
  const { user } = renderInShop(shop, { path: '/shop', fetch: faultyNetwork(answersOf(answers)).fetch });
  const card = await screen.findByRole('link', { name: 'Kit' });
  // Every card asks once while it is drawn, and nothing else does.
  const drawn = jest.spyOn(kit, 'kitUses');
  await user.click(card);
  await screen.findByRole('heading', { level: 1, name: 'Kit' });
  await screen.findByRole('button', { name: /add to cart/i });
  // What is hidden is drawn once nothing else is to do.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(drawn).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Shop', level: 1 });
  expect(await screen.findByRole('link', { name: 'Cable' })).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(drawn).not.toHaveBeenCalled();
});
