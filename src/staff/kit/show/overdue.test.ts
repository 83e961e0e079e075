import { isOverdue, overdueBefore, overdueSince } from './overdue';

const since = (now: string) => new Date(overdueSince(Date.parse(now))).toISOString();

test.each([
  // Nairobi is three hours ahead of UTC; 20 November 2026 is a Friday.
  ['in the afternoon, the same day', '2026-11-20T12:00:00Z', '2026-11-20T08:00:00.000Z'],
  ['in the morning, the day before', '2026-11-20T06:00:00Z', '2026-11-19T11:30:00.000Z'],
  ['at night, the last day', '2026-11-20T22:00:00Z', '2026-11-20T10:30:00.000Z'],
  ['on Sunday, Saturday', '2026-11-22T12:00:00Z', '2026-11-21T10:30:00.000Z'],
  ['on Monday morning, over Sunday', '2026-11-23T06:00:00Z', '2026-11-21T11:30:00.000Z'],
])('four opening hours ago: %s', (_, now, then) => expect(since(now)).toBe(then));

test('only what is new is overdue; the server is asked in steps of five minutes', () => {
  const now = Date.parse('2026-11-20T12:04:59Z');
  const createdAt = '2026-11-20T08:04:00Z';
  expect(isOverdue({ status: 'new', createdAt }, now)).toBe(true);
  expect(isOverdue({ status: 'contacted', createdAt }, now)).toBe(false);
  expect(overdueBefore(now)).toBe('2026-11-20T08:00:00.000Z');
});
