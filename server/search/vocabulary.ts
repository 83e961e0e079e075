import { asWritten, onFirstUse, SYNONYMS } from './meanings';
import { namesOfThings } from './synonyms';
import { distanceWithin, isKeySlip, isOtherWord, soundOf } from './slips';
import { amountOf } from './units';
import { hasDigit, ownText, stemOf } from './words';

/** Up to this length the first letter is mistyped for the key beside it alone. */
const SHORT = 6;
/** Shorter words are mistyped for too many others. */
const SHORTEST = 4;
/** How much a word tells that only sounds like the one that was typed, and that is some letters away. */
const BY_DISTANCE = [0.9, 0.8, 0.6];
const BARE_WORD = 0.8;
/** A shorter word that only a text has is not what was mistyped: `shoes` is no `shows`. */
const LONG = 7;
/** A measure that nobody sells stands for the next ones that are at most so many times as much, or as little. */
const NEXT_MEASURE = 3;
/** What is longer or stronger than asked for does as well, and is so much nearer. */
const MORE = 0.6;

/** Letters as they are typed without the vowels (`rtr`), of so many at least. */
const BARE = /^[b-df-hj-np-tv-z]{3,}$/;

/** What a slip of the keys may have been meant as. */
export interface Correction {
  stem: string;
  factor: number;
}

/** Which stems the records that are searched have. */
export interface Stems {
  isWord: (stem: string) => boolean;
  /** Whether a name or a category has it. */
  isNamed: (stem: string) => boolean;
}

interface Spelling {
  /** As it is written. */
  word: string;
  sound: string;
  /** Which letters both have: most words are found to be far from another one without a look at their order. */
  letters: number;
  sounds: number;
  /** The stem that it stands for. */
  stem: string;
}

