import fc from 'fast-check';
import { paths } from './paths';
import { returnAddress } from './returnAddress';

test('a path of the site is kept, with query and hash', () => {
  expect(returnAddress('/dashboard/products?page=2#row-3')).toBe('/dashboard/products?page=2#row-3');
  expect(returnAddress('/')).toBe('/');
});

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/sign-in',
  '/auth?from=%2Fauth',
  `/${'a'.repeat(2000)}`,
  '/a\\..\\..//evil.example',
])('%j leads nowhere', (text) => {
  expect(returnAddress(text)).toBeNull();
});

test('whatever is written, it stays on this origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[/\\.:a\t?#@]{1,12}$/)), (text) => {
      const address = returnAddress(text);
      if (address !== null) expect(new URL(address, 'https://shop.example').origin).toBe('https://shop.example');
    }),
  );
});

test('the sign-in address carries it', () => {
  expect(paths.signIn()).toBe('/sign-in');
  expect(paths.signIn('/dashboard?page=2')).toBe('/sign-in?from=%2Fdashboard%3Fpage%3D2');
  expect(paths.auth('/account')).toBe('/auth?from=%2Faccount');
});
