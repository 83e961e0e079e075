import type { Entry } from './entry';
import { DENIED, UNLIKE } from './synonyms';
import { headOf, wordsOf, type Word } from './words';

/**
 * Where a word stands in a record; a posting holds all places of a word in one record. Denied is what a text says that the
 * thing is not for.
 */
export const PLACES = { details: 1, description: 2, title: 4, head: 8, noun: 16, label: 32, denied: 64 } as const;
export const PLACE_BITS = 7;
export const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** Enough to come, behind all that says the same of itself. */
const DENIED_WORTH = 0.05;

/** How much the places together tell: the title more than the category, that more than the texts. */
export const WORTH = Float32Array.from({ length: 1 << PLACE_BITS }, (_, places) => {
  const title = places & PLACES.noun ? 12 : places & PLACES.head ? 9 : places & PLACES.title ? 6 : 0;
  const text = places & PLACES.description ? 2 : places & PLACES.details ? 1 : 0;
  // What is named by a word need not say it again.
  return (title || text) + (places & PLACES.label ? 4 : 0) || (places & PLACES.denied ? DENIED_WORTH : 0);
});

/** Where a word says what a record is. */
export const NAMES = PLACES.title | PLACES.head | PLACES.noun | PLACES.label;
/** Where words of one name stand beside each other: before what it goes with, or in the category. */
export const BESIDE = PLACES.head | PLACES.noun | PLACES.label;

/**
 * The places of each stem of a record.
 * @param isOfSentences whether names are sentences, of which no word says more than another what the record is
 * @param tell is told of every word
 */
export function placesOf(
  { titles, labels, description, details }: Entry,
  isOfSentences: boolean,
  tell: (word: Word) => void,
): Map<string, number> {
  const places = new Map<string, number>();
  const add = (text: string, place: number) => {
    for (const word of wordsOf(text)) {
      places.set(word.stem, (places.get(word.stem) ?? 0) | (word.isOfBefore ? PLACES.details : place));
      tell(word);
    }
  };
  const addText = (text: string, place: number) => {
    if (isOfSentences) return add(text, place);
    add(text.replace(DENIED, ', '), place);
    for (const [said] of text.matchAll(DENIED)) add(said, PLACES.denied);
  };
  addText(details, PLACES.details);
  addText(description, PLACES.description);
  for (const title of titles) {
    const like = isOfSentences ? title : title.replace(UNLIKE, ', ');
    const { segment, noun } = isOfSentences ? { segment: title, noun: null } : headOf(like);
    if (like !== title) add(title, PLACES.details);
    add(like, PLACES.title);
    add(segment, PLACES.head);
    if (noun !== null) places.set(noun, (places.get(noun) ?? 0) | PLACES.noun);
  }
  for (const label of labels) add(label, PLACES.label);
  return places;
}
