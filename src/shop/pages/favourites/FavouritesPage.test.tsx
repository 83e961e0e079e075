import '../../../testing/apiOrigin';
import { act, fireEvent, screen } from '@testing-library/react';
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
  const items = ids.map((id) => ({ id, name: 'Kit', price: 1, image: '' }));
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
