import '../../testing/apiOrigin';
import { itemAdded, selectCartItems } from './cartSlice';
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

// The last one: from here on this program knows that it cannot write.
test('what could not be kept is not lost there', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, persistor, ids } = await startedStore();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  store.dispatch(itemAdded(line));
  await persistor.flush();
  shownAgain();
  expect(ids()).toEqual([line.id]);
});
