import { dayOf, lastDay, momentOf } from './days';

test('an offer that ends at midnight in Nairobi ends the day before', () => {
  expect(lastDay('2026-11-30T21:00:00.000Z')).toBe('30 November 2026');
  expect(lastDay('2026-11-30T20:00:00.000Z')).toBe('30 November 2026');
  expect(lastDay('2026-12-01T05:00:00.000Z')).toBe('1 December 2026');
});

test("a day begins at Nairobi's midnight, and is written in the visitor's language", () => {
  expect(dayOf('2026-11-30T20:59:59.999Z')).toBe('30 November 2026');
  expect(dayOf('2026-11-30T21:00:00.000Z')).toBe('1 December 2026');
  expect(dayOf('2026-11-30T21:00:00.000Z', 'sw')).toBe('1 Desemba 2026');
  expect(lastDay('2026-11-30T21:00:00.000Z', 'sw')).toBe('30 Novemba 2026');
});

test('what is no date is left out', () => {
  expect(dayOf('soon')).toBeNull();
});

test("a moment is told by Nairobi's clock", () => {
  const at = Date.parse('2026-11-21T11:05:00Z');
  expect(momentOf(at, 'en')).toBe('21 Nov, 14:05');
  expect(momentOf(at, 'sw')).toContain('Nov');
  expect(momentOf(Date.parse('2026-08-21T11:05:00Z'), 'sw')).toContain('Ago');
});
