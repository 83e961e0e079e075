import { readingMinutes } from './readingTime';

test('a page of words takes minutes, nothing takes one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(100))).toBe(1);
  expect(readingMinutes('word '.repeat(660))).toBe(3);
});

test('signs of Markdown are not read', () => {
  expect(readingMinutes('- **one** | # > --- \n'.repeat(440))).toBe(2);
});
