import { MAX_ZOOM, nextScale } from './picture';

test('the steps lead from the whole picture to the largest and back', () => {
  const walk = (from: number, direction: 1 | -1): number[] => {
    const next = nextScale(from, direction);
    return next === undefined ? [from] : [from, ...walk(next, direction)];
  };
  expect(walk(1, 1)).toEqual([1, 1.5, 2, MAX_ZOOM]);
  expect(walk(MAX_ZOOM, -1)).toEqual([MAX_ZOOM, 2, 1.5, 1]);
});

test('from between two steps, after a pinch, the next one counts', () => {
  expect(nextScale(1.73, 1)).toBe(2);
  expect(nextScale(1.73, -1)).toBe(1.5);
  expect(nextScale(1.995, 1)).toBe(MAX_ZOOM);
});
