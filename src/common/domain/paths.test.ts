import { isAt, patterns } from './paths';
import { wordsAt } from './texts';

test.each(['/shop/compare', '/shop/compare/', '/Shop/COMPARE//'])('%s is the comparison', (pathname) => {
  expect(isAt(patterns.compare, pathname)).toBe(true);
});

test('what only begins so is not, and a search is one with a slash, too', () => {
  expect(['/shop', '/shop/compare/1', '/'].map((pathname) => isAt(patterns.compare, pathname))).toEqual(
    Array(3).fill(false),
  );
  expect(wordsAt({ pathname: '/Search/', search: '?q=kit' })).toBe('kit');
  expect(wordsAt({ pathname: '/shop', search: '?q=kit' })).toBe('');
});
