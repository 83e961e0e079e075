import { isAdjective } from './kiswahili';
import { SMALL_WORDS, WITHOUT } from './synonyms';
import { numberOf } from './numbers';
import { measureOf, standsBefore, unitOf } from './units';

/** A word as it stands in a text, and in the form in which words are compared. */
export interface Word {
  surface: string;
  stem: string;
  /** Whether it is the number of the word before it: `Gen 3` has no 3 of anything. */
  isOfBefore?: boolean;
}

const NUMBER = /^\p{Nd}+(\.\p{Nd}+)?$/u;
export const HYPHEN = /[-\u2010-\u2013]/u;
const PART = '(?:\\p{Nd}+\\.\\p{Nd}+[\\p{L}\\p{N}]*|[\\p{L}\\p{N}]+)';
/** Letters and digits, held together by hyphens and by the point of a decimal. */
const PIECE = new RegExp(`${PART}(?:${HYPHEN.source}${PART})*`, 'gu');
/** More than one, as it is written; looked for from where a word begins, not from each of its letters. */
export const HYPHENATED = new RegExp(`(?<![\\p{L}\\p{N}])${PART}(?:${HYPHEN.source}${PART})+`, 'gu');
/** Words between quotation marks: of a number behind the first one the second would make inches. */
const QUOTED = /(?<=^|\s)["“”„](?=\S)([^"“”„\n]*)["“”]/gu;
const PERCENT = /(\p{Nd})\s?%/gu;
const BETWEEN_NUMBERS = new Set(['to', 'and', 'or', 'x', 'by', 'hadi', 'na']);
/** Most words; the others are looked at more closely. */
const PLAIN_WORD = /^[a-z]+$/;
const NO_PARTS: readonly string[] = [];

/** Without marks, what is not seen (a soft hyphen) and case, in the characters that a keyboard has. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(QUOTED, ' $1 ')
    .replace(/(\p{Nd})\s?["”″]/gu, '$1 inch ')
    .replace(/['’‘`\u02bb\u02bc]/g, '')
    .replace(/(\p{Nd}),(?=\p{Nd}{3}(?!\p{Nd}))/gu, '$1');
}

export const isNumber = (word: string): boolean => NUMBER.test(word);
export const hasDigit = (word: string): boolean => /\p{Nd}/u.test(word);
/** Several numbers behind each other, some with a unit: `38-48mm`. */
export const isSeries = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => isNumber(part) || measureOf(part) !== null);
export const isSmall = (word: string): boolean => SMALL_WORDS.has(word) || WITHOUT.has(word);

/** One written word with the parts it is hyphenated of: `wifi` with `wi` and `fi`. */
interface Piece {
  word: string;
  parts: readonly string[];
  /** The word for a unit, which stands in `word` in short. */
  unit?: string;
}

/**
 * The words of a text in order: hyphenated ones as one (`wi-fi` is `wifi`), a number together with its unit
 * (`12 volts`, `V 12` and `twelve volts` are `12v`).
 */
export function piecesOf(text: string): Piece[] {
  const found = plainText(text).replace(PERCENT, '$1pct ').match(PIECE) ?? [];
  const pieces: Piece[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const written = found[at] ?? '';
    const parts = PLAIN_WORD.test(written) ? NO_PARTS : written.split(HYPHEN);
    const isListed = isSeries(parts);
    const word = parts.length === 0 || isListed ? written : parts.join('');
    const unit = unitOf(word);
    const number = unit === undefined ? null : digitsOf(pieces.at(-1)?.word, word);
    const behind = unit === undefined || !standsBefore(word) ? null : digitsOf(found[at + 1], word);
    const measure = measureOf(word);
    if (unit !== undefined && number !== null) {
      shareUnit(pieces, unit);
      pieces[pieces.length - 1] = { word: number + unit, parts: NO_PARTS, unit: word };
    } else if (unit !== undefined && behind !== null) {
      pieces.push({ word: behind + unit, parts: NO_PARTS, unit: word });
      at += 1;
      // `mm 38 hadi 48`
      const [between = '', last = ''] = [found[at + 1], found[at + 2]];
      if (BETWEEN_NUMBERS.has(between) && isNumber(last) && unitOf(found[at + 3] ?? '') === undefined) {
        pieces.push({ word: between, parts: NO_PARTS }, { word: last, parts: [last + unit] });
        at += 2;
      }
    } else if (isListed) pieces.push(...seriesOf(parts));
    else if (measure) pieces.push({ word: measure.number + measure.unit, parts: NO_PARTS, unit: measure.name });
    else pieces.push({ word, parts: parts.length > 1 ? parts : NO_PARTS });
  }
  return pieces;
}

/** Of `38-48mm` both are millimetres. */
function seriesOf(parts: readonly string[]): Piece[] {
  const last = measureOf(parts.at(-1) ?? '');
  return parts.map((part) => {
    const own = measureOf(part);
    if (own) return { word: own.number + own.unit, parts: NO_PARTS, unit: own.name };
    return { word: part, parts: last ? [part + last.unit] : NO_PARTS };
  });
}

/** The number that a word beside a unit is; written out only beside one that is (`one a` is none). */
function digitsOf(word = '', unit = ''): string | null {
  if (isNumber(word)) return word;
  return (unit.length > 2 && numberOf(word)) || null;
}

/** The unit behind the last of some numbers is that of all: `38 to 48 mm`, `60 × 60 cm`. */
function shareUnit(pieces: Piece[], unit: string): void {
  for (let at = pieces.length - 2; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (piece && isNumber(piece.word)) pieces[at] = { ...piece, parts: [piece.word + unit] };
    else if (!BETWEEN_NUMBERS.has(piece?.word ?? '')) return;
  }
}

