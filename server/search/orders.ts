import { BRAND, BRAND_MEANS } from './synonyms';
import { amountOf, measureOf } from './units';
import { isSmall, plainText, wordsOf } from './words';

/** By what the thing that is asked for shall be put in order, the least first. */
export type Measure = 'price' | 'length';

const CHEAP =
  'cheap(?:er|est)?|affordable|inexpensive|(?:least|less) expensive|low(?:est)? (?:price|cost)|nafuu|rahisi|chee';
/** Behind the thing, or `too short`, it says what is wrong with the one that somebody has. */
const SHORT =
  'short(?:er|est)(?! than)|(?<!(?<!\\p{L})(?:too|so|very|is|was|are) )short(?= (?!(?:of|for|by|and|but|so|to|from)(?!\\p{L}))\\p{L})|(?<!(?<!\\p{L})ni )(?:m|ki|vi)?fupi';
/** Not behind `not`: `kit not the cheapest`, `ruta sio ya bei rahisi`. */
const ASKED = '(?<!(?<!\\p{L})(?:not|non|si|siyo|sio)(?:\\s+(?:the|so|too|very|ya|wa|bei)){0,2}[\\s-]+)(?<!\\p{L})';
const MEASURES: readonly (readonly [words: RegExp, measure: Measure])[] = [
  [new RegExp(`${ASKED}(?:${CHEAP})(?!\\p{L})`, 'u'), 'price'],
  [new RegExp(`${ASKED}(?:${SHORT})(?!\\p{L})`, 'u'), 'length'],
];

/** What a search says of it, and its other words: `cheapest router`, `short cable`. */
export function orderOf(text: string): { measure: Measure; said: string; words: string; isOfAnything: boolean } | null {
  const plain = plainText(text);
  for (const [words, measure] of MEASURES) {
    const found = words.exec(plain);
    if (!found) continue;
    const [said] = found;
    const others = `${plain.slice(0, found.index)} ${plain.slice(found.index + said.length)}`;
    const telling = wordsOf(others).filter(({ surface }) => !isSmall(surface));
    // No record is the brand, and none is nothing but cheap.
    const isBrand = measure === 'price' && telling.every(({ stem }) => stem === BRAND);
    return {
      measure,
      said,
      words: isBrand ? `${BRAND} ${BRAND_MEANS}` : others,
      isOfAnything: measure === 'price' && telling.length === 0,
    };
  }
  return null;
}

/** In what lengths are told; millimetres and inches are those of thickness. */
const LENGTHS = new Set(['m', 'ft']);

/** How many metres a thing has by its names; NaN where these say nothing of it. */
export function lengthOf(titles: readonly string[]): number {
  const stems = titles.flatMap(wordsOf).map(({ stem }) => stem);
  const metres = stems.flatMap((stem) =>
    LENGTHS.has(measureOf(stem)?.unit ?? '') ? (amountOf(stem)?.amount ?? []) : [],
  );
  return metres.length === 0 ? NaN : Math.max(...metres);
}
