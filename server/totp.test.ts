import { codeOf, matchingStep, stepOf, toBase32 } from './totp';

/** RFC 6238, appendix B, for SHA-1; an app shows the last six of its eight digits. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i s the code ends as %s does', (seconds, code) => {
  expect(codeOf(SECRET, stepOf(seconds * 1000))).toBe(code.slice(2));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is that of RFC 4648', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('a clock may be one step off, and no more', () => {
  const now = 1_111_111_111_000;
  const off = (steps: number) => matchingStep(SECRET, codeOf(SECRET, stepOf(now) + steps), now);
  expect([-2, -1, 0, 1, 2].map(off)).toEqual([null, stepOf(now) - 1, stepOf(now), stepOf(now) + 1, null]);
  expect(matchingStep(SECRET, '12345', now)).toBeNull();
});
