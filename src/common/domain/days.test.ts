import { dayOf, lastDay } from './days';

test('an offer that ends at midnight in Nairobi ends the day before', () => {
  expect(lastDay('2026-11-30T21:00:00.000Z')).toBe('30 November 2026');
  expect(lastDay('2026-11-30T20:00:00.000Z')).toBe('30 November 2026');
  expect(lastDay('2026-12-01T05:00:00.000Z')).toBe('1 December 2026');
});

test('what is no date is left out', () => {
  expect(dayOf('soon')).toBeNull();
});