/**
 * Every word by which a text can be found; the parts of a hyphenated one, the name of a unit, a number that is written
 * out, and one together with the word before it (`Wi-Fi 5`) too.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const add = (surface: string) => words.push({ surface, stem: stemOf(surface) });
  let before = '';
  for (const { word, parts, unit = '' } of piecesOf(text)) {
    const isBehind = before !== '' && !hasDigit(before) && !isSmall(before);
    words.push({ surface: word, stem: stemOf(word), isOfBefore: isBehind && isNumber(word) });
    if (isBehind && isNumber(word)) add(before + word);
    parts.forEach(add);
    if (unit.length > 2) add(unit);
    const number = numberOf(word);
    if (number !== undefined) words.push({ surface: number, stem: number, isOfBefore: isBehind });
    before = word;
  }
  return words;
}

/** An ending with what stands for it, and how many letters must be left. */
type Ending = readonly [ending: RegExp, instead: string, left: number];

const PLURALS: readonly Ending[] = [
  [/(bus|gas)es$/, '$1', 0],
  [/ies$/, 'y', 2],
  [/(ss|sh|ch|x|z)es$/, '$1', 2],
  [/([^aisu])s$/, '$1', 2],
];
const SPELLINGS: readonly Ending[] = [
  [/([bcdglmnprtv])our$/, '$1or', 2],
  [/([bt])re$/, '$1er', 2],
  [/is(e|ed|er|ing|ation)$/, 'iz$1', 2],
];
const ENDINGS: readonly Ending[] = [
  [/ations?$/, '', 5],
  [/(ing|ed)$/, '', 4],
  [/(er|(?<!at)or)$/, '', 5],
];

/** A stem as it is spelt in Britain; the stem itself where no word is spelt in two ways so. */
export const britishOf = (stem: string): string =>
  stem.length < 4 ? stem : stem.replace(/([bt])er$/, '$1re').replace(/([bcdglmnprtv])or$/, '$1our');

/** What plural, tense and the English of two countries leave the same: `galvanized` and `galvanise`, `metre` and `meters`. */
export function stemOf(word: string): string {
  const known = word.length < 4 || hasDigit(word) ? word : stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MOST_STEMS) stems.clear();
  const own = ownText(word);
  const stem = newStem(own);
  stems.set(own, stem);
  return stem;
}

/** A word by itself: one that is cut out of a text keeps the whole of that in memory for as long as it is kept. */
export const ownText = (word: string): string => Buffer.from(word).toString();

/** Texts repeat their words, and to shorten one takes longer than to remember it. */
const stems = new Map<string, string>();
const MOST_STEMS = 20_000;

function newStem(word: string): string {
  const singular = shortened(word, PLURALS);
  const spelt = shortened(singular, SPELLINGS);
  const bare = shortened(spelt, ENDINGS);
  const single = bare === spelt ? bare : bare.replace(/([bdgklmnprt])\1$/, '$1');
  return single.length > 4 ? single.replace(/ll$/, 'l').replace(/e$/, '') : single;
}

function shortened(word: string, endings: readonly Ending[]): string {
  for (const [ending, instead, left] of endings) {
    const shorter = word.replace(ending, instead);
    if (shorter !== word && word.length - (ending.exec(word)?.[0].length ?? 0) >= left) return shorter;
  }
  return word;
}

/** Behind these, and behind a comma, a name says what the thing comes with or is for. */
const TURNS =
  'with|for|of|to|in|on|from|without|bila|by|at|near|around|inside|outside|behind|between|through|ya|wa|la|za|cha|vya|kwa|katika|na|kwenye|yenye|wenye|ina|zina|kina|lina';
const TURN = new RegExp(`\\s(?:${TURNS})\\s|[,:;(|/]`, 'u');

/** What has happened to a thing, is to be done or is wanted of it, said behind it: `router dead`, `router offer`, `bag waterproof`. */
const STATE =
  /^(?:broken|burnt|burned|chewed|cut|damaged|dead|died|eaten|faulty|leaking|lost|replacement|slow|spare|spoilt|stolen|weak|offers?|sale|discounts?|deals?|clearance|promo|ofa|punguzo|big|small|large|long|short|strong|cheap|portable|waterproof|outdoor)$/;
/** What joins one thing to another stands behind both: `router to dish cable`. */
const JOINS = /\sto\s+(.+\s(?:cable|cord|wire|lead|waya|kebo|adapt[eo]r|converter|inverter|splitter)s?)$/u;

/**
 * What a name or a wish is about: the words before it turns to what it comes with or is for, and the last of them, which
 * is the thing itself (`Replacement Dish Cable, 23 m` is a cable); Kiswahili has what it is like behind it.
 */
export function headOf(text: string): { segment: string; noun: string | null } {
  const plain = plainText(text);
  const segments = plain.split(TURN);
  const joining = JOINS.exec(plain)?.[1];
  const segment =
    joining !== undefined && segments.at(-1) === joining
      ? joining
      : (segments.find((part) => piecesOf(part).some(({ word }) => !isSmall(word))) ?? '');
  const nouns = piecesOf(segment).filter(({ word }) => !hasDigit(word) && !isSmall(word) && word !== 'gen');
  const noun = (nouns.findLast(({ word }) => !isAdjective(word) && !STATE.test(word)) ?? nouns.at(-1))?.word;
  return { segment, noun: noun === undefined ? null : stemOf(noun) };
}
