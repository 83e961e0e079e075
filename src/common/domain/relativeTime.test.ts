import fc from 'fast-check';
import { ageOf, newestFirst, type AgeUnit } from './relativeTime';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

const ago = (ms: number) => ageOf(new Date(NOW - ms).toISOString(), NOW);

test.each<[number, number, AgeUnit]>([
  [0, 1, 'second'],
  [1999, 1, 'second'],
  [2 * SECOND, 2, 'second'],
  [MINUTE - 1, 59, 'second'],
  [MINUTE, 1, 'minute'],
  [HOUR - 1, 59, 'minute'],
  [HOUR, 1, 'hour'],
  [DAY - 1, 23, 'hour'],
  [DAY, 1, 'day'],
  [7 * DAY - 1, 6, 'day'],
  [7 * DAY, 1, 'week'],
  [14 * DAY - 1, 1, 'week'],
  [28 * DAY - 1, 3, 'week'],
  [28 * DAY, 1, 'month'],
  [30 * DAY, 1, 'month'],
  [61 * DAY, 2, 'month'],
  [YEAR - 1, 11, 'month'],
  [YEAR, 1, 'year'],
  [2 * YEAR - 1, 1, 'year'],
  [10 * YEAR, 10, 'year'],
])('%d ms ago is %d %s', (ms, value, unit) => {
  expect(ago(ms)).toEqual({ value, unit });
});

test('a clock that is behind makes nothing negative', () => {
  expect(ago(-HOUR)).toEqual({ value: 1, unit: 'second' });
});

test('what is no date has no age', () => {
  expect(ageOf('yesterday', NOW)).toBeNull();
  expect(ageOf('2026-11-20T09:00:00Z', Number.NaN)).toBeNull();
});

test('the longer ago, the larger the unit, and never 0 or the next unit in full', () => {
  const most: Record<AgeUnit, number> = {
    second: 59,
    minute: 59,
    hour: 23,
    day: 6,
    week: 3,
    month: 11,
    year: Infinity,
  };
  const order = Object.keys(most);
  fc.assert(
    fc.property(fc.nat({ max: 40 * YEAR }), fc.nat({ max: YEAR }), (ms, more) => {
      const young = ago(ms);
      const old = ago(ms + more);
      expect(young?.value).toBeGreaterThanOrEqual(1);
      expect(young?.value).toBeLessThanOrEqual(most[young?.unit ?? 'second']);
      expect(order.indexOf(old?.unit ?? '')).toBeGreaterThanOrEqual(order.indexOf(young?.unit ?? ''));
    }),
  );
});

test('the newest are first; what has no readable date is last', () => {
  const times = ['2026-11-03T08:00:00Z', 'soon', '2026-11-07T08:00:00Z', '2026-11-05T08:00:00Z'];
  const sorted = newestFirst(times.map((createdAt) => ({ createdAt })));
  expect(sorted.map(({ createdAt }) => createdAt)).toEqual([times[2], times[3], times[0], 'soon']);
});
