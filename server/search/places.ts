/** Where a word stands in a record; a posting holds all places of a word in one record. */
export const PLACES = { details: 1, description: 2, title: 4, head: 8, noun: 16, label: 32 } as const;
export const PLACE_BITS = 6;
export const PLACE_MASK = (1 << PLACE_BITS) - 1;

/** How much the places together tell: the title more than the category, that more than the texts. */
export const WORTH = Float32Array.from({ length: 1 << PLACE_BITS }, (_, places) => {
  const title = places & PLACES.noun ? 12 : places & PLACES.head ? 9 : places & PLACES.title ? 6 : 0;
  const text = places & PLACES.description ? 2 : places & PLACES.details ? 1 : 0;
  // What is named by a word need not say it again.
  return (title || text) + (places & PLACES.label ? 4 : 0);
});

/** Where a word says what a record is. */
export const NAMES = PLACES.title | PLACES.head | PLACES.noun | PLACES.label;
/** Where words of one name stand beside each other: before what it goes with, or in the category. */
export const BESIDE = PLACES.head | PLACES.noun | PLACES.label;
