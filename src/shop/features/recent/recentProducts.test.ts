/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { MOST_RECENT, recentProducts, rememberRecent } from './recentProducts';

const product = (id: string) => ({ id, name: `Kit ${id}`, image: '/media/a.webp' });

beforeEach(() => window.localStorage.clear());

test('the newest stands first, once, and twelve at most', () => {
  Array.from({ length: 20 }, (_, index) => rememberRecent(product(String(index))));
  rememberRecent(product('15'));
  const ids = recentProducts.read().map(({ id }) => id);
  expect(ids).toHaveLength(MOST_RECENT);
  expect(ids.slice(0, 3)).toEqual(['15', '19', '18']);
  expect(new Set(ids).size).toBe(MOST_RECENT);
});

test('nothing is kept of what is forgotten', () => {
  rememberRecent(product('1'));
  recentProducts.forget();
  expect(window.localStorage.getItem('recentProducts')).toBeNull();
});

test('whatever is stored, the list is one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      window.localStorage.setItem('recentProducts', text);
      expect(recentProducts.read().length).toBeLessThanOrEqual(MOST_RECENT);
    }),
  );
});
