import { act, renderHook } from '@testing-library/react';
import { embedded, stored, storedText, useStored } from './stored';

const KEY = 'likedArticles';
const ids = (more: { inMemory?: true } = {}) =>
  stored<readonly string[]>({
    area: 'localStorage',
    key: KEY,
    empty: [],
    check: (data) => (Array.isArray(data) ? data.filter((id) => typeof id === 'string') : null),
    ...more,
  });
const refuse = () => {
  throw new DOMException('Denied', 'SecurityError');
};
const block = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) =>
  methods.forEach((method) => jest.spyOn(Storage.prototype, method).mockImplementation(refuse));

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what is kept is read, by whoever asks for the key; an empty value leaves no trace', () => {
  expect(ids().keep(['1'])).toBe(true);
  expect(window.localStorage.getItem(KEY)).toBe('["1"]');
  expect(ids().read()).toEqual(['1']);
  ids().keep([]);
  expect(window.localStorage).toHaveLength(0);
});

test('a plain text is kept as it is', () => {
  const text = storedText({ area: 'sessionStorage', key: 'reloadedForChunk' });
  text.keep('/main.js');
  expect([window.sessionStorage.getItem('reloadedForChunk'), text.read()]).toEqual(['/main.js', '/main.js']);
  text.forget();
  expect([window.sessionStorage.getItem('reloadedForChunk'), text.read()]).toEqual([null, '']);
});

test.each(['', '{', 'null', '{}', '7'])('%p is no such value', (text) => {
  window.localStorage.setItem(KEY, text);
  expect(ids().read()).toEqual([]);
});

test('the same text is the same value', () => {
  const kept = ids();
  kept.keep(['1']);
  expect(kept.read()).toBe(kept.read());
});

test('who shows it follows this tab and the others', () => {
  const { result, unmount } = renderHook(() => useStored(ids()));
  act(() => void ids().keep(['1']));
  expect(result.current).toEqual(['1']);
  act(() => {
    window.localStorage.setItem(KEY, '["2"]');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  expect(result.current).toEqual(['2']);
  act(() => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(result.current).toEqual([]);
  unmount();
});

test('who listens is not told of other keys, nor once it has ended', () => {
  const heard = jest.fn();
  const stop = ids().subscribe(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
  expect(heard).not.toHaveBeenCalled();
  ids().keep(['1']);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  ids().forget();
  expect(heard).toHaveBeenCalledTimes(1);
});

const shownAgain = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test("a page out of the browser's memory looks again, for it heard of nothing meanwhile; one that has just been loaded does not", () => {
  const heard = jest.fn();
  const stop = ids().subscribe(heard);
  shownAgain(false);
  expect(heard).not.toHaveBeenCalled();
  shownAgain(true);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  shownAgain(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('where the browser keeps nothing, that is said and nothing breaks', () => {
  block('getItem', 'setItem', 'removeItem');
  const kept = ids();
  expect(kept.keep(['1'])).toBe(false);
  expect(kept.read()).toEqual([]);
  expect(kept.forget).not.toThrow();
});

test('what must not be lost lasts as long as the page, and in the storage as soon as that takes it', () => {
  window.localStorage.setItem(KEY, '["old"]');
  block('setItem');
  const kept = ids({ inMemory: true });
  const heard = jest.fn();
  kept.subscribe(heard);
  expect(kept.keep(['1'])).toBe(false);
  expect([kept.read(), heard.mock.calls.length]).toEqual([['1'], 1]);
  jest.restoreAllMocks();
  kept.keep(['2']);
  expect([ids().read(), kept.read()]).toEqual([['2'], ['2']]);
});

test('what the document carries is read; what broke off, or is not there, is none', () => {
  document.body.innerHTML = '<script id="whole">{"now":1}</script><script id="broken">{"now":1,"answ</script>';
  expect(embedded('whole')).toEqual({ now: 1 });
  expect(embedded('broken')).toBeNull();
  expect(embedded('missing')).toBeNull();
});
