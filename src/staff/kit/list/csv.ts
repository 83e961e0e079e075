/** A byte order mark: without it Excel takes UTF-8 for something else. */
const BOM = '\uFEFF';

/**
 * Text that a spreadsheet would run as a formula: an operator first, also behind what programs strip or do not show (blanks,
 * line breaks, marks of no width), and in the wide forms that East Asian versions read as the plain ones; and all that
 * begins with a tab or a line break. Whatever follows, a line break included, makes no difference.
 */
const FORMULA = /^(?:[\t\n\r]|[\s\p{C}\p{Z}]*[=+\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20])/u;

/** What a record holds in the columns of a file, by their names. */
export type CsvRow = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Records as CSV (RFC 4180). What looks like a formula is defused by an apostrophe, as OWASP advises on CSV injection. */
export async function csvOf(columns: readonly string[], rows: readonly CsvRow[]): Promise<string> {
  const { unparse } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const data = rows.map((row) => columns.map((name) => row[name]));
  return BOM + unparse({ fields: [...columns], data }, { escapeFormulae: FORMULA, newline: '\r\n' });
}

/** A page of a list, with how many there are. */
export interface CsvPage<T> {
  rows: T[];
  meta: { pageCount: number; total?: number };
}

/**
 * All rows behind the filters, page after page.
 * @param readPage reads one page @param tell how many of how many are there
 * @returns what was read when `signal` stopped it, too
 */
export async function readAll<T>(
  readPage: (page: number) => Promise<CsvPage<T>>,
  tell: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount && !signal.aborted; page += 1) {
    const { rows, meta } = await readPage(page);
    all.push(...rows);
    ({ pageCount } = meta);
    tell(all.length, meta.total ?? all.length);
  }
  return all;
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
