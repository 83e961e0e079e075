import {
  baseMeanings,
  bases,
  beginsName,
  begunMeanings,
  meaningsOf,
  phraseLike,
  SYNONYMS,
  type Phrase,
} from './meanings';
import { namesLike, type Correction } from './vocabulary';
import { BRAND, COUNTED, WITHOUT } from './synonyms';
import { inDigits, measureOf, NUMERAL, numberOf } from './units';
import {
  britishOf,
  hasDigit,
  headOf,
  HYPHEN,
  HYPHENATED,
  isNumber,
  isSeries,
  isSmall,
  piecesOf,
  plainText,
  stemOf,
} from './words';

/** The longest phrase of the synonyms, in words. */
const LONGEST_PHRASE = 5;
/** What says more than this says nothing; it bounds what a search can cost. */
export const MOST_WORDS = 12;
const MOST_WRITTEN = 30;
/** A letter is a part of nearly every word: a few tell which is meant, and each is a walk through all. */
const MOST_LETTERS = 3;
/** Shorter parts of a word that is written in one are chance. */
const SHORTEST_SPLIT = 3;
/** The longest phrase that is known in other words. */
const MOST_ALIKE = 3;
/** How many words a slip of the keys may have been, within a phrase. */
const MOST_MEANT = 4;
/** So many who share one are many. */
const MANY = 20;
/** Everything is; `on sale` is something else. */
const FOR_SALE = /(?<!\p{L})for sale(?!\p{L})/gu;
/** What is named behind a thing as another one: `case not for mini`, `waya sio wa dish`; but not `is not working`. */
const NOT =
  /(?<=\p{L}\s+)(?<!(?:is|are|was|were|do|does|did|can|could|will|would|has|have|why|if|ni)\s+)(?:not|sio|siyo|si|except|excluding)\s+(?:(?:for|an?|the|ya|wa|la|cha|za|vya)\s+)?(?=(\p{L}+))/gu;
