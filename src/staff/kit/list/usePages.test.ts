import { pageName, pageSizeOf } from './usePages';

test.each([
  ['the server says it', 3, 6, { pageCount: 3, pageSize: 12 }, 12],
  ['a page before the last is full', 2, 12, { pageCount: 3 }, 12],
  ['the last one by itself tells nothing', 3, 6, { pageCount: 3 }, undefined],
  ['nor does the only one', 1, 6, { pageCount: 1, total: 6 }, undefined],
  ['nor one past the end', 4, 0, { pageCount: 3, total: 30 }, undefined],
])('the size of a page: %s', (_, page, count, meta, size) => {
  expect(pageSizeOf(page, count, meta)).toBe(size);
});

test('a list is named by its page too, where it has several', () => {
  expect(pageName('Products', 2, { pageCount: 3 })).toBe('Products, Page 2');
  expect([pageName('Products', 1, { pageCount: 1 }), pageName('Products', 1, undefined)]).toEqual([
    'Products',
    'Products',
  ]);
});
