import { inDigits, NUMBER_WORDS, numberOf, THOUSANDS } from './numbers';
import { orderOf } from './orders';
import { COUNTED } from './synonyms';
import { A_MONTH, standsBefore, unitOf } from './units';
import { isNumber, isSmall, piecesOf, plainText } from './words';

/** What a search says of the price, in shillings as the contract writes them. */
export interface PriceBounds {
  minPrice?: string;
  maxPrice?: string;
}

const AT_MOST = [
  'under|below|within|up ?to|at most|budget(?: (?:of|is|ya|ni)| yangu(?: ni)?)?|(?:less|cheaper|lower) than|less',
  'max(?:imum)?(?: (?:price|budget|of|is))*|(?:not(?: to)?|doesnt) exceed(?:ing)?',
  'not (?:more|over|above)(?: than)?|no (?:more|higher|greater) than|(?:nothing|never) (?:over|above|more than)',
  'chini ya|hadi|mpaka|[a-z]{0,4}si(?:yo|zo|cho|lo|we|o)? ?(?:zidi|pit[ae])|haipiti|(?:si|sio|siyo|[a-z]{1,2}siwe) zaidi ya',
].join('|');
const AT_LEAST = [
  'over|above|at least|start(?:s|ing)? (?:at|from)|min(?:imum)?(?: (?:price|budget|of|is))*|(?:more|higher) than',
  'not (?:under|below)|(?:no|not) (?:less|lower|cheaper) than|nothing (?:under|below|less than)',
  'zaidi ya|kuanzia|[a-z]{1,3}siyopungua|(?:si|sio|siyo|[a-z]{1,2}siwe) chini ya',
].join('|');
const RANGE = '(?:price )?rang(?:e|ing)';
const BETWEEN = `(?:${RANGE} )?(?:between|btwn|btn|btw|from|kati ya|kutoka)`;
/** Between two amounts that are both bounds, whatever stands before them: `kuanzia 25k hadi 60k`, `budget 20k – 30k`. */
const UP_TO = 'to|up ?to|till|hadi|mpaka|[-\\u2010-\\u2015]';
const ABOUT = `${RANGE}(?: (?:of|is))?|price(?: of)?|bei(?: (?:ya|ni))?|ya|kwa|wa|za|cha|vya|la|for|at|about|around|worth|kama|karibu`;
const OR_LESS =
  '(?:or|and) (?:less|below|under|cheaper)|downwards?|max|maximum|budget|(?:na|au|kwenda|kushuka|kurudi) chini';
const OR_MORE =
  '\\+|(?:or|and) (?:more|above|over|up)|(?:and )?upwards?|minimum|(?:na|au) zaidi|na kuendelea|(?:na|au|kwenda) juu';
const CURRENCY = 'kes|kshs?|(?:kenyan?\\s+)?(?:shs?|shillings?)|shilingi|bob|\\/[=-]';
const NO_MORE = '(?![\\p{L}\\p{N}%])';
/** In `below 5k and above 2k` the second word is of the second amount. */
const NO_AMOUNT = `(?!\\s+(?:(?:ya|than|${CURRENCY})[.\\s]+)*(?:\\d|(?:${THOUSANDS})\\s))`;
/** @param n tells the groups of the first from those of the second */
const amount = (n: 1 | 2) =>
  `(?:(?<before${n}>${CURRENCY})[.\\s]*)?(?:(?<led${n}>${THOUSANDS})\\s+)?(?<digits${n}>\\d{1,9}(?:\\.\\d+)?|${NUMBER_WORDS})(?:\\s?(?<ended${n}>k(?!\\p{L})|${THOUSANDS}))?(?:${NO_MORE}|(?=(?:${CURRENCY})${NO_MORE}))(?:\\s*(?<behind${n}>${CURRENCY})${NO_MORE})?`;
