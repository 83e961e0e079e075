import type { County } from '../../../common/api/counties';
import { MOST_DAYS_TO_COUNTY } from '../../../common/domain/contract.gen';
import { centsFromText } from '../../../common/domain/money';
import type { CountyRow } from '../../api';
import { plainNumber } from '../../kit/form/numbers';
import type { CsvColumns } from '../../kit/list/csv';
import { plainName as key } from '../../kit/named/useActivityFilter';
import { counties as t } from '../../texts/counties';

const { import: words } = t;

/** A column of the file, by the field that it holds. */
const CSV_COLUMNS = {
  name: 'County',
  delivery_price: 'Delivery (KES)',
  delivery_days: 'Delivery days',
  installation_price: 'Installation (KES)',
  installation_days: 'Installation days',
  isActive: 'Shown',
} as const;
type Field = keyof typeof CSV_COLUMNS;
type Terms = Omit<County, 'id' | 'name'>;
const FIELDS = Object.keys(CSV_COLUMNS) as Field[];

/** What each column of the file holds of a county. */
export const csvColumns: CsvColumns<County> = {
  [CSV_COLUMNS.name]: ({ name }) => name,
  [CSV_COLUMNS.delivery_price]: ({ delivery_price }) => delivery_price ?? t.onRequest.toLowerCase(),
  [CSV_COLUMNS.delivery_days]: ({ delivery_days }) => delivery_days,
  [CSV_COLUMNS.installation_price]: ({ installation_price }) => installation_price ?? t.onRequest.toLowerCase(),
  [CSV_COLUMNS.installation_days]: ({ installation_days }) => installation_days,
  [CSV_COLUMNS.isActive]: ({ isActive }) => (isActive ? t.yes : t.no),
};

/** What is wrong in a file, where a spreadsheet shows it: rows count from 1, the names of the columns included. */
export interface CsvFault {
  row: number;
  column: string;
  text: string;
}

export interface CountyChange {
  before: County;
  after: County;
}

interface CountyFile {
  faults: CsvFault[];
  changes: CountyChange[];
  /** How many of the file's rows say what stands already. */
  same: number;
}

/** What the rows of a file would make of the counties. @param rows of texts, the names of the columns first */
export function readCounties(rows: readonly (readonly string[])[], counties: readonly County[]): CountyFile {
  const faults: CsvFault[] = [];
  const [head = [], ...body] = rows;
  const columns = readHead(head, faults);
  if (faults.length > 0) return { faults, changes: [], same: 0 };
  const byName = new Map(counties.map((county) => [key(county.name), county]));
  const seen = new Map<string, number>();
  const changes: CountyChange[] = [];
  let same = 0;
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = index + 2;
    const fault = (field: Field, text: string) => faults.push({ row, column: CSV_COLUMNS[field], text });
    const name = cells[columns.get('name') ?? -1] ?? '';
    const before = byName.get(key(name));
    if (!before) {
      fault('name', words.unknownCounty(name.trim()));
      continue;
    }
    const first = seen.get(before.id);
    if (first !== undefined) fault('name', words.twice(first));
    else seen.set(before.id, row);
    const after: County = { ...before, ...readTerms(cells, columns, fault) };
    if (JSON.stringify(after) === JSON.stringify(before)) same += 1;
    else changes.push({ before, after });
  }
  return { faults, changes, same };
}

function readHead(head: readonly string[], faults: CsvFault[]): Map<Field, number> {
  const columns = new Map<Field, number>();
  for (const [index, cell] of head.entries()) {
    const field = FIELDS.find((one) => key(CSV_COLUMNS[one]) === key(cell));
    if (field && columns.has(field)) faults.push({ row: 1, column: cell, text: words.columnTwice });
    else if (field) columns.set(field, index);
    else if (cell.trim() !== '') faults.push({ row: 1, column: cell.trim(), text: words.unknownColumn(cell.trim()) });
  }
  if (!columns.has('name'))
    faults.push({ row: 1, column: CSV_COLUMNS.name, text: columns.size === 0 ? words.noHeader : words.noCounty });
  return columns;
}

/** The terms that the row names; a column that is missing names none. */
function readTerms(
  cells: readonly string[],
  columns: ReadonlyMap<Field, number>,
  fault: (field: Field, text: string) => void,
): Partial<Terms> {
  const terms: Partial<Terms> = {};
  const cellOf = (field: Field) => {
    const index = columns.get(field);
    return index === undefined ? undefined : (cells[index] ?? '').trim();
  };
  for (const field of ['delivery_price', 'installation_price'] as const) {
    const cell = cellOf(field);
    if (cell === undefined) continue;
    const price = priceIn(cell);
    if (price === undefined) fault(field, words.notMoney(cell));
    else terms[field] = price;
  }
  for (const field of ['delivery_days', 'installation_days'] as const) {
    const cell = cellOf(field);
    if (cell === undefined) continue;
    const days = daysIn(cell);
    if (days === undefined) fault(field, words.notDays(cell));
    else terms[field] = days;
  }
  const shown = cellOf('isActive');
  if (shown !== undefined) {
    const isActive = yesNoIn(shown);
    if (isActive === undefined) fault('isActive', words.notYesNo(shown));
    else terms.isActive = isActive;
  }
  return terms;
}

/** An amount as the API writes it, null on request, undefined for what is neither. */
function priceIn(cell: string): string | null | undefined {
  if (cell === '' || key(cell) === key(t.onRequest)) return null;
  const cents = centsFromText(plainNumber(cell.replace(/^(KES|Ksh)\.?/i, '')));
  return cents === null ? undefined : (cents / 100).toFixed(2);
}

function daysIn(cell: string): number | null | undefined {
  if (cell === '') return null;
  return /^[0-9]{1,2}$/.test(cell) && Number(cell) <= MOST_DAYS_TO_COUNTY ? Number(cell) : undefined;
}

const YES = ['yes', 'true', '1'];
const NO = ['no', 'false', '0'];

const yesNoIn = (cell: string): boolean | undefined =>
  YES.includes(key(cell)) ? true : NO.includes(key(cell)) ? false : undefined;

/** A county as it is sent among several. */
export const rowOf = ({ name: _, ...row }: County): CountyRow => row;
