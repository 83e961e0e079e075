/** What a spreadsheet runs: an operator first, also behind what it strips or does not show, and in its wide forms. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}\p{Z}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])/u;
const CELL = /(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,\r\n"]*))/gy;

/** Cells of a CSV file (RFC 4180) that are formulas, and how many rows it has beneath its head. */
export function formulasIn(csv: string): { rows: number; formulas: string[] } {
  const text = csv.replace(/^\uFEFF/, '').replace(/\r\n$/, '');
  const formulas: string[] = [];
  let rows = 0;
  let end = 0;
  CELL.lastIndex = 0;
  for (let cell = CELL.exec(text); cell; cell = CELL.exec(text)) {
    if (cell[0].startsWith('\r\n')) rows += 1;
    const value = cell[1] ?? cell[2] ?? '';
    if (FORMULA.test(value)) formulas.push(value.slice(0, 60));
    end = CELL.lastIndex;
    if (end === text.length) break;
  }
  // What cannot be read to its end is judged by nobody.
  if (end !== text.length) formulas.push(`unreadable from ${end}: ${text.slice(end, end + 40)}`);
  return { rows, formulas };
}
