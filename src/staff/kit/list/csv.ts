import { recordOf } from '../record/fields';

export type Cell = string | number | boolean | null | undefined;

/** What each column of a file holds of a record, by the column's name, in their order. */
export type CsvColumns<T> = Readonly<Record<string, (record: T) => Cell>>;

/** Columns that hold a field of the record as it is, under its name. */
export const sameAs = <N extends string>(...names: readonly N[]) =>
  recordOf(names, (name) => (record: Readonly<Partial<Record<N, Cell>>>) => record[name]);

/** A page of a list, with how many there are. */
interface CsvPage<T> {
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
