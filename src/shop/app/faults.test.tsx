import '../../testing/apiOrigin';
import { act, screen, within } from '@testing-library/react';
import { answersOf, faultyNetwork, htmlPage, ok, silent, unreachable } from '../../testing/faultyNetwork';
import { renderInShop } from '../../testing/renderInShop';
import { exampleArticle } from '../features/articles/article/exampleArticle';
import { exampleProduct } from '../features/catalog/product/exampleProduct';
import { Header } from '../shell/Header';
import { RoutedPage } from './RoutedPage';

const kit = exampleProduct({ id: 'x', discount_start_date: '2026-11-01T00:00:00.000Z' });
const comment = { id: 'c1', content: 'Asante sana.', createdAt: '2026-11-19T06:00:00.000Z' };
const article = exampleArticle({ id: 'x', comments: [comment] });
const meta = { page: 1, pageSize: 12, pageCount: 2, total: 13 };
const ANSWERS = {
  products: { products: [kit], meta },
  posts: { articles: [article], meta },
  advertisements: [{ id: '1', product: kit, end_date: '2026-11-30T21:00:00.000Z' }],
  'get-all-categories': { categories: [] },
  capabilities: { operations: ['*'], parameters: [], fields: [] },
};

const listOf = (product_name: string) => () => ok({ products: [{ ...kit, id: product_name, product_name }], meta });

afterEach(() => void jest.useRealTimers());

describe('the list', () => {
  /** Opens the shop at a server whose list may change. */
  function openList() {
    const server = { answer: answersOf(ANSWERS) };
    const isList = (path: string) => path.endsWith('/products');
    const { fetch, sent } = faultyNetwork((path) => (isList(path) ? server.answer : answersOf(ANSWERS))(path));
    const { user } = renderInShop(<RoutedPage />, { path: '/shop', fetch });
    const again = async () => user.click(await screen.findByRole('button', { name: 'Try again' }));
    return { server, user, again, asked: () => sent.filter(({ path }) => isList(path)) };
  }
  const list = () => within(screen.getByRole('region', { name: /^Products/ }));
  const shows = (name: string) => list().findByRole('heading', { level: 3, name });

  test('that cannot be had says so; when its page changes the last one stays; a retry brings either', async () => {
    const { server, user, again } = openList();
    server.answer = htmlPage;
    expect(await screen.findByRole('heading', { name: 'Error loading products' })).toBeTruthy();
    expect(list().getByRole('alert').textContent).toContain('Invalid response structure');
    server.answer = listOf('Kit');
    await again();
    await shows('Kit');
    expect(list().queryByRole('alert')).toBeNull();

    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answer = unreachable;
    await user.click(list().getByRole('link', { name: 'Next' }));
    expect((await list().findByRole('alert')).textContent).toMatch(
      /^The new products could not be loaded; you still see the last ones\. You appear to be offline\./,
    );
    expect(await shows('Kit')).toBeTruthy();
    online.mockRestore();
    server.answer = listOf('Cable');
    await again();
    await shows('Cable');
    expect(list().queryByRole('alert')).toBeNull();
  });

  test('that takes 10 s is called slow while the last one stays; a retry gives it up and asks again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { server, asked, user, again } = openList();
    await shows('Standard Kit');
    server.answer = silent;
    await user.click(list().getByRole('link', { name: 'Next' }));
    const slow = () => list().queryByText('This is taking longer than usual.');
    expect(slow()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(slow()).toBeTruthy();
    expect(await shows('Standard Kit')).toBeTruthy();
    server.answer = listOf('Cable');
    await again();
    await shows('Cable');
    expect(slow()).toBeNull();
    expect(asked().slice(-2)).toMatchObject([{ aborted: true }, { aborted: false }]);
  });
});

test('a page that throws says so; the rest, the cart and what was typed stay', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const items = [{ id: '1', name: 'Cable', price: 100, quantity: 1, image: '' }];
  const { user } = renderInShop(
    <>
      <Header />
      <main>
        <RoutedPage />
      </main>
    </>,
    { path: '/shop', state: { cart: { items } }, fetch: faultyNetwork(answersOf({ ...ANSWERS, x: kit })).fetch },
  );
  const openQuote = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Get a Quote' })[0]!);
    return within(await screen.findByRole('dialog', { name: 'Get a Quote' }));
  };
  await user.type((await openQuote()).getByLabelText('Name'), 'Wanjiru Otieno');
  await user.keyboard('{Escape}');
  // A browser that lacks what the product's page counts on; the list stands already.
  const card = await screen.findByRole('link', { name: 'Standard Kit' });
  Reflect.deleteProperty(window, 'IntersectionObserver');
  await user.click(card);
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(alert.textContent).toMatch(
    /^This part of the page stopped working.*Your cart and what you have typed are safe\./,
  );
  expect(screen.getByRole('button', { name: 'Cart, 1 item' })).toBeTruthy();
  expect((await openQuote()).getByLabelText('Name')).toHaveProperty('value', 'Wanjiru Otieno');
  told.mockRestore();
});

const PAGES = ['/', '/shop', '/shop/single-product/x', '/articles/single-article/x', '/events', '/contact'];

describe.each([400, -400])("a device's clock %s days off", (days) => {
  beforeEach(() =>
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-20T09:00:00Z') + days * 86_400_000 }),
  );

  test.each(PAGES)('shows no nonsense on %s', async (path) => {
    const record = path.includes('article') ? article : { ...kit, related: [], ratings: [] };
    const { fetch } = faultyNetwork(answersOf({ ...ANSWERS, x: record }));
    const { container } = renderInShop(<RoutedPage />, { path, near: true, fetch });
    await screen.findByRole('heading', { level: 1 });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    expect(container.textContent).not.toMatch(
      /NaN|Infinity|undefined|Invalid Date|-\d+\s?(s|second|minute|hour|day|week|month|year)/,
    );
  });
});
