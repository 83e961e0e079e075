import { dayFromText, type DaySpan } from './wholeDays';
import { dayInWords, spanInWords, spansInWords } from './daysInWords';

const on = (text: string) => dayFromText(text) ?? NaN;
const span = (first: string | null, last: string | null): DaySpan => ({
  first: first === null ? -Infinity : on(first),
  last: last === null ? Infinity : on(last),
});
const TODAY = on('2026-11-21');

test('another year is named', () => {
  expect(dayInWords(on('2026-11-30'), TODAY)).toBe('30 Nov');
  expect(dayInWords(on('2027-01-05'), TODAY)).toBe('5 Jan 2027');
});

test.each([
  ['2026-11-01', '2026-11-23', '1–23 Nov', '1–23 November'],
  ['2026-10-28', '2026-11-19', '28 Oct – 19 Nov', '28 October – 19 November'],
  ['2026-11-22', '2026-11-23', '22–23 Nov', '22 and 23 November'],
  ['2026-12-05', '2026-12-05', '5 Dec', '5 December'],
  ['2025-12-05', '2026-01-02', '5 Dec 2025 – 2 Jan', '5 December 2025 – 2 January'],
  ['2026-12-05', null, 'from 5 Dec', 'from 5 December'],
  [null, '2026-12-05', 'until 5 Dec', 'until 5 December'],
  [null, null, null, null],
])('%s to %s', (first, last, short, long) => {
  expect(spanInWords(span(first, last), TODAY)).toBe(short);
  expect(spanInWords(span(first, last), TODAY, 'long')).toBe(long);
});

test('several in a sentence; of many the first three', () => {
  const days = ['2026-11-22', '2026-11-24', '2026-11-26', '2026-11-28'].map((text) => span(text, text));
  expect(spansInWords(days.slice(0, 1), TODAY)).toBe('22 November');
  expect(spansInWords(days.slice(0, 2), TODAY)).toBe('22 November and 24 November');
  expect(spansInWords(days, TODAY)).toBe('22 November, 24 November, 26 November and further days');
  expect(spansInWords([], TODAY)).toBe('');
});
