/** A text as a cell of a Markdown table, where a bar would end it and a tag would vanish; `<br>` is a new line. */
const cell = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replace(/<(?!br>)/g, '&lt;');

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A Markdown table, line by line. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];
