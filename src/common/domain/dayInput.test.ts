import fc from 'fast-check';
import { dayOfEnd, dayOfStart, endOfDay, startOfDay } from './dayInput';

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a day begins at midnight in Nairobi and is over at the next', () => {
  expect(startOfDay('2026-11-20')).toBe('2026-11-19T21:00:00.000Z');
  expect(endOfDay('2026-11-30')).toBe('2026-11-30T21:00:00.000Z');
});

test('days come back as they were given', () => {
  fc.assert(fc.property(day, (text) => dayOfStart(startOfDay(text)) === text && dayOfEnd(endOfDay(text)) === text));
});

test.each(['', '2026-13-01', '20 Nov', '2026-1-1', 'x'])('what is no day is no moment: %s', (text) => {
  expect([startOfDay(text), endOfDay(text)]).toEqual([null, null]);
});

test.each([null, undefined, '', 'soon', '2026-13-01T00:00:00Z'])('what is no moment has no day: %s', (instant) => {
  expect([dayOfStart(instant), dayOfEnd(instant)]).toEqual(['', '']);
});
