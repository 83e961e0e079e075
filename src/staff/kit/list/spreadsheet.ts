import { unparse } from 'papaparse';
import type { Cell, CsvColumns, ReadPage } from './csv';

/** A byte order mark: without it Excel takes UTF-8 for something else. */
const BOM = '\uFEFF';

/**
 * Text that a spreadsheet would run as a formula: an operator first, also behind what programs strip or do not show (blanks,
 * line breaks, marks of no width), and in the wide forms that East Asian versions read as the plain ones; and all that
 * begins with a tab or a line break. Whatever follows, a line break included, makes no difference.
 */
const FORMULA = /^(?:[\t\n\r]|[\s\p{C}\p{Z}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;
/** Numbers, sums, days and times as these files write them. */
const VALUE = /^(?:(?:0|[1-9]\d{0,10})(?:\.\d{1,2})?|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?|\d\d:\d\d)$/;
/**
 * Text that it would show as another value: a phone number, whose zero is lost and whose twelve digits are 2.547E+11; 3/4, 1e5
 * or 5 Nov in what people write; TRUE, #N/A.
 */
const OTHER_VALUE =
  /^(?:(?=.*\p{Nd})(?:[\s\p{C}\p{Z}\p{Nd}\p{Sc}.,:/()%'-]|e|[ap]m|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|jun|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)+|[\s\p{C}\p{Z}]*(?:true|false|#[a-z/\d]+[!?]?)[\s\p{C}\p{Z}]*)$/isu;
const NO_CELL = new RegExp(`${FORMULA.source}|(?!${VALUE.source})${OTHER_VALUE.source}`, 'isu');

/**
 * Records as a file that spreadsheets open: CSV (RFC 4180). What a spreadsheet would not take as it stands is made text by an
 * apostrophe, as OWASP advises on CSV injection.
 */
export function csvOf<T>(columns: CsvColumns<T>, records: readonly T[]): string {
  const cells: ((record: T) => Cell)[] = Object.values(columns);
  const data = records.map((record) => cells.map((cell) => cell(record)));
  return BOM + unparse({ fields: Object.keys(columns), data }, { escapeFormulae: NO_CELL, newline: '\r\n' });
}

/**
 * All rows behind the filters, one page after the other. What moves to the next page meanwhile, as a newer row came, is
 * there once; what moves to the page before, as another went, is looked for there.
 * @param tell how many of how many are there
 * @returns what was read when `signal` stopped it, too
 */
export async function readAll<T extends { id: string }>(
  readPage: ReadPage<T>,
  tell: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<T[]> {
  const all = new Map<string, T>();
  let [fewest, perPage] = [Infinity, 0];
  for (let page = 1, pageCount = 1; page <= pageCount && !signal.aborted; page += 1) {
    const { rows, meta } = await readPage(page, signal);
    rows.forEach((row) => all.set(row.id, row));
    perPage ||= rows.length;
    const { total = fewest } = meta;
    const gone = page > 1 && total < fewest ? fewest - total : 0;
    fewest = Math.min(fewest, total);
    // A page without rows is the end, whatever is said of how many there are.
    pageCount = rows.length === 0 && gone === 0 ? 0 : meta.pageCount;
    // What went from the list moved those behind it up, onto pages that had been read.
    if (gone > 0) page = Math.max(0, page - 1 - Math.ceil(gone / perPage));
    tell(all.size, meta.total ?? all.size);
  }
  return [...all.values()];
}

/** Gives the person a file that was made in the page. */
export function download(name: string, type: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Only once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
