/** The words of a search, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/u).filter(Boolean);

/** Whether each of the words occurs somewhere in the texts, whatever its case. */
export function matches(words: readonly string[], ...texts: readonly (string | null | undefined)[]): boolean {
  const whole = texts.join('\n').toLowerCase();
  return words.every((word) => whole.includes(word));
}

/** A piece of a text, and whether it is a match. */
interface Piece {
  text: string;
  hit: boolean;
}

/** The text cut where the words occur in it; what overlaps is one piece. */
export function markMatches(text: string, words: readonly string[]): Piece[] {
  const lower = text.toLowerCase();
  // Some letters have another length in lower case: then places in the text cannot be told.
  if (lower.length !== text.length) return [{ text, hit: false }];
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = lower.indexOf(word); at !== -1 && word !== ''; at = lower.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length;) {
    let to = from + 1;
    while (to < text.length && hits[to] === hits[from]) to += 1;
    pieces.push({ text: text.slice(from, to), hit: hits[from] === true });
    from = to;
  }
  return pieces;
}
