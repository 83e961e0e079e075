import { bases, beginsName, begunMeanings, SYNONYMS } from './meanings';
import { COUNTED } from './synonyms';
import { inDigits, NUMBER_WORDS, numberOf } from './numbers';
import { A_MONTH, measureOf } from './units';
import {
  britishOf,
  hasDigit,
  HYPHEN,
  HYPHENATED,
  isNumber,
  isSeries,
  isSmall,
  piecesOf,
  plainText,
  stemOf,
} from './words';
import type { Correction } from './vocabulary';

/** What says more than this says nothing; it bounds what a search can cost. */
export const MOST_WRITTEN = 30;
/** Shorter parts of a word that is written in one are chance. */
const SHORTEST_SPLIT = 3;
/** Nobody writes so many letters in one; each place in them is a look at both halves. */
const LONGEST_SPLIT = 40;
/** So many who share one are many. */
const MANY = 20;
/** Everything is, and may be paid so; `on sale` and `six months` are something else. */
const PASSED_OVER = new RegExp(`(?<!\\p{L})for sale(?!\\p{L})|${A_MONTH}`, 'gu');
/** What is wrong with the thing that somebody has, behind `not`. */
const FAILS =
  '(?:\\p{L}+\\s+){1,2}(?:enough|kutosha)|(?:turn|switch|power)\\s+on|' +
  'reach|cover|charge|connect|work|start|open|fit|hold|boot|load|long|tall|strong|fast';
