import { renderHook } from '@testing-library/react';
import { keptRequest } from '../../../testing/keptRequests';
import { MOST_KEPT } from './keptRequest';
import { changeRequest, forgetOld, forgetRequest, keepRequest, outbox } from './outbox';
import { useHasKeptRequests } from '../../shell/parts';

const OUTBOX_KEY = 'quoteOutbox';
const hasKeptRequests = () => {
  const { result, unmount } = renderHook(useHasKeptRequests);
  unmount();
  return result.current;
};

const DAY = 86_400_000;
const [first, second] = [keptRequest({ key: 'first-request' }), keptRequest({ key: 'second-request' })];
const keys = () => outbox.read().map(({ key }) => key);

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('requests stand in the order in which they were kept, each once', () => {
  expect(keepRequest(first)).toBe(true);
  expect(keepRequest(second)).toBe(true);
  expect(keepRequest({ ...first, note: 'Three kits.' })).toBe(true);
  expect(keys()).toEqual(['second-request', 'first-request']);
  expect(outbox.read()[1]?.note).toBe('Three kits.');
});

test('the sixth is not kept, but one that is there may change', () => {
  Array.from({ length: MOST_KEPT }, (_, index) => keepRequest(keptRequest({ key: `request-${index}` })));
  expect(keepRequest(keptRequest({ key: 'request-5' }))).toBe(false);
  expect(keepRequest(keptRequest({ key: 'request-0', note: 'Changed.' }))).toBe(true);
  expect(outbox.read()).toHaveLength(MOST_KEPT);
});

test('one that has arrived makes room for one that waits', () => {
  Array.from({ length: MOST_KEPT }, (_, index) =>
    keepRequest(keptRequest({ key: `request-${index}`, state: index === 2 ? 'sent' : 'kept' })),
  );
  expect(keepRequest(keptRequest({ key: 'request-5' }))).toBe(true);
  expect(keys()).toEqual(['request-0', 'request-1', 'request-3', 'request-4', 'request-5']);
});

test('one that could not be read back is not kept, and that is said', () => {
  const line = { id: '1', name: 'Kit', price: 10, quantity: 12_000, image: '' };
  expect(keepRequest(keptRequest({ key: 'too-many-pieces', lines: [line] }))).toBe(false);
  expect(keepRequest(keptRequest({ key: 'most-pieces', lines: [{ ...line, quantity: 9_999 }] }))).toBe(true);
});

test('the same text is the same list', () => {
  keepRequest(first);
  expect(outbox.read()).toBe(outbox.read());
});

test('what was deleted meanwhile is not brought back by a change', () => {
  keepRequest(first);
  keepRequest(second);
  forgetRequest(first.key);
  changeRequest(first.key, (request) => ({ ...request, state: 'refused' }));
  expect(keys()).toEqual(['second-request']);
});

test('the last one leaves no trace', () => {
  keepRequest(first);
  expect(hasKeptRequests()).toBe(true);
  forgetRequest(first.key);
  expect(window.localStorage.getItem(OUTBOX_KEY)).toBeNull();
  expect(hasKeptRequests()).toBe(false);
});

test('old ones go, and so does what is no outbox', () => {
  keepRequest({ ...first, triedAt: first.keptAt });
  keepRequest({ ...second, keptAt: first.keptAt + 8 * DAY });
  forgetOld(first.keptAt + 8 * DAY);
  expect(keys()).toEqual(['second-request']);
  window.localStorage.setItem(OUTBOX_KEY, '{"no":"outbox"}');
  forgetOld(first.keptAt);
  expect(window.localStorage.getItem(OUTBOX_KEY)).toBeNull();
});

test('who listens hears of changes here and in other tabs, until no longer', () => {
  const heard = jest.fn();
  const stop = outbox.subscribe(heard);
  keepRequest(first);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: OUTBOX_KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  forgetRequest(first.key);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('where the browser keeps nothing, that is said and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(keepRequest(first)).toBe(false);
  expect(outbox.read()).toEqual([]);
  expect(hasKeptRequests()).toBe(false);
});
