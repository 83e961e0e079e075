import { amountOf } from './units';
import { plainText, wordsOf } from './words';

/** By what the thing that is asked for shall be put in order, the least first. */
export type Measure = 'price' | 'length';

const CHEAP =
  'cheap(?:er|est)?|affordable|inexpensive|(?:least|less) expensive|low(?:est)? (?:price|cost)|nafuu|rahisi|chee';
/** Behind the thing, or `too short`, it says what is wrong with the one that somebody has. */
const SHORT =
  'short(?:er|est)(?! than)|(?<!(?:too|so|very|is|was|are) )short(?= (?!of|for|by|and|but|so|to|from)\\p{L})|(?<!ni )(?:m|ki|vi)?fupi';
const MEASURES: readonly (readonly [words: RegExp, measure: Measure])[] = [
  [new RegExp(`(?<!\\p{L})(?:${CHEAP})(?!\\p{L})`, 'u'), 'price'],
  [new RegExp(`(?<!\\p{L})(?:${SHORT})(?!\\p{L})`, 'u'), 'length'],
];

/** What a search says of it, and its other words: `cheapest router`, `short cable`. */
export function orderOf(text: string): { measure: Measure; said: string; words: string } | null {
  const plain = plainText(text);
  for (const [words, measure] of MEASURES) {
    const said = words.exec(plain)?.[0];
    if (said !== undefined) return { measure, said, words: plain.replace(said, ' ') };
  }
  return null;
}

/** How many metres a thing has by its names; NaN where these say nothing of it. */
export function lengthOf(titles: readonly string[]): number {
  const amounts = titles.flatMap(wordsOf).flatMap(({ stem }) => amountOf(stem) ?? []);
  const metres = amounts.flatMap(({ amount, unit }) => (unit === 'm' ? [amount] : []));
  return metres.length === 0 ? NaN : Math.max(...metres);
}
