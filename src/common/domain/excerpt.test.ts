import fc from 'fast-check';
import { beginningOf, cardExcerpt, readingMinutes } from './excerpt';

test('a card shows the first 50 characters and an ellipsis', () => {
  expect(cardExcerpt('Seal every screw, keep the mast off the ridge and run the cable under the overlap.')).toBe(
    'Seal every screw, keep the mast off the ridge and…',
  );
  expect(cardExcerpt('x'.repeat(50))).toBe(`${'x'.repeat(50)}…`);
  expect(cardExcerpt('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`);
  expect(cardExcerpt('Short.')).toBe('Short.…');
});

test('nothing to show is null', () => {
  expect([cardExcerpt(null), cardExcerpt(undefined), cardExcerpt(''), cardExcerpt(' \n\t')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('no character is cut in half', () => {
  expect(cardExcerpt('🛰'.repeat(60))).toBe(`${'🛰'.repeat(50)}…`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      expect(cardExcerpt(text) ?? '').not.toMatch(/\p{Cs}/u);
      expect(beginningOf(text, 30)).not.toMatch(/\p{Cs}/u);
    }),
  );
});

test('a description is one line and ends at a word', () => {
  expect(beginningOf('One\n\ntwo  three')).toBe('One two three');
  expect(beginningOf('One two three four', 10)).toBe('One two…');
  expect(beginningOf('a'.repeat(200), 10)).toBe(`${'a'.repeat(10)}…`);
});

test('a page of words takes minutes, nothing takes one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('word '.repeat(100))).toBe(1);
  expect(readingMinutes('word '.repeat(660))).toBe(3);
});

test('signs of Markdown are not read', () => {
  expect(readingMinutes('- **one** | # > --- \n'.repeat(440))).toBe(2);
});
