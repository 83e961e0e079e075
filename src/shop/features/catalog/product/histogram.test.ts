import fc from 'fast-check';
import { histogram, newestComments } from './histogram';

test('counts each number of stars and its share, five first', () => {
  const bars = histogram([5, 5, 4, 1].map((rating) => ({ rating })));
  expect(bars.map(({ stars, count }) => [stars, count])).toEqual([
    [5, 2],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 1],
  ]);
  expect(bars[0]?.percent).toBe(50);
});

test('no ratings, no bars', () => {
  expect(histogram([])).toEqual([]);
});

test('whatever a server sends, every rating is in exactly one bar', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ rating: fc.double({ min: -10, max: 10, noNaN: true }) }), { minLength: 1 }),
      (ratings) => {
        const bars = histogram(ratings);
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(ratings.length);
        expect(bars.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
      },
    ),
  );
});

test('comments come newest first, without the empty ones', () => {
  const rating = (id: string, createdAt: string, comment: string | null) => ({ id, rating: 4, comment, createdAt });
  const comments = newestComments(
    [
      rating('old', '2026-01-01T00:00:00Z', 'Fine.'),
      rating('empty', '2026-03-01T00:00:00Z', '  '),
      rating('none', '2026-03-02T00:00:00Z', null),
      rating('new', '2026-02-01T00:00:00Z', 'Fast.'),
    ],
    5,
  );
  expect(comments.map(({ id }) => id)).toEqual(['new', 'old']);
});
