import { longDayOf, shortDayOf } from './days';
import { dayKey, shortDay, shortTime, timeOf } from './time';

const now = Date.parse('2026-11-21T09:00:00Z');

test('times are those of Nairobi, as short as they can be', () => {
  expect(timeOf(Date.parse('2026-11-21T08:02:00Z'), now)).toBe('11:02');
  expect(timeOf(Date.parse('2026-11-20T08:02:00Z'), now)).toBe('20 Nov, 11:02');
  expect(
    ['2026-11-21T08:12:00Z', '2026-11-20T08:12:00Z', '2026-11-10T08:12:00Z', '2025-11-10T08:12:00Z'].map((at) =>
      shortTime(Date.parse(at), now),
    ),
  ).toEqual(['11:12', 'Fri', '10 Nov', '10 Nov 2025']);
});

test('the day turns at midnight in Nairobi', () => {
  expect([dayKey(Date.parse('2026-11-20T20:59:00Z')), dayKey(Date.parse('2026-11-20T21:00:00Z'))]).toEqual([
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('a day names its year where it is another', () => {
  expect([
    shortDay(Date.parse('2026-11-30T00:00:00Z'), now),
    shortDay(Date.parse('2027-01-02T00:00:00Z'), now),
  ]).toEqual(['30 Nov', '2 Jan 2027']);
});

test('a day that the contract writes is one of Nairobi', () => {
  expect(longDayOf('2026-11-21')).toBe('Saturday 21 November 2026');
  expect(shortDayOf('2027-01-02', now)).toBe('2 Jan 2027');
});
