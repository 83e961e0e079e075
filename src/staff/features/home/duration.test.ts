import { durationText } from './duration';

test.each([
  [0, 'under 1 min'],
  [59, 'under 1 min'],
  [60, '1 min'],
  [4980, '1 h 23 min'],
  [7200, '2 h'],
  [2 * 86_400 + 3 * 3600 + 59, '2 d 3 h'],
  [86_400 + 120, '1 d 2 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
