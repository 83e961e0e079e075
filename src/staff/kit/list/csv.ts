import { recordOf } from '../record/fields';

export type Cell = string | number | boolean | null | undefined;

/** What each column of a file holds of a record, by the column's name, in their order. */
export type CsvColumns<T> = Readonly<Record<string, (record: T) => Cell>>;

/** Columns that hold a field of the record as it is, under its name. */
export const sameAs = <N extends string>(...names: readonly N[]) =>
  recordOf(names, (name) => (record: Readonly<Partial<Record<N, Cell>>>) => record[name]);

/** Records as a file that spreadsheets open; what writes it is fetched for the first one. */
export async function csvOf<T>(columns: CsvColumns<T>, records: readonly T[]): Promise<string> {
  const { spreadsheetOf } = await import(/* webpackChunkName: "staff-csv" */ './spreadsheet');
  const cells = Object.values(columns);
  return spreadsheetOf(
    Object.keys(columns),
    records.map((record) => cells.map((cell) => cell(record))),
  );
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
