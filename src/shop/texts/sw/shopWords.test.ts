import { shopWords } from './shopWords';

test.each([
  ['12 × KES 4,400.00, total KES 52,800.00', '12 × KES 4,400.00, jumla KES 52,800.00'],
  ['12 months × KES 4,400.00, total KES 52,800.00', 'Miezi 12 × KES 4,400.00, jumla KES 52,800.00'],
  ['6 x KES 9,300, total KES 55,800', '6 x KES 9,300, jumla KES 55,800'],
])('"%s" is "%s"', (words, said) => expect(shopWords.say(words)).toBe(said));

test.each(['constructor', '12 × KES 4,400.00', '3 x KES 9,600.00, total KES 28,800.00 with deposit', ''])(
  '"%s" stays what staff wrote',
  (words) => {
    expect(shopWords.say(words)).toBe(words);
  },
);
