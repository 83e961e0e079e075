import { act, fireEvent, screen } from '@testing-library/react';
import type { FavouritesState } from '../../../common/state/favouritesSlice';
import { exampleProduct } from '../../features/catalog/product/exampleProduct';
import { faultyNetwork, ok, silent } from '../../../testing/faultyNetwork';
import { renderInShop } from '../../../testing/renderInShop';
import { page } from './FavouritesPage';

const SLOW_AFTER_MS = 10_000;

/** jsdom has no layout: nothing comes near. */
class NothingNear {
  observe() {}
  disconnect() {}
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
beforeAll(() => Object.assign(window, { IntersectionObserver: NothingNear }));

test('that favorites take long is said once, and a retry asks again for those alone', async () => {
  let slow = true;
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  const { fetch, sent } = faultyNetwork((path) =>
    slow && idOf(path) === '2' ? silent() : ok(exampleProduct({ id: idOf(path) })),
  );
  const favourites = {
    items: ['1', '2'].map((id) => ({ id, name: 'Kit', price: 1, image: '' })),
    _persist: { version: -1, rehydrated: true },
  } as FavouritesState;
  renderInShop(<page.Page />, { fetch, state: { favourites } });
  await pass(0);
  await pass(SLOW_AFTER_MS);
  expect(screen.getAllByText(/taking longer/)).toHaveLength(1);
  slow = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(sent.map(({ path }) => idOf(path))).toEqual(['1', '2', '2']);
  expect(screen.queryByText(/taking longer/)).toBeNull();
});
