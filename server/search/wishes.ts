import { apart, isBegunIn, isHalfTyped, isNamed, MOST_WRITTEN, spellingsOf, type Lexicon } from './apart';
import { baseMeanings, bases, begunMeanings, meaningsOf, phraseLike, SYNONYMS, type Phrase } from './meanings';
import { namesLike, type Correction } from './vocabulary';
import { BRAND, WITHOUT } from './synonyms';
import { hasDigit, headOf, isNumber, isSmall, piecesOf, stemOf } from './words';

/** The longest phrase of the synonyms, in words. */
const LONGEST_PHRASE = 5;
/** What says more than this says nothing; it bounds what a search can cost. */
export const MOST_WORDS = 12;
/** A letter is a part of nearly every word: a few tell which is meant, and each is a walk through all. */
const MOST_LETTERS = 3;
/** The longest phrase that is known in other words. */
const MOST_ALIKE = 3;
/** How many words a slip of the keys may have been, within a phrase. */
const MOST_MEANT = 4;
/** How much the next measure tells beside the one that is asked for, and the next on the other side of it. */
const NEXT_MEASURES = [0.35, 0.25];

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
  /** What was typed last, and may be half a word. */
  isLast?: boolean;
}

/** A phrase of the synonyms, or two words that others write in one: of how many words, and as what it is known. */
interface PhraseFound {
  size: number;
  keys: string[];
  isLike?: boolean;
  isJoined?: boolean;
}

/** A written word with what it may mean. */
interface Term {
  word: string;
  stem: string;
  isSmall: boolean;
  isNoun: boolean;
  forms: string[];
  corrections: Correction[];
  /** Whether a record has a word that begins so, which is no guess. */
  isBegun: boolean;
}

const meaningsOfAll = (keys: readonly string[]): Phrase[] => keys.flatMap((key) => meaningsOf(key));

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
    const thing = phrase && thingWithin(terms, at, phrase, lexicon);
    if (phrase && thing) {
      const names = new Set(meaningsOfAll(thing.keys).map(({ stems }) => stems.join(' ')));
      // What the first phrase finds is a hint beside each word before the thing, and no mere hint where the thing finds it too.
      const others = meaningsOfAll(phrase.keys).map((one): Phrase =>
        names.has(one.stems.join(' ')) ? one : { ...one, kind: 'hint' },
      );
      for (const term of terms.slice(at, thing.at)) {
        if (term.isSmall) continue;
        const wish = wishOf(term, lexicon);
        add({ ...wish, phrases: [...wish.phrases, ...others] });
      }
      at = thing.at;
      continue;
    }
    if (phrase) {
      const part = terms.slice(at, at + phrase.size);
      const telling = part.filter((term) => !term.isSmall);
      add({
        parts: [],
        isMeant: true,
        phrases: meaningsOfAll(phrase.keys).filter(({ kind }) => kind !== 'own' || !phrase.isLike),
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
    if (term && !term.isSmall && (term.word.length > 1 || letters <= MOST_LETTERS))
      add({ ...wishOf(term, lexicon), isLast: at === terms.length - 1 });
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
        isBegun: isHalf && isBegunIn(lexicon, stem),
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

/** What a word that was mistyped may say, be it as a hint: a record may have it misspelt as well. */
function meantBy({ stem, factor }: Correction, isHint: boolean): Phrase[] {
  const stems = SYNONYMS.has(stem) ? [stem] : [stem, ...namesLike(stem)];
  return stems
    .flatMap((one) => meaningsOf(one, factor))
    .map((phrase) => (isHint ? { ...phrase, kind: 'hint' } : phrase));
}

/** The longest phrase from a word on: one of the synonyms, or two words that others write in one. */
function phraseAt(terms: readonly Term[], at: number, { isWord }: Lexicon): PhraseFound | null {
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

/** The phrase that names the thing asked for and begins within one that does not: `power bank` of `mini power bank`. */
function thingWithin(
  terms: readonly Term[],
  from: number,
  { size }: PhraseFound,
  lexicon: Lexicon,
): { at: number; keys: string[] } | null {
  const end = from + size;
  const hasNoun = (first: number, behind: number) => terms.slice(first, behind).some(({ isNoun }) => isNoun);
  if (hasNoun(from, end)) return null;
  for (let at = from + 1; at < end; at += 1) {
    const { size: others = 0, keys = [], isLike } = phraseAt(terms, at, lexicon) ?? {};
    if (isLike || at + others <= end || !hasNoun(at, at + others)) continue;
    if (meaningsOfAll(keys).some(({ kind }) => kind === 'name')) return { at, keys };
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

function wishOf({ word, stem, forms, corrections, isBegun, isNoun }: Term, { isWord, nextMeasures }: Lexicon): Wish {
  const isName = isWord(stem) || SYNONYMS.has(stem);
  return {
    parts: spellingsOf(stem),
    isMeant: SYNONYMS.has(stem) || /^\p{Nd}$/u.test(stem),
    phrases: [
      ...meaningsOf(stem),
      ...baseMeanings(forms),
      ...(isName || forms.length > 0 ? [] : begunMeanings(stem)),
      ...corrections.flatMap((one) => meantBy(one, isBegun)),
      ...nextMeasures(word).flatMap((stems, at) =>
        stems.map((next) => ({ stems: [next], factor: NEXT_MEASURES[at] ?? 0, kind: 'hint' }) as const),
      ),
    ],
    words: [],
    isNoun,
  };
}