const PRICE = new RegExp(
  `(?<![\\p{L}\\p{N}.-])(?:(?:(?<atMost>${AT_MOST})|(?<atLeast>${AT_LEAST})|(?<between>${BETWEEN})|(?<about>${ABOUT}))[.:]?\\s+)?${amount(1)}(?:\\s*(?<link>(?<upTo>${UP_TO})|and|na)\\s*${amount(2)})?(?:\\s*(?:(?<orLess>${OR_LESS})|(?<orMore>${OR_MORE})|(?:price )?range)${NO_MORE}${NO_AMOUNT})?`,
  'gu',
);
/** A smaller number without a currency is none of shillings: `up to 128 devices`. */
const LEAST_BARE = 1_000;
/** From here on a number is one by itself. */
const LEAST_ALONE = 10_000;
/** What has numbers of its own: `model 30000`, `gen 3 - 15000`, and `powerbank 20000` of mAh. */
const NO_PRICE_BEHIND = /(?:model|bank|gen)\s*$/;
/** What is paid at once or at a time is not what the thing costs: `deposit 10k`, `5k per month`. */
const PAID = `deposit(?!\\p{L})${NO_AMOUNT}|(?<!\\p{L})monthly(?!\\p{L})|${A_MONTH}`;
const PAID_BEFORE = new RegExp(`(?:${PAID})(?: (?:payments?|fees?|plan))?(?: (?:of|is|ni))?[\\s:]*$`, 'u');
const PAID_BEHIND = new RegExp(`^\\s*(?:${PAID})`, 'u');
/** What a picture has, where nothing else says that it is a price: `4k`. */
const PICTURES = new Set(['2', '4', '8']);
const COUNTS = new RegExp(`^(?:${COUNTED})$`);
const THOUSAND = 1_000;
const isYear = (amount: number): boolean => amount > 2_000 && amount < 2_100;
/** What costs about so much costs from so many times it on, and at most so many times. */
const ABOUT_FROM = 0.6;
const ABOUT_TO = 1.2;

/** How plainly words say that a number is one of shillings: `under`, `ya`, or only what is written beside it. */
type Sign = 'plain' | 'about' | 'none';

type Groups = Readonly<Partial<Record<string, string>>>;

function digitsOf(groups: Groups, n: 1 | 2): string | undefined {
  const written = groups[`digits${n}`];
  return written && (numberOf(written) ?? written);
}

/** What stands around an amount, and what is said of it. */
interface Found {
  before: string;
  after: string;
  sign: Sign;
}

/**
 * @param n which of the amounts that were found
 * @returns null where nothing says that these are shillings, `after` goes on with what they count, or what `before` ends
 * with has such numbers
 */
function shillings(groups: Groups, n: 1 | 2, { before, after, sign }: Found): number | null {
  const digits = digitsOf(groups, n);
  if (digits === undefined) return null;
  const ended = groups[`ended${n}`];
  const isThousands = Boolean(groups[`led${n}`] ?? ended);
  const shown = Number((Number(digits) * (isThousands ? THOUSAND : 1)).toFixed(2));
  if (groups[`before${n}`] || groups[`behind${n}`] || (isThousands && sign === 'plain')) return shown;
  if (sign === 'none' && !isThousands && NO_PRICE_BEHIND.test(before)) return null;
  // `wati 10000` and `wati elfu tatu`, as Kiswahili writes them, are no prices; `mita 15k` has one.
  if (ended === undefined && sign !== 'plain' && standsBefore(piecesOf(before).at(-1)?.word ?? '')) return null;
  const next = piecesOf(after)[0]?.word ?? '';
  const isMeasured = unitOf(next) !== undefined || COUNTS.test(next);
  if (isThousands) return isMeasured || (sign === 'none' && ended === 'k' && PICTURES.has(digits)) ? null : shown;
  // `under 20000 router` says what it costs, `for 1000 students` how many they are.
  const isCount = isMeasured || sign !== 'plain' || shown < LEAST_ALONE;
  if ((next !== '' && !isSmall(next) && isCount) || shown < LEAST_BARE) return null;
  return sign === 'plain' || shown >= LEAST_ALONE || (sign === 'about' && !isYear(shown)) ? shown : null;
}

/** Thousands as they are often written: `50 000`. */
const SPACED = /(?<![\p{Nd}.])\p{Nd}{1,3}(?: 000)+(?!\p{Nd})/gu;

/** Behind a sign of a bound. */
const NUMBER_NEXT = `\\s?=?(?=\\s*(?:${CURRENCY}|${THOUSANDS})?[.\\s]*\\d)`;
const LESS = new RegExp(`[<\\u2264]${NUMBER_NEXT}`, 'gu');
/** The end of a tag of markup is none. */
const MORE = new RegExp(`(?<!<[a-z/][^<>]*)[>\\u2265]${NUMBER_NEXT}`, 'gu');

/** With the numbers of prices in digits, and the signs before and between them in words: `kit >= 20k & < 60k`. */
const inNumbers = (text: string): string =>
  inDigits(
    plainText(text)
      .replaceAll('&', ' and ')
      .replace(LESS, ' under ')
      .replace(MORE, ' over ')
      .replace(SPACED, (number) => number.replaceAll(' ', '')),
    true,
  );

/** Of a search, in characters as they are compared: some are a word each and more (`⅐`), and each word takes time. */
const LONGEST = 100;

function inBounds(text: string): string {
  const letters = Array.from(text.normalize('NFKD'));
  return letters.length > LONGEST ? letters.slice(0, LONGEST).join('') : text;
}

