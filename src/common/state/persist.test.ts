import '../../testing/apiOrigin';
import { itemAdded, selectCartItems } from './cartSlice';
import { selectFavourites } from './favouritesSlice';
import { makeStore, startPersistence } from './store';

const line = { id: '1042', name: 'Standard Kit', price: 49900, quantity: 1, image: '' };
const cable = { ...line, id: '1043', name: 'Cable' };

/** As the browser does with a page out of its memory, after others had the storage to themselves. */
const shownAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

async function startedStore() {
  const store = makeStore();
  const persistor = startPersistence(store);
  while (!persistor.getState().bootstrapped) await Promise.resolve();
  return { store, persistor, ids: () => selectCartItems(store.getState()).map(({ id }) => id) };
}

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("a page out of the browser's memory has what was put into the cart since", async () => {
  const { store, persistor, ids } = await startedStore();
  store.dispatch(itemAdded(line));
  await persistor.flush();
  window.localStorage.setItem('cartItems', JSON.stringify([line, cable]));
  shownAgain();
  expect(ids()).toEqual([line.id, cable.id]);
});

test('a cart that another tab wrote keeps the names in Kiswahili, which no tab writes', async () => {
  const { store, persistor } = await startedStore();
  store.dispatch(itemAdded({ ...line, name_sw: 'Seti ya Kawaida' }));
  await persistor.flush();
  window.localStorage.setItem('cartItems', JSON.stringify([{ ...line, quantity: 2 }, cable]));
  shownAgain();
  expect(selectCartItems(store.getState())).toEqual([{ ...line, quantity: 2, name_sw: 'Seti ya Kawaida' }, cable]);
});

test('what is no cart replaces none', async () => {
  const { store, persistor, ids } = await startedStore();
  store.dispatch(itemAdded(line));
  await persistor.flush();
  for (const text of ['{', JSON.stringify([{ ...line, quantity: -1 }])]) {
    window.localStorage.setItem('cartItems', text);
    shownAgain();
    expect(ids()).toEqual([line.id]);
  }
  window.localStorage.removeItem('cartItems');
  shownAgain();
  expect(ids()).toEqual([]);
});

test('a cart that was kept comes back as it was, and is all that is kept', async () => {
  const text = JSON.stringify([line, { ...cable, quantity: 3 }]);
  window.localStorage.setItem('cartItems', text);
  const { store, persistor } = await startedStore();
  expect(selectCartItems(store.getState())).toEqual([line, { ...cable, quantity: 3 }]);
  await persistor.flush();
  expect({ ...window.localStorage }).toEqual({ cartItems: text });
});

/** What may be found under the cart's key after an accident, or a joke; more of it in cartFromStored.test.ts. */
test.each([
  ['what is not JSON', '[{"id":"1"'],
  ['a prototype', '[{"__proto__":{"id":"1","name":"Kit","price":1,"quantity":1,"image":"","polluted":true}}]'],
  ['5 MB', JSON.stringify([{ ...line, name: 'K'.repeat(4_900_000) }])],
])('%s is discarded at the start, and a new cart takes its place', async (_what, text) => {
  window.localStorage.setItem('cartItems', text);
  const { store, persistor, ids } = await startedStore();
  expect(ids()).toEqual([]);
  expect('polluted' in {}).toBe(false);
  store.dispatch(itemAdded(line));
  await persistor.flush();
  expect(window.localStorage.getItem('cartItems')).toBe(JSON.stringify([line]));
});

/** As another tab that writes. */
function otherTabWrites(...lines: object[]): void {
  window.localStorage.setItem('cartItems', JSON.stringify(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
}

test('who is told of a cart, or has read it, does not write it back over a newer one', async () => {
  window.localStorage.setItem('cartItems', JSON.stringify([line]));
  const { store, persistor, ids } = await startedStore();
  window.localStorage.setItem('cartItems', JSON.stringify([cable]));
  await persistor.flush();
  expect(window.localStorage.getItem('cartItems')).toBe(JSON.stringify([cable]));
  otherTabWrites(line, cable);
  expect(ids()).toEqual([line.id, cable.id]);
  window.localStorage.setItem('cartItems', '[]');
  await persistor.flush();
  expect(window.localStorage.getItem('cartItems')).toBe('[]');
  store.dispatch(itemAdded(line));
  await persistor.flush();
  expect(window.localStorage.getItem('cartItems')).toContain('"quantity":2');
});

test('what could not be kept is not lost there, and once it can be, the tab follows the others again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, persistor, ids } = await startedStore();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  store.dispatch(itemAdded(line));
  await persistor.flush();
  shownAgain();
  expect(ids()).toEqual([line.id]);
  // What failed is the cart: favourites are still followed.
  full.mockRestore();
  window.localStorage.setItem('favoriteProducts', JSON.stringify([{ id: '7', name: 'Mount', price: 1, image: '' }]));
  shownAgain();
  expect(selectFavourites(store.getState()).map(({ id }) => id)).toEqual(['7']);
  expect(ids()).toEqual([line.id]);
  store.dispatch(itemAdded(cable));
  await persistor.flush();
  otherTabWrites(cable);
  expect(ids()).toEqual([cable.id]);
  // On a slow machine Redux Toolkit warns of its own checks as well.
  expect(warn.mock.calls.filter(([said]) => said === 'Browser keeps no data')).toHaveLength(1);
});