const VERB = /.(?:ing|ed)$/;
const ARTICLE_BEHIND = /(?<!\p{L})(without|bila)\s+(?:an?|the|any)\s+/gu;
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${NUMERAL})\\s+(?:${COUNTED})|(?:${COUNTED})\\s+(${NUMERAL}))(?![\\p{L}\\p{N}])`,
  'gu',
);
/** How much the next measure tells beside the one that is asked for, and the next on the other side of it. */
const NEXT_MEASURES = [0.35, 0.25];

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

/** A word or phrase of a search, and all that it may stand there as. */
export interface Wish {
  /** What longer words are looked for by: the stem, in each of its spellings; none of a phrase. */
  parts: readonly string[];
  /** Whether it has a meaning of its own, so that a longer word with it inside says something else. */
  isMeant: boolean;
  phrases: Phrase[];
  /** Of a phrase: its words, each by itself. */
  words: Wish[];
  isNoun: boolean;
  /** Named behind `without`. */
  isUnwanted?: boolean;
}

/** A written word with what it may mean. */
interface Term {
  word: string;
  stem: string;
  isSmall: boolean;
  isNoun: boolean;
  forms: string[];
  corrections: Correction[];
}

/** What a search asks for. */
export function wishesOf(text: string, lexicon: Lexicon): Wish[] {
  const terms = termsOf(text, lexicon);
  const wishes: Wish[] = [];
  let letters = 0;
  let isUnwanted = false;
  const add = (wish: Wish) => {
    wishes.push(isUnwanted ? { ...wish, isNoun: false, isUnwanted } : wish);
    isUnwanted = false;
  };
  for (let at = 0; at < terms.length && wishes.length < MOST_WORDS;) {
    const phrase = phraseAt(terms, at, lexicon);
    if (phrase) {
      const part = terms.slice(at, at + phrase.size);
      const telling = part.filter((term) => !term.isSmall);
      add({
        parts: [],
        isMeant: true,
        phrases: phrase.keys.flatMap((key) => meaningsOf(key)).filter(({ kind }) => kind !== 'own' || !phrase.isLike),
        words:
          telling.length > 1 && (phrase.isJoined || !telling.some(({ word }) => isNumber(word)))
            ? telling.map((term) => wishOf(term, lexicon))
            : [],
        isNoun: part.some(({ isNoun }) => isNoun),
      });
      at += phrase.size;
      continue;
    }
    const term = terms[at];
    if (term?.word.length === 1) letters += 1;
    if (term && !term.isSmall && (term.word.length > 1 || letters <= MOST_LETTERS)) add(wishOf(term, lexicon));
    at += 1;
    if (term && WITHOUT.has(term.word) && wishes.length > 0) isUnwanted = true;
  }
  return wishes;
}

function termsOf(text: string, lexicon: Lexicon): Term[] {
  const clear = apart(text, lexicon);
  const { noun } = headOf(clear);
  const pieces = piecesOf(clear).slice(0, MOST_WRITTEN);
  const isFirst = (word: string, at: number) => isSmall(word) || pieces.findIndex((one) => one.word === word) === at;
  return pieces
    .filter(({ word }, at) => isFirst(word, at))
    .map(({ word: written, parts }) => {
      // Of `12 to 48 volts` the first number is one of volts too.
      const word = isNumber(written) ? (parts[0] ?? written) : written;
      const stem = stemOf(word);
      const forms = isSmall(word) || hasDigit(word) ? [] : formsOf(word, lexicon);
      const isOdd = !isSmall(word) && forms.length === 0 && parts.length === 0 && !isNamed(stem, lexicon);
      // What begins a word that is no name of a thing may be one of these mistyped: `mont` of `month` a `mount`.
      const isHalf = isOdd && isHalfTyped(stem, lexicon);
      return {
        word,
        stem,
        isSmall: isSmall(word),
        isNoun: stem === noun,
        forms,
        corrections: isOdd ? lexicon.corrections(word).filter((one) => !isHalf || SYNONYMS.has(one.stem)) : [],
      };
    });
}

/** What a word is in another form of Kiswahili, and what is spelt otherwise: but not a name that is half typed. */
function formsOf(word: string, { isWord }: Lexicon): string[] {
  const stem = stemOf(word);
  if (SYNONYMS.has(stem)) return [];
  const alike = [...namesLike(word), ...namesLike(stem)];
  const isHalf = alike.length > 0 && begunMeanings(stem).length > 0;
  return [...new Set([...bases(word, isWord), ...(isHalf ? [] : alike)])];
}

/** What a word that was mistyped may say: a record may have it misspelt as well. */
function meantBy({ stem, factor }: Correction): Phrase[] {
  const stems = SYNONYMS.has(stem) ? [stem] : [stem, ...namesLike(stem)];
  return stems.flatMap((one) => meaningsOf(one, factor));
}

/** Within a longer word both spellings stay: `fibreglass` is no `fiberglass`, though `fibre` is `fiber`. */
const spellingsOf = (stem: string): string[] => [...new Set([stem, britishOf(stem)])];

const isNamed = (stem: string, { isWord }: Lexicon): boolean => isWord(stem) || SYNONYMS.has(stem) || beginsName(stem);

const isHalfTyped = (stem: string, { isBegun }: Lexicon): boolean =>
  begunMeanings(stem).length > 0 || spellingsOf(stem).some(isBegun);

/** Whether a word, or the beginning of one, needs no guess. */
const isKnown = (stem: string, lexicon: Lexicon): boolean => isNamed(stem, lexicon) || isHalfTyped(stem, lexicon);

/** The text with words apart that are two in one: `batterypack`, `router120w`, and `roof-mount` where no record has it so. */
function apart(text: string, lexicon: Lexicon): string {
  const isMeant = (word: string) =>
    isKnown(stemOf(word), lexicon) ||
    bases(word, lexicon.isWord).length > 0 ||
    lexicon.corrections(word).some(({ factor }) => factor > 0.8);
  let clear = inDigits(plainText(text))
    .replace(FOR_SALE, '')
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
    if (split) clear = clear.replace(word, split.join(' '));
  }
  return clear;
}

/** What letters and a measure are of that are written in one: `mini12vcable`. */
const MEASURE_WITHIN = /^(\p{L}{3,}?)(\p{Nd}+(?:\.\p{Nd}+)?\p{L}{1,4}?)(\p{L}{3,})?$/u;

/** So many words are written in one at most, where nothing but letters says which. */
const MOST_IN_ONE = 4;

function splitOf(word: string, lexicon: Lexicon): string[] | null {
  const isName = (part: string) => lexicon.isWord(stemOf(part)) || SYNONYMS.has(stemOf(part));
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
  return hasDigit(word) ? null : inManyOf(word, isName, MOST_IN_ONE);
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

/** The longest phrase from a word on: one of the synonyms, or two words that others write in one. */
function phraseAt(
  terms: readonly Term[],
  at: number,
  { isWord }: Lexicon,
): { size: number; keys: string[]; isLike?: boolean; isJoined?: boolean } | null {
  for (let size = Math.min(LONGEST_PHRASE, terms.length - at); size > 1; size -= 1) {
    const some = terms.slice(at, at + size);
    const telling = some.filter((term) => !term.isSmall);
    const isClosed =
      !some.some(({ word }) => WITHOUT.has(word)) && !some[0]?.isSmall && !some.at(-1)?.isSmall && telling.length > 1;
    const unbranded = telling.filter(({ word }) => word !== BRAND);
    const meant = !isClosed ? [] : [...stemsOf(telling), ...(unbranded.length > 1 ? stemsOf(unbranded) : [])];
    const keys = [...stemsOf(some), ...meant].filter((key) => SYNONYMS.has(key));
    if (keys.length > 0) return { size, keys: [...new Set(keys)] };
    const like = telling.length > MOST_ALIKE ? undefined : meant.map(phraseLike).find((key) => key !== undefined);
    if (like !== undefined) return { size, keys: [like], isLike: true };
    if (size > 2 || telling.length < 2) continue;
    const joined = stemOf(some.map(({ word }) => word).join(''));
    if (isWord(joined) || SYNONYMS.has(joined))
      return { size, keys: [joined, ...stemsOf(some).slice(0, 1)], isJoined: true };
  }
  return null;
}

/** The stems of some words behind each other, in all forms and in all that slips of the keys may have been meant as. */
function stemsOf(terms: readonly Term[]): string[] {
  let all = [''];
  for (const { stem, forms, corrections } of terms) {
    const meant = [stem, ...forms, ...corrections.map((one) => one.stem)].slice(0, MOST_MEANT);
    all = all.flatMap((before) => meant.map((one) => (before === '' ? one : `${before} ${one}`)));
  }
  return all;
}

function wishOf({ word, stem, forms, corrections, isNoun }: Term, { isWord, nextMeasures }: Lexicon): Wish {
  const isName = isWord(stem) || SYNONYMS.has(stem);
  return {
    parts: spellingsOf(stem),
    isMeant: SYNONYMS.has(stem) || /^\p{Nd}$/u.test(stem),
    phrases: [
      ...meaningsOf(stem),
      ...baseMeanings(forms),
      ...(isName || forms.length > 0 ? [] : begunMeanings(stem)),
      ...corrections.flatMap(meantBy),
      ...nextMeasures(word).flatMap((stems, at) =>
        stems.map((next) => ({ stems: [next], factor: NEXT_MEASURES[at] ?? 0, kind: 'hint' }) as const),
      ),
    ],
    words: [],
    isNoun,
  };
}