/** One bit for each letter that a word has; letters beyond those of English share theirs with others. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many letters one of two words has and the other not: twice as many as lie between them, at most. */
export function differing(one: number, other: number): number {
  let bits = one ^ other;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function spelling(word: string, stem: string): Spelling {
  const sound = soundOf(word);
  return { word, sound, letters: lettersOf(word), sounds: lettersOf(sound), stem };
}

/** Words of the synonyms can be mistyped too, and phrases that are written in one. */
const names = onFirstUse(() =>
  [...asWritten().keys()]
    .filter((words) => /^[a-z ]+$/.test(words))
    .map((words) => spelling(words.replaceAll(' ', ''), words.split(' ').map(stemOf).join(' '))),
);

const bySound = onFirstUse(() => {
  const stems = new Map<string, string[]>();
  for (const { sound, stem } of names()) stems.set(sound, [...(stems.get(sound) ?? []), stem]);
  return stems;
});

/** The words of the synonyms that sound like one: `antena` is said of what an `antenna` is. */
export const namesLike = (surface: string): string[] =>
  surface.length < SHORTEST ? [] : (bySound().get(soundOf(surface)) ?? []);

/** The names of things, those of one word, by their letters without the vowels. */
const byLetters = onFirstUse(() => {
  const stems = new Map<string, string[]>();
  for (const word of new Set(namesOfThings().flat())) {
    if (!/^[a-z]+$/.test(word)) continue;
    const letters = word.replace(/[aeiou]/g, '');
    stems.set(letters, [...(stems.get(letters) ?? []), stemOf(word)]);
  }
  return stems;
});

/** How many letters of a word may be mistyped. */
const slipsIn = ({ length }: string): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** All words of the records, as they are written and as they are compared: which are there, and which come near. */
export class Vocabulary {
  private readonly stems: string[] = [];
  /** A number is never mistyped for another. */
  private readonly spellings: Spelling[] = [];
  /** Other written forms of the stems, for what is mistyped in an ending. */
  private readonly forms = new Map<string, string>();
  /** By unit, the amounts that are written anywhere. */
  private readonly measures = new Map<string, { amount: number; stem: string }[]>();
  /** All stems and forms between line ends, made when it is needed. */
  private text: string | null = null;

  /** Takes in a stem that was not there before. */
  add(stem: string): void {
    this.stems.push(stem);
    this.text = null;
    if (!hasDigit(stem)) this.spellings.push(spelling(stem, stem));
    const measure = amountOf(stem);
    if (!measure) return;
    const known = this.measures.get(measure.unit);
    if (known) known.push({ amount: measure.amount, stem });
    else this.measures.set(measure.unit, [{ amount: measure.amount, stem }]);
  }

  addForm(surface: string, stem: string): void {
    if (surface === stem || this.forms.has(surface)) return;
    const own = ownText(surface);
    this.forms.set(own, stem);
    this.text = null;
    if (!hasDigit(own)) this.spellings.push(spelling(own, stem));
  }

  /** The stems of which a word is a part, and whether it is their beginning. */
  *longer(part: string): Generator<{ stem: string; isBeginning: boolean }> {
    const text = (this.text ??= `\n${[...this.stems, ...this.forms.keys()].join('\n')}\n`);
    for (let at = text.indexOf(part); at !== -1;) {
      const begin = text.lastIndexOf('\n', at) + 1;
      const end = text.indexOf('\n', at);
      const word = text.slice(begin, end);
      const stem = this.forms.get(word) ?? word;
      // `120m` has no `20m` in it.
      const isWithinNumber = begin !== at && hasDigit(part.charAt(0)) && hasDigit(text.charAt(at - 1));
      if (stem !== part && !isWithinNumber) yield { stem, isBeginning: begin === at };
      at = text.indexOf(part, end);
    }
  }

  /**
   * The words that are nearest to one that occurs nowhere: those that sound alike, else those that are a letter away, as
   * they sound or as they are written, from five letters on, two from nine; a finger on the key beside counts from four on.
   * Of those as near as each other what things are called comes before what they only say of themselves.
   */
  corrections(surface: string, { isWord, isNamed }: Stems): Correction[] {
    const isBare = BARE.test(surface);
    const bare = isBare ? byLetters().get(surface) : undefined;
    if (bare) return bare.map((stem) => ({ stem, factor: BARE_WORD }));
    if (surface.length < SHORTEST || hasDigit(surface)) return [];
    const nearest = new Map<string, number>();
    const asked = spelling(surface, surface);
    const { sound } = asked;
    // A letter may be left out of the shortest words that take a slip.
    let best = slipsIn(`${surface}.`);
    const isFar = ({ letters, sounds }: Spelling) =>
      differing(asked.sounds, sounds) > 2 * best && differing(asked.letters, letters) > 2 * best;
    const look = (one: Spelling) => {
      const { word, stem, sound: other } = one;
      if (word.length < SHORTEST || isFar(one)) return;
      const isSlip = best > 0 && isKeySlip(surface, word);
      const isHeadless = surface.length > SHORTEST && word.endsWith(surface);
      const isBegunAlike = other[0] === sound[0] || word[0] === surface[0];
      if (isBare && !isSlip) return;
      if (!isSlip && !isHeadless && surface.length <= SHORT && !isBegunAlike) return;
      const near = (typed: string, written: string) =>
        distanceWithin(typed, written, Math.min(best, slipsIn(typed.length > written.length ? typed : written)));
      const distance = near(sound, other) ?? near(surface, word) ?? (isSlip ? 1 : null);
      if (distance === 1 && isOtherWord(surface, word)) return;
      if (distance === null || !(SYNONYMS.has(stem) || (word.length < LONG ? isNamed : isWord)(stem))) return;
      if (distance < best) nearest.clear();
      best = distance;
      nearest.set(stem, Math.min(nearest.get(stem) ?? Infinity, distanceWithin(surface, word, best + 1) ?? Infinity));
    };
    this.spellings.forEach(look);
    names().forEach(look);
    const least = Math.min(...nearest.values());
    const stems = [...nearest].flatMap(([stem, asWritten]) => (asWritten > least ? [] : [stem]));
    const things = stems.filter((stem) => SYNONYMS.has(stem));
    return (things.length > 0 ? things : stems).map((stem) => ({ stem, factor: BY_DISTANCE[best] ?? 0 }));
  }

  /** The measures that come next to one, the nearest first: the one below and the one above it. */
  nextMeasures(word: string, isKnown: (stem: string) => boolean): string[][] {
    const asked = amountOf(word);
    // What is a third cheaper is not what somebody looks for who wants half off.
    if (!asked || asked.amount === 0 || asked.unit === 'pct') return [];
    const sides = [true, false].map((isMore) => ({ isMore, best: Math.log(NEXT_MEASURE), stems: [] as string[] }));
    for (const { amount, stem } of this.measures.get(asked.unit) ?? []) {
      const side = sides.find(({ isMore }) => isMore === amount >= asked.amount);
      const distance = Math.abs(Math.log(amount / asked.amount)) * (amount > asked.amount ? MORE : 1);
      if (!side || stem === word || distance > side.best || !isKnown(stem)) continue;
      if (distance < side.best) side.stems = [];
      side.best = distance;
      side.stems.push(stem);
    }
    return sides
      .filter(({ stems }) => stems.length > 0)
      .sort((one, other) => one.best - other.best)
      .map(({ stems }) => stems);
  }
}
