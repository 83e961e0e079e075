import fc from 'fast-check';
import { suggestions, uses } from './contract.gen';
import { isFiltered, listArguments, readShopQuery, shopSorts, writeShopQuery } from './shopQuery';

const NOTHING = {
  page: 1,
  search: '',
  category: '',
  suggest: null,
  sort: 'recommended',
  inStock: false,
  use: null,
  minPrice: '',
  maxPrice: '',
};
const read = (text: string) => readShopQuery(new URLSearchParams(text));

test('an address without a query asks for everything, in the order of the server', () => {
  expect(read('')).toEqual(NOTHING);
  expect(listArguments(read(''))).toEqual({ page: 1 });
  expect(listArguments(read('sort=newest'))).toEqual({ page: 1, sort: 'newest' });
  expect(isFiltered(read('page=2&sort=price'))).toBe(false);
});

test.each([
  'page=0',
  'page=x',
  'category=a/b',
  'category=%00',
  `category=${'c'.repeat(65)}`,
  'suggest=anything',
  'sort=name',
  'stock=out',
  'use=moon',
  'min=-1&max=1e9',
  'max=01',
  'search=%20%20',
])('%s counts as not asked', (text) => {
  expect(read(text)).toEqual(NOTHING);
});

test('words that no list can be asked for are left out of the search', () => {
  expect([
    read('search=%00').search,
    read('search=me%00sh%00+').search,
    read(`search=${'%00'.repeat(200)}kit`).search,
  ]).toEqual(['', 'mesh', 'kit']);
});

test('a change of filter begins at the first page and leaves strangers alone', () => {
  const current = new URLSearchParams('page=3&search=mesh&utm_source=mail');
  expect(writeShopQuery(current, { inStock: true }).toString()).toBe('search=mesh&utm_source=mail&stock=in');
  expect(writeShopQuery(current, { page: 2 }).toString()).toBe('page=2&search=mesh&utm_source=mail');
  expect(writeShopQuery(current, { search: '' }).toString()).toBe('utm_source=mail');
});

test('what is written is read again, whatever stood there before', () => {
  const query = fc.record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    category: fc.stringMatching(/^[A-Za-z0-9_-]{0,64}$/),
    suggest: fc.constantFrom(null, ...suggestions),
    sort: fc.constantFrom(...shopSorts),
    inStock: fc.boolean(),
    use: fc.constantFrom(null, ...uses),
    minPrice: fc.constantFrom('', '0', '2500', '9999999999.99'),
    maxPrice: fc.constantFrom('', '5000.5'),
  });
  fc.assert(
    fc.property(query, fc.webQueryParameters(), (change, before) => {
      expect(readShopQuery(writeShopQuery(new URLSearchParams(before), change))).toEqual(change);
    }),
  );
});
