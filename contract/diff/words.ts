/** Words that are shown around what differs. */
const AROUND = 5;
/** Characters of either text at most. */
const MOST = 240;

/** Where two texts differ, with a few words around it: `"… second time is 404." -> "… second time is 200."`. */
export function changedWords(old: string, now: string): string {
  const [before, after] = [old, now].map((text) => text.split(/\s+/).filter((word) => word !== ''));
  if (!before || !after) return '';
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const shown = (words: readonly string[]) => {
    const [from, to] = [Math.max(0, start - AROUND), Math.min(words.length, words.length - end + AROUND)];
    const part = words.slice(from, to).join(' ');
    const cut = part.length > MOST ? `${part.slice(0, MOST)}…` : part;
    return words.length === 0 ? 'nothing' : `"${from > 0 ? '… ' : ''}${cut}${to < words.length ? ' …' : ''}"`;
  };
  return `${shown(before)} -> ${shown(after)}`;
}
