import fc from 'fast-check';
import { dayFromText, dayNumber, dayText, mondayOf, startOfDayNumber } from './wholeDays';

const today = dayNumber(Date.parse('2026-11-21T09:00:00Z'));
const day = fc.integer({ min: today - 60, max: today + 60 });

test('a day begins at midnight in Nairobi', () => {
  expect(dayText(dayNumber(Date.parse('2026-11-20T20:59:59Z')))).toBe('2026-11-20');
  expect(dayText(dayNumber(Date.parse('2026-11-20T21:00:00Z')))).toBe('2026-11-21');
});

test('days, their texts and their moments belong together', () => {
  fc.assert(
    fc.property(day, (one) => {
      expect(dayFromText(dayText(one))).toBe(one);
      expect(dayNumber(startOfDayNumber(one))).toBe(one);
      expect(dayNumber(startOfDayNumber(one) - 1)).toBe(one - 1);
    }),
  );
});

test('a week begins on Monday', () => {
  fc.assert(
    fc.property(day, (one) => {
      const monday = mondayOf(one);
      expect(new Date(`${dayText(monday)}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(one - monday).toBeGreaterThanOrEqual(0);
      expect(one - monday).toBeLessThan(7);
    }),
  );
});