/** The words of a search without those that say how much it may cost (`under 30k`, `ya elfu tano`), and what these say. */
export function priceWords(search: string): PriceBounds & { words: string } {
  const text = inBounds(search);
  const plain = inNumbers(text);
  const bounds: PriceBounds = {};
  const words: string[] = [];
  let end = 0;
  for (const found of plain.matchAll(PRICE)) {
    const behind = found.index + found[0].length;
    const said = boundsOf(found.groups ?? {}, plain.slice(0, found.index), plain.slice(behind));
    // Only the other bound is heard after the first: `over 20k under 50k`.
    if (!said || Object.keys(said).some((bound) => bound in bounds)) continue;
    words.push(plain.slice(end, found.index).trim());
    end = behind;
    Object.assign(bounds, said);
  }
  if (end === 0) return { words: text };
  const others = [...words, plain.slice(end).trim()].join(' ').trim();
  // How cheap it shall be is said by the price, and no thing is named: `cheap items under 5,000`.
  const isOfAnything = Object.keys(bounds).length > 0 && orderOf(others)?.isOfAnything === true;
  return { words: isOfAnything ? '' : others, ...bounds };
}

/**
 * The same words for what has no price, articles and categories: where the others say nothing, the numbers alone, which
 * the name of one may have.
 */
export function wordsBesidePrice(text: string): string {
  const { words } = priceWords(text);
  if (words === text || piecesOf(words).some(({ word }) => !isSmall(word))) return words;
  return (
    inNumbers(text)
      .match(/\p{Nd}[\p{L}\p{N}.]*/gu)
      ?.join(' ') ?? text
  );
}

/**
 * How many shillings a number may be that is all that was typed and is no price by itself: `9,800`. What is called by such
 * a number comes before (`1450`).
 * @returns null where something else was typed, or a year
 */
export function priceAlone(text: string): number | null {
  const [word = '', ...others] = piecesOf(text).map((piece) => piece.word);
  const amount = others.length === 0 && isNumber(word) ? Number(word) : NaN;
  return amount >= LEAST_BARE && amount < LEAST_ALONE && !isYear(amount) ? amount : null;
}

/** From what on, and up to what, things cost about so much. */
export const aboutPrice = (amount: number): [from: number, to: number] => [
  Math.round(amount * ABOUT_FROM),
  Math.round(amount * ABOUT_TO),
];

function boundsOf(groups: Groups, before: string, behind: string): PriceBounds | null {
  const isPaid = PAID_BEFORE.test(before) || PAID_BEHIND.test(behind);
  const after = isPaid ? '' : behind;
  const { between, about, link, upTo } = groups;
  const [atMost, atLeast] = [groups.atMost ?? groups.orLess, groups.atLeast ?? groups.orMore];
  const sign = (atMost ?? atLeast ?? between) ? 'plain' : about ? 'about' : 'none';
  // `25 to 35k` and `elfu 25 hadi 35` are thousands both; `elfu 5 na 500` and `500 to 3k` are none of 500.
  const isShared = link !== undefined && (link !== 'na' || between !== undefined);
  const numberIn = (n: 1 | 2) => Number(digitsOf(groups, n));
  const isBare = (n: 1 | 2) => numberIn(n) < LEAST_BARE;
  const second = isShared && isBare(2) ? { ...groups, led2: groups.led2 ?? groups.led1 } : groups;
  const high = shillings(second, 2, { before, after, sign });
  const isOfBoth = high !== null && high >= LEAST_BARE && isBare(1) && numberIn(1) < numberIn(2);
  const areBounds = isOfBoth && (upTo ?? between) !== undefined;
  // So are those of `20-40,000`, where nothing says so; `500-20,000` are not.
  const isLess = areBounds && THOUSAND * numberIn(1) < high;
  const ended = groups.ended1 ?? groups.ended2 ?? (isShared ? groups.led2 : undefined) ?? (isLess ? 'k' : undefined);
  const first = isOfBoth ? { ...groups, ended1: ended } : groups;
  const low =
    high === null
      ? // `from 2023` says from when.
        shillings(first, 1, { before, after, sign: between ? 'about' : sign })
      : shillings(first, 1, { before, after: '', sign: sign === 'none' ? 'about' : sign });
  if (isPaid) return low === null ? null : {};
  if (low === null) return areBounds ? { maxPrice: String(high) } : null;
  if (high !== null && (upTo !== undefined || !(atMost ?? atLeast)))
    return { minPrice: String(Math.min(low, high)), maxPrice: String(Math.max(low, high)) };
  if (atMost) return { maxPrice: String(low) };
  if (atLeast ?? between) return { minPrice: String(low) };
  const [from, to] = aboutPrice(low);
  return { minPrice: String(from), maxPrice: String(to) };
}
