/** As much as search engines show below a title. */
const LONGEST_DESCRIPTION = 160;
/** Characters of a short description on an article's card (docs/product.md, 3.6). */
const CARD_CHARACTERS = 50;

/** A text's beginning as one line, cut at a word where it is longer than `longest` characters. */
export function beginningOf(text: string, longest = LONGEST_DESCRIPTION): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  return `${line
    .slice(0, longest)
    .replace(/\s+\S*$/, '')
    .replace(/\p{Cs}$/u, '')}…`;
}

/**
 * What a card shows of an article: the first 50 characters and an ellipsis, whatever the length
 * (docs/product.md, 3.6). A character of two code units is one; it is never cut in half.
 * @returns null where there is nothing to show
 */
export function cardExcerpt(description: string | null | undefined): string | null {
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  return text === '' ? null : `${Array.from(text).slice(0, CARD_CHARACTERS).join('').trimEnd()}…`;
}

/** Words a minute that people read on a screen. */
const PACE = 220;

/** How long a text takes to read, in whole minutes, at least one. Marks of Markdown are no words. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / PACE));
}
