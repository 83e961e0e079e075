import { distanceWithin } from './slips';
import { differing, lettersOf, Vocabulary } from './vocabulary';

test('words that lie so many letters apart differ in twice as many at most', () => {
  const words = [
    'router',
    'ruoter',
    'roter',
    'routers',
    'rooter',
    'starlink',
    'starlnik',
    'strlink',
    'kebo',
    'kabo',
    'ñandu',
  ];
  for (const one of words)
    for (const other of words) {
      const distance = distanceWithin(one, other, 3);
      if (distance !== null) expect(differing(lettersOf(one), lettersOf(other))).toBeLessThanOrEqual(2 * distance);
    }
  expect(differing(lettersOf('cable'), lettersOf('mount'))).toBe(10);
});

test.each([
  ['rtr', ['router']],
  ['slr', ['solar']],
  ['dcdc', []],
])('%s is the name of a thing without its vowels, if it is one of a single word', (letters, stems) => {
  const everywhere = { isWord: () => true, isNamed: () => true };
  expect(new Vocabulary().corrections(letters, everywhere).map(({ stem }) => stem)).toEqual(stems);
});
