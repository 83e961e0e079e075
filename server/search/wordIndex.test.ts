import { Vocabulary } from './vocabulary';
import { MOST_WORDS } from './wishes';
import { WordIndex, type Entry } from './wordIndex';

const indexOf = (...titles: readonly string[]): WordIndex => {
  const index = new WordIndex();
  const rest = { labels: [], description: '', details: '', isActive: true, quality: 0 } satisfies Partial<Entry>;
  for (const title of titles) index.put({ id: title, titles: [title], ...rest });
  return index;
};

test.each([
  ['fibre', 'Fibreglass mast'],
  ['fiber', 'Fibreglass mast'],
  ['fibre', 'Fiberglass mast'],
  ['fibers', 'Fibreglass mast'],
  ['center', 'Centrepiece of a rack'],
  ['metre', 'Metrestick'],
  ['color', 'Colourfast paint'],
  ['colour', 'Colorfast paint'],
  ['armor', 'Armoured cable'],
])('%s finds what is made of it: %s', (words, title) => {
  expect(indexOf('Steel screw', title).search(words, 'active')).toEqual([title]);
});

test('of what nobody writes, the vocabulary is walked through once a word, for as many words as count', () => {
  const corrections = jest.spyOn(Vocabulary.prototype, 'corrections');
  const words = Array.from({ length: 30 }, (_, at) => `xqz${'abcdefghij'.charAt(at % 10)}wv${'klm'.charAt(at / 10)}`);
  expect(indexOf('Router').search([...words, ...words].join(' '), 'active')).toEqual([]);
  expect(corrections.mock.calls.map(([word]) => word).sort()).toEqual(words.slice(0, MOST_WORDS).sort());
});
