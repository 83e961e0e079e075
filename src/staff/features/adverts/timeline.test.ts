import '../../../testing/apiOrigin';
import fc from 'fast-check';
import type { Advertisement } from '../../../common/api';
import { dayFromText, dayNumber } from '../../../common/domain/wholeDays';
import { endOfDay, startOfDay } from '../../../common/domain/dayInput';
import { barOf, countsPerDay, presentDay, segmentOf, shownDays, timelineRows } from './timeline';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const on = (text: string) => dayFromText(text) ?? NaN;
const days = shownDays('', dayNumber(NOW));
const advertOf = (id: string, start: string, end: string, isActive = true): Advertisement => ({
  id,
  isActive,
  start_date: startOfDay(start),
  end_date: endOfDay(end),
  product: { id, product_name: id, product_price: '1.00' },
});

test('six weeks from a Monday, this week in the middle; the address may name another day', () => {
  expect(days).toEqual({ first: on('2026-11-02'), last: on('2026-12-13') });
  expect(shownDays('2026-12-03', dayNumber(NOW))).toEqual({ first: on('2026-11-30'), last: on('2027-01-10') });
  expect(shownDays('tomorrow', dayNumber(NOW))).toEqual(days);
});

test('what runs stands before what is to come and what is over; what is over is listed where its days are shown', () => {
  const adverts = [
    advertOf('long over', '2026-08-01', '2026-08-09'),
    advertOf('over', '2026-10-28', '2026-11-19'),
    advertOf('far off', '2027-03-01', ''),
    advertOf('stopped', '', '', false),
    advertOf('planned', '2026-11-22', '2026-12-09'),
    advertOf('runs', '2026-11-15', '2026-11-30'),
    advertOf('always', '', ''),
  ];
  const rows = timelineRows(adverts, days, NOW);
  expect(rows.map(({ advert }) => advert.id)).toEqual(['always', 'runs', 'planned', 'far off', 'stopped', 'over']);
  expect(rows.map(({ status }) => segmentOf(status))).toEqual([
    'running',
    'running',
    'planned',
    'planned',
    'ended',
    'ended',
  ]);
});

test('a bar stays within the lane and says where it is cut', () => {
  const day = fc.integer({ min: days.first - 60, max: days.last + 60 });
  fc.assert(
    fc.property(day, fc.nat(100), (first, length) => {
      const span = { first, last: first + length };
      const bar = barOf(span, days, presentDay(NOW));
      expect(bar === null).toBe(span.last < days.first || span.first > days.last);
      if (!bar) return;
      expect(bar.left).toBeGreaterThanOrEqual(0);
      expect(bar.width).toBeGreaterThan(0);
      expect(bar.left + bar.width).toBeLessThanOrEqual(100 + 1e-9);
      expect(bar.elapsed >= 0 && bar.elapsed <= 100).toBe(true);
      expect([bar.cutLeft, bar.cutRight]).toEqual([first < days.first, span.last > days.last]);
    }),
  );
});

test('the bar of an advert that always runs is the whole lane, filled up to now', () => {
  expect(presentDay(NOW)).toBe(on('2026-11-21') + 0.5);
  expect(barOf({ first: -Infinity, last: Infinity }, days, presentDay(NOW))).toEqual({
    left: 0,
    width: 100,
    elapsed: (19.5 / 42) * 100,
    cutLeft: true,
    cutRight: true,
    room: 'always',
    side: 'after',
  });
});

test("the day's count leaves out what was stopped", () => {
  const counts = countsPerDay(
    [advertOf('a', '', ''), advertOf('b', '2026-11-30', '2026-12-01'), advertOf('c', '', '', false)],
    days,
  );
  expect(counts).toHaveLength(42);
  expect(
    counts
      .map((count, index) => [count, index])
      .filter(([count]) => count === 2)
      .map(([, index]) => index),
  ).toEqual([28, 29]);
});
