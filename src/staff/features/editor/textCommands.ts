/** A text with what is selected in it; a caret where both ends are the same. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What a command changes: `from` to `to` becomes `insert`, and then `start` to `end` is selected. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** `null` leaves the text as it is. */
export type TextCommand = (selected: Selected) => TextEdit | null;

/** The text after an edit. */
export const edited = (text: string, { from, to, insert }: TextEdit): string =>
  text.slice(0, from) + insert + text.slice(to);

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);

interface Run {
  at: number;
  length: number;
}

/** The pair of star runs around a selection that carry so many stars, both on the selection's line. */
function enclosing({ text, start, end }: Selected, stars: 1 | 2): { open: Run; close: Run } | null {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = lineEndAt(text, start);
  if (end > lineEnd) return null;
  let open: Run | null = null;
  for (const match of text.slice(lineStart, lineEnd).matchAll(/\\.|\*{1,3}/g)) {
    const run = { at: lineStart + match.index, length: match[0].length };
    if (match[0].startsWith('\\') || (run.length & stars) === 0) continue;
    if (open && !isSpace(text[run.at - 1])) {
      if (open.at + open.length <= start && end <= run.at) return { open, close: run };
      open = null;
    } else if (!isSpace(text[run.at + run.length])) open = run;
  }
  return null;
}

const lineEndAt = (text: string, from: number) => {
  const at = text.indexOf('\n', from);
  return at === -1 ? text.length : at;
};

/** What a mark is meant for: the selection without the marks and the spaces at its ends; for a caret the word it stands in. */
function meant({ text, ...range }: Selected, mark: string): Selected {
  let { start, end } = range;
  if (start === end) {
    while (/[\p{L}\p{N}]/u.test(text[start - 1] ?? '')) start -= 1;
    while (/[\p{L}\p{N}]/u.test(text[end] ?? '')) end += 1;
    return { text, start, end };
  }
  while (start < end && isSpace(text[start])) start += 1;
  while (end > start && isSpace(text[end - 1])) end -= 1;
  const inside = text.slice(start, end);
  if (inside.length > 2 * mark.length && inside.startsWith(mark) && inside.endsWith(mark))
    return { text, start: start + mark.length, end: end - mark.length };
  return { text, start, end };
}

const emphasis = (mark: '*' | '**') => {
  const stars = mark.length as 1 | 2;
  const isOn = (selected: Selected) => enclosing(meant(selected, mark), stars) !== null;
  const toggle: TextCommand = (selected) => {
    const { text, start, end } = meant(selected, mark);
    const pair = enclosing({ text, start, end }, stars);
    if (!pair)
      return {
        from: start,
        to: end,
        insert: mark + text.slice(start, end) + mark,
        start: start + stars,
        end: end + stars,
      };
    const { open, close } = pair;
    const innerStart = open.at + open.length;
    const shift = (at: number) => Math.min(Math.max(at, innerStart), close.at) - stars;
    const kept = selected.start === selected.end ? selected : { start, end };
    return {
      from: innerStart - stars,
      to: close.at + stars,
      insert: text.slice(innerStart, close.at),
      start: shift(kept.start),
      end: shift(kept.end),
    };
  };
  return { isOn, toggle };
};

export const bold = emphasis('**');
export const italic = emphasis('*');

interface Lines {
  from: number;
  to: number;
  lines: string[];
}

/** The whole lines that a selection touches; a selection that ends at a line's beginning does not touch that line. */
function linesOf({ text, start, end }: Selected): Lines {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = lineEndAt(text, Math.max(last, from));
  return { from, to, lines: text.slice(from, to).split('\n') };
}

/** Puts lines in the place of others: a caret keeps its place in its line, a selection takes in all of them. */
function withLines({ start, end }: Selected, { from, to, lines }: Lines, next: string[]): TextEdit {
  const insert = next.join('\n');
  const grown = (next[0] ?? '').length - (lines[0] ?? '').length;
  const caret = Math.min(Math.max(start + grown, from), from + insert.length);
  return start === end
    ? { from, to, insert, start: caret, end: caret }
    : { from, to, insert, start: from, end: from + insert.length };
}

const prefixed = (prefix: string) => {
  const isOn = (selected: Selected) => {
    const written = linesOf(selected).lines.filter((line) => line.trim() !== '');
    return written.length > 0 && written.every((line) => line.startsWith(prefix));
  };
  const toggle: TextCommand = (selected) => {
    const touched = linesOf(selected);
    const { lines } = touched;
    const only = lines.length === 1;
    const next = isOn(selected)
      ? lines.map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line))
      : lines.map((line) => (line.trim() === '' && !only ? line : prefix + line));
    return withLines(selected, touched, next);
  };
  return { isOn, toggle };
};

export const bullets = prefixed('- ');
export const quotation = prefixed('> ');

const HEADING = /^(#{1,6}) +/;

/** No heading, a heading, a smaller one, none again. The page's own title is the level above. */
export const heading = {
  isOn: (selected: Selected) => HEADING.test(linesOf(selected).lines[0] ?? ''),
  toggle: ((selected) => {
    const touched = linesOf(selected);
    const level = HEADING.exec(touched.lines[0] ?? '')?.[1]?.length;
    const mark = level === undefined ? '## ' : level <= 2 ? '### ' : '';
    return withLines(
      selected,
      touched,
      touched.lines.map((line) =>
        line.trim() === '' && touched.lines.length > 1 ? line : mark + line.replace(HEADING, ''),
      ),
    );
  }) satisfies TextCommand,
};

const ADDRESS = 'https://';
const isAddress = (text: string) => /^(https?:\/\/|mailto:|tel:|\/)\S+$/.test(text);

/** What is selected becomes the words, or the address where it is one; the part that is missing is selected to be written. */
const reference =
  (before: string): TextCommand =>
  ({ text, start, end }) => {
    const chosen = text.slice(start, end);
    if (isAddress(chosen)) {
      const words = start + before.length;
      return { from: start, to: end, insert: `${before}](${chosen})`, start: words, end: words };
    }
    const address = start + before.length + chosen.length + 2;
    const insert = `${before}${chosen}](${ADDRESS})`;
    return chosen === ''
      ? { from: start, to: end, insert, start: start + before.length, end: start + before.length }
      : { from: start, to: end, insert, start: address, end: address + ADDRESS.length };
  };

export const link = reference('[');
export const image = reference('![');

const ITEM = /^(\s*)([-*+]|(\d{1,9})([.)])|>) +/;

/**
 * Enter within a list or quotation begins its next line. On an item that is still empty it ends the list: with a blank line,
 * or what comes next would still be taken for the last item.
 */
export const nextItem: TextCommand = ({ text, start, end }) => {
  if (start !== end) return null;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const found = ITEM.exec(text.slice(lineStart, lineEndAt(text, start)));
  if (!found || start < lineStart + found[0].length) return null;
  const [marked, indent = '', mark = '', number, dot = ''] = found;
  if (text.slice(lineStart + marked.length, lineEndAt(text, start)).trim() === '')
    return { from: lineStart, to: lineStart + marked.length, insert: '\n', start: lineStart + 1, end: lineStart + 1 };
  const insert = `\n${indent}${number === undefined ? mark : `${Number(number) + 1}${dot}`} `;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
};
