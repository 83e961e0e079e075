import { basesOf } from './kiswahili';
import { alternatives, namesOfThings, type Alternative } from './synonyms';
import { isNumber, isSmall, piecesOf, stemOf } from './words';

/** How much a word tells that stands there under another name, times one that stands there as it was asked for. */
const SYNONYM = 0.75;
const FAINT_SYNONYM = 0.5;
/** In another number or tense of Kiswahili. */
const BASE = 0.9;
/** The name of a thing of which only the beginning is typed. */
const BEGUN = 0.5;
/** The same of a phrase that goes on behind a word, times that of the word. */
const UNTYPED = 0.3;
/** Shorter beginnings are those of too much. */
export const SHORTEST_BEGINNING = 4;

/** Stems that must all occur, and how much they tell: as they were asked for, as another name, as a faint hint. */
export interface Phrase {
  stems: readonly string[];
  factor: number;
  kind: 'own' | 'name' | 'hint';
}

/** What is made when it is first asked for: whatever starts the server does not wait for what only searches need. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Every word or phrase with what it finds beside itself. */
export const asWritten = onFirstUse(alternatives);

/** By the stems of a word or phrase, those of what it finds beside itself. */
const synonyms = onFirstUse(() => {
  const byStems = new Map<string, Alternative[]>();
  for (const [words, others] of asWritten())
    for (const key of keysOf(words)) {
      const known = byStems.get(key);
      if (known) known.push(...others);
      else byStems.set(key, [...others]);
    }
  return byStems;
});
const keys = onFirstUse(() => [...synonyms().keys()]);

/** The words and phrases that find something beside themselves, by their stems. */
export const SYNONYMS = { has: (stem: string): boolean => synonyms().has(stem) };

/** Every word of them, by itself or in a phrase. */
const meant = onFirstUse(() => new Set(keys().flatMap((key) => key.split(' '))));

/** By the stem of a word, that of the first name of the same thing. */
const firstNames = onFirstUse(
  () =>
    new Map(
      namesOfThings()
        .toReversed()
        .flatMap(([first = '', ...others]) => others.map((other) => [stemOf(other), stemOf(first)])),
    ),
);
/** Phrases by the first names of their words, in whatever order: `holder ya antenna` is a `dish mount`. */
const alike = onFirstUse(
  () =>
    new Map(
      keys()
        .filter((key) => key.includes(' '))
        .map((key) => [likeness(key), key]),
    ),
);

function likeness(phrase: string): string {
  return phrase
    .split(' ')
    .map((stem) => firstNames().get(stem) ?? stem)
    .sort()
    .join(' ');
}

/** The phrase of the synonyms that says the same in other words. */
export const phraseLike = (phrase: string): string | undefined => alike().get(likeness(phrase));

/** A phrase is known with its small words, and without them where it stays one. */
function keysOf(words: string): Set<string> {
  const telling = tellingStems(words);
  const all = piecesOf(words).map(({ word }) => stemOf(word));
  return new Set([all.join(' '), ...(telling.length > 1 ? [telling.join(' ')] : [])]);
}

function tellingStems(text: string): string[] {
  const words = piecesOf(text).map(({ word }) => word);
  const telling = words.filter((word) => !isSmall(word));
  return withNumbers((telling.length > 0 ? telling : words).map(stemOf));
}

/** A number behind a word is written in one with it, as in the records. */
function withNumbers(stems: readonly string[]): string[] {
  const joined: string[] = [];
  for (const stem of stems)
    if (isNumber(stem) && joined.length > 0) joined.push(`${joined.pop() ?? ''}${stem}`);
    else joined.push(stem);
  return joined;
}

/** What a word or phrase is called else. */
function synonymsOf(stem: string, factor: number): Phrase[] {
  return (synonyms().get(stem) ?? []).map(({ words, isFaint }) => {
    const stems = tellingStems(words);
    // `battery` in `battery box` is the word itself.
    const named = stems.includes(stem) ? 1 : SYNONYM;
    return { stems, factor: factor * (isFaint ? FAINT_SYNONYM : named), kind: isFaint ? 'hint' : 'name' };
  });
}

/** A word or phrase and what else it is called. */
export const meaningsOf = (stem: string, factor = 1): Phrase[] => [
  { stems: withNumbers(stem.split(' ')), factor, kind: 'own' },
  ...synonymsOf(stem, factor),
];

/** The forms of a word of Kiswahili that are words. @param isWord whether a record that is searched has a stem */
export function bases(surface: string, isWord: (stem: string) => boolean): string[] {
  return basesOf(surface)
    .map(stemOf)
    .filter((base) => meant().has(base) || isWord(base));
}

/** What other forms of a word say. */
export const baseMeanings = (forms: readonly string[]): Phrase[] => forms.flatMap((form) => meaningsOf(form, BASE));

/** Whether a word is the beginning of another that is a name by itself. */
export const beginsName = (stem: string): boolean =>
  stem.length >= SHORTEST_BEGINNING && keys().some((key) => key.startsWith(stem) && !key.includes(' '));

/** What the names of things say of which a word is the beginning. */
export function begunMeanings(stem: string): Phrase[] {
  if (stem.length < SHORTEST_BEGINNING) return [];
  const begun = keys().filter((key) => key.startsWith(stem));
  const isPhrase = (key: string) => key.includes(' ');
  // Where it begins a word, of the phrases with that word nobody has typed the rest yet.
  const ofPhrases = begun.every(isPhrase) ? BEGUN : BEGUN * UNTYPED;
  return begun.flatMap((key) => synonymsOf(key, isPhrase(key) ? ofPhrases : BEGUN));
}
