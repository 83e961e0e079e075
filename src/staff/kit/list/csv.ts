import { recordOf } from '../record/fields';

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
  /^[\s\p{C}\p{Z}]*(?:(?=.*\p{Nd})(?:[\p{Nd}\p{Sc}\s.,:/()%'-]|e|[ap]m|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)+|true|false|#[a-z/\d]+[!?]?)[\s\p{C}\p{Z}]*$/isu;
const NO_CELL = new RegExp(`${FORMULA.source}|(?!${VALUE.source})${OTHER_VALUE.source}`, 'isu');

type Cell = string | number | boolean | null | undefined;

/** What each column of a file holds of a record, by the column's name, in their order. */
export type CsvColumns<T> = Readonly<Record<string, (record: T) => Cell>>;

/** Columns that hold a field of the record as it is, under its name. */
export const sameAs = <N extends string>(...names: readonly N[]) =>
  recordOf(names, (name) => (record: Readonly<Partial<Record<N, Cell>>>) => record[name]);

/** Records as CSV (RFC 4180). What a spreadsheet would not take as it stands is made text by an apostrophe, as OWASP advises on CSV injection. */
export async function csvOf<T>(columns: CsvColumns<T>, records: readonly T[]): Promise<string> {
  const { unparse } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const cells = Object.values(columns);
  const data = records.map((record) => cells.map((cell) => cell(record)));
  return BOM + unparse({ fields: Object.keys(columns), data }, { escapeFormulae: NO_CELL, newline: '\r\n' });
}

/** A page of a list, with how many there are. */
export interface CsvPage<T> {
  rows: readonly T[];
  meta: { pageCount: number; total?: number };
}

/** Reads one page of a list; `signal` gives up the call. */
export type ReadPage<T> = (page: number, signal: AbortSignal) => Promise<CsvPage<T>>;

/** A list as a file. */
export interface CsvFile<T> {
  /** The file's name, before the day. */
  name: string;
  columns: CsvColumns<T>;
  /** Of a list that is not whole on the screen: all that is behind its filters, in its order. */
  readPage?: ReadPage<T>;
}

/**
 * All rows behind the filters, one page after the other. What moves to the next page meanwhile, as a newer row came, is
 * there once.
 * @param tell how many of how many are there
 * @returns what was read when `signal` stopped it, too
 */
export async function readAll<T extends { id: string }>(
  readPage: ReadPage<T>,
  tell: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<T[]> {
  const all = new Map<string, T>();
  for (let page = 1, pageCount = 1; page <= pageCount && !signal.aborted; page += 1) {
    const { rows, meta } = await readPage(page, signal);
    rows.forEach((row) => all.set(row.id, row));
    ({ pageCount } = meta);
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
