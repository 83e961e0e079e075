/** Characters of a text that goes out in an address: longer ones are cut by mail programs and refused by WhatsApp. */
export const LONGEST_CHAT = 1200;

/**
 * A text of a list with as many of its lines as keep it within a length; all of them where they do.
 * @param longest in UTF-16 code units
 * @param count how many lines there are
 * @param textOf the text with the first `shown` lines, which says how many more there are
 */
export function fitting(longest: number, count: number, textOf: (shown: number) => string): string {
  const whole = textOf(count);
  if (whole.length <= longest) return whole;
  let shown = 0;
  while (shown < count && textOf(shown + 1).length <= longest) shown += 1;
  return textOf(shown);
}

/** A text that is no longer than that, with an ellipsis for what is left out; no character is cut in half. */
export const cutAt = (longest: number, text: string): string =>
  text.length <= longest
    ? text
    : `${text
        .slice(0, Math.max(longest - 1, 0))
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;
