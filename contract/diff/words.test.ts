import { changedWords } from './words';

test.each([
  [
    'Its pictures and comments go with it. A second time is 404.',
    'Its pictures and comments go with it. A second time is 200.',
    '"… it. A second time is 404." -> "… it. A second time is 200."',
  ],
  ['', 'Lists them.', 'nothing -> "Lists them."'],
  [
    'One two three four five six seven eight nine ten eleven',
    'One two three four five SIX seven eight nine ten eleven',
    '"One two three four five six seven eight nine ten eleven" -> "One two three four five SIX seven eight nine ten eleven"',
  ],
  ['Kept for a day.', 'Kept for a whole day.', '"Kept for a day." -> "Kept for a whole day."'],
])('from %j to %j', (old, now, said) => {
  expect(changedWords(old, now)).toBe(said);
});