/** What is named behind a thing as another one: `case not for mini`, `waya sio wa dish`; but not `is not working`. */
const NOT = new RegExp(
  '(?<=\\p{L}\\s+)(?<!(?<!\\p{L})(?:is|are|was|were|do|does|did|can|could|will|would|has|have|why|if|ni)\\s+)' +
    `(?:not|sio|siyo|si|except|excluding)(?!\\s+(?:${FAILS})(?!\\p{L}))\\s+` +
    '(?:(?:for|an?|the|ya|wa|la|cha|za|vya)\\s+)?(?=(\\p{L}+))',
  'gu',
);
const VERB = /.(?:ing|ed)$/;
const ARTICLE_BEHIND = /(?<!\p{L})(without|bila)\s+(?:an?|the|any)\s+/gu;
const NUMERAL = `\\p{Nd}+|${NUMBER_WORDS}`;
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${NUMERAL})\\s+(?:${COUNTED})|(?:${COUNTED})\\s+(${NUMERAL}))(?![\\p{L}\\p{N}])`,
  'gu',
);

/** What is known of the words of the records that are searched. */
export interface Lexicon {
  /** Whether one has a stem. */
  isWord: (stem: string) => boolean;
  /** Whether one has a word that begins so. */
  isBegun: (stem: string) => boolean;
  corrections: (surface: string) => Correction[];
  /** The measures that come next to one, the nearest first. */
  nextMeasures: (word: string) => string[][];
}

/** Within a longer word both spellings stay: `fibreglass` is no `fiberglass`, though `fibre` is `fiber`. */
export const spellingsOf = (stem: string): string[] => [...new Set([stem, britishOf(stem)])];

export const isNamed = (stem: string, { isWord }: Lexicon): boolean =>
  isWord(stem) || SYNONYMS.has(stem) || beginsName(stem);

/** Whether a record has a word that begins so. */
export const isBegunIn = ({ isBegun }: Lexicon, stem: string): boolean => spellingsOf(stem).some(isBegun);

export const isHalfTyped = (stem: string, lexicon: Lexicon): boolean =>
  begunMeanings(stem).length > 0 || isBegunIn(lexicon, stem);

/** Whether a word, or the beginning of one, needs no guess. */
const isKnown = (stem: string, lexicon: Lexicon): boolean => isNamed(stem, lexicon) || isHalfTyped(stem, lexicon);

/** The text with words apart that are two in one: `batterypack`, `router120w`, and `roof-mount` where no record has it so. */
export function apart(text: string, lexicon: Lexicon): string {
  const isMeant = (word: string) =>
    isKnown(stemOf(word), lexicon) ||
    bases(word, lexicon.isWord).length > 0 ||
    lexicon.corrections(word).some(({ factor }) => factor > 0.8);
  let clear = inDigits(plainText(text))
    .replace(PASSED_OVER, '')
    .replace(ARTICLE_BEHIND, '$1 ')
    .replace(NOT, (all, next: string) => (isSmall(next) || VERB.test(next) ? all : 'without '))
    .replace(COUNT, (all, before: string | undefined, behind: string | undefined) => {
      const count = Number(numberOf(before ?? behind ?? '') ?? before ?? behind);
      return count < MANY ? '' : `many people ${all}`;
    });
  clear = clear.replace(HYPHENATED, (written) => {
    const parts = written.split(HYPHEN);
    // A model's number is one word, of which another one with the same beginning has nothing.
    const isOfWords = parts.every((part) => !hasDigit(part) || measureOf(part) !== null);
    return !isOfWords || isSeries(parts) || isMeant(parts.join('')) ? written : parts.join(' ');
  });
  for (const { word, parts } of piecesOf(clear).slice(0, MOST_WRITTEN)) {
    if (parts.length > 0 || isSmall(word) || isMeant(word)) continue;
    const split = splitOf(word, lexicon);
    // What comes near the name of a thing is two only if both are things: `hotsport` is no `hot sport`.
    const isSlip = lexicon.corrections(word).some(({ stem }) => SYNONYMS.has(stem));
    if (split && (!isSlip || split.every((part) => SYNONYMS.has(stemOf(part)))))
      clear = clear.replace(word, split.join(' '));
  }
  return clear;
}

/** What letters and a measure are of that are written in one: `mini12vcable`. */
const MEASURE_WITHIN = /^(\p{L}{3,}?)(\p{Nd}+(?:\.\p{Nd}+)?\p{L}{1,4}?)(\p{L}{3,})?$/u;

/** So many words are written in one at most, where nothing but letters says which. */
const MOST_IN_ONE = 4;

function splitOf(word: string, lexicon: Lexicon): string[] | null {
  if (word.length > LONGEST_SPLIT) return null;
  const isName = (part: string) => !isSmall(part) && (lexicon.isWord(stemOf(part)) || SYNONYMS.has(stemOf(part)));
  for (let at = 1; at < word.length; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const isBoundary = hasDigit(parts[0] ?? '') !== hasDigit(parts[1] ?? '') && !parts.some(isNumber);
    if (!isBoundary && parts.some((part) => part.length < SHORTEST_SPLIT || hasDigit(part))) continue;
    if (parts.every(isName)) return parts;
  }
  const [, before = '', measure = '', behind = ''] = MEASURE_WITHIN.exec(word) ?? [];
  if (measureOf(measure) !== null)
    return [before, measure, behind].flatMap((part) =>
      part === measure ? [part] : (splitOf(part, lexicon) ?? [part]),
    );
  const many = hasDigit(word) ? null : inManyOf(word, isName, MOST_IN_ONE);
  // `nowhere` is no `now` and `here`.
  return many?.some(isName) ? many : null;
}

/** The words that are written in one, the first as long as can be: `roofmountformabati`. */
function inManyOf(word: string, isName: (part: string) => boolean, most: number): string[] | null {
  if (word.length >= SHORTEST_SPLIT && (isName(word) || isSmall(word))) return [word];
  for (let at = word.length - SHORTEST_SPLIT; most > 1 && at >= SHORTEST_SPLIT; at -= 1) {
    const part = word.slice(0, at);
    const others = isName(part) || isSmall(part) ? inManyOf(word.slice(at), isName, most - 1) : null;
    if (others) return [part, ...others];
  }
  return null;
}
