import { unparse } from 'papaparse';
import type { Cell } from './csv';

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
 * CSV (RFC 4180). What a spreadsheet would not take as it stands is made text by an apostrophe, as OWASP advises on CSV injection.
 * @param fields names of the columns @param data a row of cells for each record
 */
export const spreadsheetOf = (fields: string[], data: Cell[][]): string =>
  BOM + unparse({ fields, data }, { escapeFormulae: NO_CELL, newline: '\r\n' });
