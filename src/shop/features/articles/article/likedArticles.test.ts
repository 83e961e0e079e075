import { act, renderHook } from '@testing-library/react';
import { likedArticles, setLiked, useLiked } from './likedArticles';

beforeEach(() => {
  likedArticles.read().forEach((id) => setLiked(id, false));
  window.localStorage.clear();
});

test('remembers a like, and takes it back', () => {
  const { result } = renderHook(() => useLiked('1'));
  expect(result.current).toBe(false);
  act(() => setLiked('1', true));
  expect(result.current).toBe(true);
  expect(window.localStorage.getItem('likedArticles')).toBe('["1"]');
  act(() => setLiked('1', false));
  expect(result.current).toBe(false);
});

test('follows another tab', () => {
  const { result } = renderHook(() => useLiked('7'));
  act(() => {
    window.localStorage.setItem('likedArticles', '["7"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'likedArticles' }));
  });
  expect(result.current).toBe(true);
});

test.each(['no JSON', '{}', '"1"', '[1]', '[null]', JSON.stringify(Array.from({ length: 1001 }, String))])(
  'anything else is discarded: %.20s',
  (text) => {
    window.localStorage.setItem('likedArticles', text);
    expect(likedArticles.read()).toEqual([]);
  },
);

test('without a storage the memory does', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setLiked('1', true);
  expect(likedArticles.read()).toEqual(['1']);
  full.mockRestore();
});
