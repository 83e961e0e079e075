import { pageSizeOf } from './usePages';

test.each([
  ['the server says it', 3, 6, { pageCount: 3, pageSize: 12 }, 12],
  ['a page before the last is full', 2, 12, { pageCount: 3 }, 12],
  ['the last one by itself tells nothing', 3, 6, { pageCount: 3 }, undefined],
  ['nor does the only one', 1, 6, { pageCount: 1, total: 6 }, undefined],
  ['nor one past the end', 4, 0, { pageCount: 3, total: 30 }, undefined],
])('the size of a page: %s', (_, page, count, meta, size) => {
  expect(pageSizeOf(page, count, meta)).toBe(size);
});
