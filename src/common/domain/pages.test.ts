import fc from 'fast-check';
import { pageFromText, pagerEntries } from './pages';

test.each([
  ['1', 1],
  ['2', 2],
  ['999999', 999_999],
  ['1000000', 1_000_000],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['', 1],
  ['01', 1],
  ['1000001', 1],
  ['9999999', 1],
  [null, 1],
])('page %p is the page %d', (text, page) => {
  expect(pageFromText(text)).toBe(page);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 7, 8, 9]],
])('on page %d of %d', (page, pages, entries) => {
  expect(pagerEntries(page, pages)).toEqual(entries);
});

test('first, last and current are always there, rising, and a gap hides two at least', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 5000 })
        .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages))),
      ([page, pages]) => {
        const entries = pagerEntries(page, pages);
        expect(entries).toEqual(expect.arrayContaining([1, page, pages]));
        expect(entries.length).toBeLessThanOrEqual(9);
        entries.forEach((entry, index) => {
          const before = entries[index - 1];
          if (entry === 'gap') expect(Number(entries[index + 1]) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(entry - before).toBe(1);
        });
      },
    ),
  );
});
