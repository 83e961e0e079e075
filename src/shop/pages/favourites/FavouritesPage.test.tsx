import '../../../testing/apiOrigin';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { api } from '../../../common/api';
import type { FavouritesState } from '../../../common/state/favouritesSlice';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { faultyNetwork, ok, refusal, silent } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { page } from './FavouritesPage';

const SLOW_AFTER_MS = 10_000;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const liked = (...ids: string[]) => {
  const items = ids.map((id) => ({ id, name: `Kit ${id}`, price: 3400, image: '' }));
  return { favourites: { items, _persist: { version: -1, rehydrated: true } } as FavouritesState };
};

test('a favorite that the shop has no more is not sold on from what was read of it', async () => {
  let answer = () => ok(exampleProduct({ id: '1' }));
  const { fetch } = faultyNetwork(() => answer());
  const { store } = renderInShop(<page.Page />, { fetch, state: liked('1') });
  const readAgain = (status: number) => {
    answer = () => refusal(status, {});
    void store.dispatch(api.endpoints.getProduct.initiate({ id: '1' }, { forceRefetch: true, subscribe: false }));
    return pass(0);
  };
  const add = () => screen.queryByRole('button', { name: /^Add to Cart/ });
  await pass(0);
  expect(add()).toBeTruthy();
  await readAgain(403);
  expect(add()).toBeTruthy();
  await readAgain(404);
  expect(add()).toBeNull();
  expect(screen.getByText('No longer available')).toBeTruthy();
});

test('that favorites take long is said once, and a retry asks again for those alone', async () => {
  let slow = true;
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  const { fetch, sent } = faultyNetwork((path) =>
    slow && idOf(path) === '2' ? silent() : ok(exampleProduct({ id: idOf(path) })),
  );
  renderInShop(<page.Page />, { fetch, state: liked('1', '2') });
  await pass(0);
  await pass(SLOW_AFTER_MS);
  expect(screen.getAllByText(/taking longer/)).toHaveLength(1);
  slow = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(sent.map(({ path }) => idOf(path))).toEqual(['1', '2', '2']);
  expect(screen.queryByText(/taking longer/)).toBeNull();
});

test('one that is gone, or cannot be read, is shown as it was remembered', async () => {
  let status = 403;
  const { fetch } = faultyNetwork((path) => refusal(path.endsWith('/1') ? 404 : status, {}));
  renderInShop(<page.Page />, { fetch, state: liked('1', '2') });
  await pass(0);
  const [gone, unread] = screen.getAllByRole('article').map((card) => ({ card, ...within(card) }));
  expect(gone?.getByText('No longer available')).toBeTruthy();
  expect(gone?.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(unread?.card.textContent).toMatch(/^KKit 2KES\s3,400\.00Could not be read\./);
  status = 404;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getAllByText('No longer available')).toHaveLength(2);
});

test('they stand at the price of today; from one that is removed the focus goes to the next, and without any the shop is offered', async () => {
  const { fetch } = faultyNetwork((path) => ok(exampleProduct({ id: path.split('/').at(-1) ?? '' })));
  renderInShop(<page.Page />, { fetch, state: liked('1', '2') });
  await pass(0);
  expect(screen.getAllByText(/^KES\s49,900\.00$/)).toHaveLength(2);
  const remove = (id: string) => screen.getByRole('button', { name: `Remove Kit ${id} from favorites` });
  fireEvent.click(remove('1'));
  expect(document.activeElement).toBe(remove('2'));
  fireEvent.click(remove('2'));
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop');
});
