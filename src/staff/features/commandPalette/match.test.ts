import fc from 'fast-check';
import { markMatches, matches, wordsIn } from './match';

describe('matching words', () => {
  it('needs each word, in any text, order and case', () => {
    expect(matches(wordsIn('ROUTER mesh'), 'Mesh Router Gen 3')).toBe(true);
    expect(matches(wordsIn('mesh cable'), 'Mesh Router Gen 3', null, 'Cables and adapters')).toBe(true);
    expect(matches(wordsIn('mesh dish'), 'Mesh Router Gen 3')).toBe(false);
  });

  it('finds everything where nothing is asked', () => {
    expect(matches(wordsIn('   '), 'Mesh')).toBe(true);
  });

  it('marks each place of each word', () => {
    expect(markMatches('Mesh Router for mesh', wordsIn('mesh out'))).toEqual([
      { text: 'Mesh', hit: true },
      { text: ' R', hit: false },
      { text: 'out', hit: true },
      { text: 'er for ', hit: false },
      { text: 'mesh', hit: true },
    ]);
  });

  it('joins what overlaps', () => {
    expect(markMatches('banana', ['ana'])).toEqual([
      { text: 'b', hit: false },
      { text: 'anana', hit: true },
    ]);
  });

  it('never loses or adds a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, words) => {
        expect(
          markMatches(text, wordsIn(words))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
