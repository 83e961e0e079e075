import fc from 'fast-check';
import { safeUrl } from './addresses';
import { isAt, paths, patterns } from './paths';
import { wordsAt } from './texts';

test.each([
  'https://example.com/a?b#c',
  'HTTP://example.com',
  'mailto:hello@example.com',
  'tel:+254700000000',
  '/shop',
  '/',
])('%s may be linked', (url) => {
  expect(safeUrl(` ${url} `)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'shop',
  '',
  '#top',
])('%j may not', (url) => {
  expect(safeUrl(url)).toBeNull();
});

test('whatever passes, a browser takes for one of these schemes or for this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (text) => {
        const url = safeUrl(text);
        if (url === null || !URL.canParse(url, 'https://site.example')) return;
        const { protocol, host } = new URL(url, 'https://site.example');
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
        if (url.startsWith('/')) expect(host).toBe('site.example');
      },
    ),
  );
});

test('half a character in an id makes an address, and no page throws', () => {
  const half = '\ud83d';
  expect([paths.product(half), paths.signIn(half)]).toEqual([
    '/shop/single-product/%EF%BF%BD',
    '/sign-in?from=%EF%BF%BD',
  ]);
});

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
