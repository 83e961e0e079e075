import { inDigits, numberOf, unitOf } from './units';
import { isSmall, piecesOf, plainText } from './words';

/** What a search says of the price, in shillings as the contract writes them. */
export interface PriceBounds {
  minPrice?: string;
  maxPrice?: string;
}

const AT_MOST =
  'under|below|within|up ?to|at most|max|maximum|not (?:more|over|above)(?: than)?|(?:less|cheaper|lower) than|budget(?: of)?|chini ya|[a-z]{1,3}si(?:yo|zo|cho|lo)?zidi|hadi';
const AT_LEAST = 'over|above|at least|min|minimum|(?:more|higher) than|zaidi ya|kuanzia';
const BETWEEN = 'between|from|kati ya|kutoka';
const ABOUT = 'ya|kwa|wa|za|cha|vya|la|for|at|about|around|worth|kama|karibu';
const CURRENCY = 'kes|kshs?|shs?|shillings?|shilingi|bob|\\/[=-]';
/** What Kiswahili and Sheng write before the number and English behind it. */
const THOUSANDS = 'elfu|thao|ngiri|thousand|grand';
const AMOUNT = `(?:(${CURRENCY})[.\\s]*)?(?:(${THOUSANDS})\\s+)?(\\d{1,9}(?:\\.\\d+)?)(?:\\s?(k|${THOUSANDS}))?(?![\\p{L}\\p{N}])(?:\\s*(${CURRENCY})(?![\\p{L}\\p{N}]))?`;
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?<!\\bmodel\\s+)(?:(?:(${AT_MOST})|(${AT_LEAST})|(${BETWEEN})|(${ABOUT}))\\s+)?${AMOUNT}(?:\\s*(?:and|to|na|hadi|-)\\s*${AMOUNT})?`,
  'gu',
);
/** A number of thousands in a word: `elfu ishirini`, `twenty thousand`. */
const WRITTEN = new RegExp(
  `(?<=(?<!\\p{L})(?:${THOUSANDS})\\s+)\\p{L}+|(?<!\\p{L})\\p{L}+(?=\\s+(?:${THOUSANDS})(?!\\p{L}))`,
  'gu',
);
/** A smaller number without a currency is none of shillings: `up to 128 devices`. */
const LEAST_BARE = 1_000;
/** From here on a number is one by itself, but for one behind `model`. */
const LEAST_ALONE = 10_000;
/** What a picture has, where nothing else says that it is a price: `4k`. */
const PICTURES = new Set(['2', '4', '8']);
const THOUSAND = 1_000;
const isYear = (amount: number): boolean => amount > 2_000 && amount < 2_100;
/** What costs about so much costs from so many times it on, and at most so many times. */
const ABOUT_FROM = 0.6;
const ABOUT_TO = 1.2;

/** How plainly words say that a number is one of shillings: `under`, `ya`, or only what is written beside it. */
type Sign = 'plain' | 'about' | 'none';

/** @param parts what AMOUNT captures; null where nothing says that these are shillings or `after` goes on with what they count */
function shillings(
  [before, thousandsOf, digits, thousands, behind]: readonly (string | undefined)[],
  after: string,
  sign: Sign,
): number | null {
  if (digits === undefined) return null;
  const isThousands = Boolean(thousandsOf ?? thousands);
  const amount = Number((Number(digits) * (isThousands ? THOUSAND : 1)).toFixed(2));
  if (before || behind || (isThousands && sign === 'plain')) return amount;
  const next = piecesOf(after)[0]?.word;
  if (isThousands) return unitOf(next ?? '') || (sign === 'none' && PICTURES.has(digits)) ? null : amount;
  if ((next !== undefined && !isSmall(next)) || amount < LEAST_BARE) return null;
  return sign === 'plain' || amount >= LEAST_ALONE || (sign === 'about' && !isYear(amount)) ? amount : null;
}

/** The words of a search without those that say how much it may cost (`under 30k`, `ya elfu tano`), and what these say. */
export function priceWords(text: string): PriceBounds & { words: string } {
  const plain = inDigits(plainText(text)).replace(WRITTEN, (word) => numberOf(word) ?? word);
  for (const found of plain.matchAll(PRICE)) {
    const after = plain.slice(found.index + found[0].length);
    const bounds = boundsOf(found, after);
    if (bounds) return { words: `${plain.slice(0, found.index)} ${after}`.trim(), ...bounds };
  }
  return { words: text };
}

function boundsOf(found: RegExpExecArray, after: string): PriceBounds | null {
  const [, atMost, atLeast, between, about, ...amounts] = found;
  const sign = (atMost ?? atLeast ?? between) ? 'plain' : about ? 'about' : 'none';
  const high = shillings(amounts.slice(5), after, sign);
  const lowest: (string | undefined)[] = amounts.slice(0, 5);
  // `25 to 35k` are thousands both.
  const isShared = high !== null && high >= LEAST_BARE && Number(lowest[2]) < LEAST_BARE;
  const low = shillings(isShared ? lowest.with(3, amounts[8] ?? lowest[3]) : lowest, high === null ? after : '', sign);
  if (low === null) return null;
  if (atMost) return { maxPrice: String(low) };
  if (atLeast) return { minPrice: String(low) };
  if (high !== null) return { minPrice: String(low), maxPrice: String(high) };
  return between
    ? null
    : { minPrice: String(Math.round(low * ABOUT_FROM)), maxPrice: String(Math.round(low * ABOUT_TO)) };
}
