import type { Contract, Parameter, RequestBody, Schema } from './contract';

/** A field of a request's body. */
export interface Field {
  name: string;
  schema: Schema;
  /** Where its schema stands in the contract. */
  pointer: string;
  required: boolean;
  /** Whether a server may leave it out. */
  extended: boolean;
}

/** A value and what to call it in a report; undefined where the field is left out. */
export interface Candidate {
  what: string;
  value: unknown;
}

/** Four bytes in UTF-8, two units in UTF-16, one code point. */
export const ASTRAL = '\u{1F6F0}';
const FILLERS = [ASTRAL, 'a', '1'];

/** Texts that fields for words refuse, and texts that fields of a fixed form do; those that a field takes are left out. */
const WORD_BREAKERS = ['a\u0000b', 'a\nb', 'a\u007Fb'];
const FORM_BREAKERS = [
  '1e3',
  '-1',
  '1,000',
  '0.001',
  ' 5',
  'NaN',
  '01',
  'a b',
  '{}',
  '[1]',
  '["a",]',
  'phone',
  'a\u0000b',
];
const MAX_BREAKERS = 7;
/** Texts that a pattern takes; with a line end behind them it must not, though `$` stands before one in many languages. */
const BEFORE_A_LINE_END = ['a', '5', 'in_stock', '[]', '2030-01-01T00:00:00Z', 'kit@example.com'];
/** What programs take for numbers that is none in JSON: digits of other scripts, hexadecimal, separators, blanks. */
const NO_NUMBERS = ['many', 'NaN', '\u0663', '0x10', '1_0', '5 ', '05', '+5', '.5', '5.'];
/** What programs take for truth values that none is in a form or a query. */
const NO_BOOLEANS = ['many', '1', '0', 'yes', 'on', 'TRUE', 'True'];

const NOT_EMAILS = [
  'nobody',
  'nobody@',
  '@example.com',
  'two words@example.com',
  'a@b',
  'a..b@example.com',
  '.a@example.com',
  'a@b@example.com',
  'a@-example.com',
  'jos\u00E9@example.com',
  '"a b"@example.com',
  'a@[127.0.0.1]',
  'Name <a@example.com>',
  'a@example.com,b@example.com',
];
/** Of the form, but of no day and no hour that there is, too. */
const NOT_TIMES = [
  'tomorrow',
  '2026-11-01',
  '2030-02-31T00:00:00Z',
  '2030-13-01T00:00:00Z',
  '2030-01-01T25:00:00Z',
  '2030-01-01T00:00:00',
];
const NOT_DAYS = [
  'tomorrow',
  '2030-02-31',
  '2031-02-29',
  '2030-13-01',
  '2030-00-10',
  '2030-04-31',
  '2030-1-2',
  '20300102',
  '02/01/2030',
];
const NOT_HOURS = ['9:00', '09:60', '24:00', '25:00', '09:00:00', '09.00', '0900'];
/** What is no list of ids or of words in a form. */
const NOT_LISTS = ['{}', '[1]', '[null]', '["a"', '["a",]', '"a"', 'a', '[["a"]]', '[{}]', '[""]'];
/** Of these a parameter without an enum takes two. */
const OF_QUERIES = [
  '1',
  '2',
  'true',
  'false',
  'dish',
  'mast',
  '2030-01-01',
  '2030-01-02',
  '2030-01-01T00:00:00Z',
  '2030-01-02T00:00:00Z',
];
const TEXT_FORMS = ['9999999999.99', '0'];
const BLANKS = [' ', '\t', '\u00A0', '\u200B', '\u2800'];

/** Values as JSON, long ones by their length. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'left out';
  if (typeof value === 'string' && value.length > 60)
    return `a text of ${[...value].length} code points (${JSON.stringify([...value].at(-1))}…)`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 50)}…` : text;
}

const candidate = (value: unknown): Candidate => ({ what: shownValue(value), value });

/** The fields of a body, without pictures, which are no values. */
export function fieldsOf(contract: Contract, body: RequestBody): Field[] {
  const owner = contract.target(body.pointer);
  return Object.entries(body.schema.properties ?? {})
    .map(([name, schema]) => ({
      name,
      schema: contract.resolve(schema),
      pointer: contract.target(`${owner}/properties/${name}`),
      required: body.schema.required?.includes(name) === true,
      extended: schema['x-profile'] === 'extended',
    }))
    .filter(({ schema }) => !isPicture(schema));
}

const isPicture = ({ format, items }: Schema) => format === 'binary' || items?.format === 'binary';

/** Whether every text in a value is well-formed and without U+0000 (openapi.yaml, info: Texts). */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && !/\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isWellFormed(key) && isWellFormed(inner));
}

/** Whether the contract refuses a value at a place. */
export const isInvalid = (contract: Contract, pointer: string, value: unknown) =>
  contract.errors(pointer, value).length > 0 || !isWellFormed(value);

/** A form's text as the value that the schema means; the text itself where it is none. */
export function fromText({ type }: Schema, text: string): unknown {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const isNumber = (type === 'integer' || type === 'number') && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}

/** Texts that a parameter takes, two at least. */
export function validTexts(contract: Contract, { schema, pointer }: Parameter): string[] {
  const at = contract.target(`${pointer}/schema`);
  return (schema.enum?.map(String) ?? OF_QUERIES).filter((text) => !isInvalid(contract, at, fromText(schema, text)));
}

/** Whether a field holds ids of other records. */
const isReference = ({ pattern, items }: Schema): boolean =>
  /^\^(\\\[.*)?.*\[A-Za-z0-9_-\]/.test(pattern ?? '') || (items?.$ref ?? '').endsWith('/Id');

/** Values of other types than the field's: for JSON, where a value has a type. The last one of each many languages take for none. */
export function wrongTypes(contract: Contract, { schema, pointer }: Field): Candidate[] {
  const values: Record<string, unknown[]> = {
    string: [1, true, ['x'], { x: 1 }, null, false],
    number: ['1', true, [1], {}, null, ''],
    integer: ['1', true, [1], {}, null, ''],
    boolean: ['true', 1, [true], {}, null, ''],
    array: ['x', 1, { x: 1 }, [1], [null], null, ''],
    object: ['x', 1, true, ['x'], null, ''],
  };
  return (values[schema.type ?? ''] ?? []).filter((value) => isInvalid(contract, pointer, value)).map(candidate);
}

/** Values of the right type that the contract refuses: one step beyond each bound, other than the enum, format and pattern say. */
export function outOfBounds(contract: Contract, { schema, pointer }: Field, asText = false): Candidate[] {
  const values =
    schema.type === 'string'
      ? badTexts(contract, schema, pointer)
      : schema.type === 'array'
        ? badLists(schema)
        : badNumbers(schema, asText);
  // An empty text is one that is sent, not one that is left out.
  const all = asText || schema.type === 'string' ? new Set([...values, '']) : values;
  const meant = (value: unknown) => (asText && typeof value === 'string' ? fromText(schema, value) : value);
  return [...all].filter((value) => isInvalid(contract, pointer, meant(value))).map(candidate);
}

function badTexts(contract: Contract, schema: Schema, pointer: string): unknown[] {
  const { minLength = 0, maxLength, pattern, format } = schema;
  if (schema.enum) return ['no_such_value', String(schema.enum[0]).toUpperCase(), ''];
  const short = minLength > 0 ? ['x'.repeat(minLength - 1)] : [];
  const long = maxLength === undefined ? [] : [filled(contract, pointer, maxLength + 1, format)];
  const ended = BEFORE_A_LINE_END.filter((text) => !isInvalid(contract, pointer, text)).map((text) => `${text}\n`);
  if (format === 'email') return [...short, ...long, ...ended, ...NOT_EMAILS];
  if (format === 'date-time') return [...short, ...ended, ...NOT_TIMES];
  if (format === 'date') return [...short, ...NOT_DAYS];
  if (!isInvalid(contract, pointer, '09:00') && isInvalid(contract, pointer, 'a b')) return [...short, ...NOT_HOURS];
  if (pattern?.startsWith('^\\[')) return [...short, ...long, ...ended.slice(0, 1), ...NOT_LISTS];
  const breakers =
    pattern === undefined
      ? WORD_BREAKERS.slice(0, 1)
      : isInvalid(contract, pointer, 'a b')
        ? FORM_BREAKERS
        : WORD_BREAKERS;
  const broken = breakers.filter(
    (text) => text.length >= minLength && text.length <= (maxLength ?? Infinity) && isInvalid(contract, pointer, text),
  );
  return [...short, ...long, ...ended.slice(0, 1), ...broken.slice(0, MAX_BREAKERS)];
}

/** A text too long by its length alone, where there is one. */
function filled(contract: Contract, pointer: string, length: number, format?: string): string {
  if (format === 'email') return emailOf(length);
  const onlyTooLong = (text: string) => contract.errors(pointer, text).every(({ keyword }) => keyword === 'maxLength');
  return FILLERS.map((filler) => filler.repeat(length)).find(onlyTooLong) ?? 'a'.repeat(length);
}

function emailOf(length: number): string {
  const local = 'a'.repeat(64);
  const domain = 'example.'.repeat(Math.ceil(length / 8)).slice(0, length - local.length - 1);
  return `${local}@${domain.slice(0, -3).replace(/\.$/, 'e')}com`;
}

function badLists({ maxItems = 0, minItems = 0 }: Schema): unknown[] {
  return [
    ...(minItems > 0 ? [[]] : []),
    ...(maxItems > 0 ? [Array.from({ length: maxItems + 1 }, (_, index) => `kit-${index}`)] : []),
    [''],
    ['a b'],
  ];
}

function badNumbers({ type, minimum, maximum }: Schema, asText: boolean): unknown[] {
  const step = type === 'integer' ? 1 : 0.01;
  const numbers = [
    ...(minimum === undefined ? [] : [minimum - step]),
    ...(maximum === undefined ? [] : [maximum + step]),
    ...(type === 'integer' ? [(minimum ?? 0) + 0.5] : []),
  ];
  // Everything in a form is text: what is no number, or no truth value, can only be told so.
  return asText ? [...numbers.map(String), ...(type === 'boolean' ? NO_BOOLEANS : NO_NUMBERS)] : numbers;
}

/** Blank texts that a field refuses although none of them is empty. */
export function blanks(contract: Contract, { schema, pointer }: Field): Candidate[] {
  // What refuses a plain blank, but takes letters with blanks in them, is a field for names or messages.
  if (schema.type !== 'string' || schema.enum || contract.errors(pointer, 'a b').length > 0) return [];
  return BLANKS.filter((text) => isInvalid(contract, pointer, text)).map(candidate);
}

/**
 * The value at a bound, none where there is no bound to reach or only real ids will do.
 * @param prefix of a text, so that names stay unique
 */
export function atBound(
  contract: Contract,
  { name, schema, pointer }: Field,
  bound: 'least' | 'most',
  prefix: string,
): unknown {
  if (isReference(schema) || schema.type === 'array') return undefined;
  if (schema.enum) return bound === 'most' ? schema.enum.at(-1) : schema.enum[0];
  if (schema.type === 'boolean') return bound === 'most';
  if (schema.type !== 'string') return bound === 'most' ? schema.maximum : schema.minimum;
  if (schema.format === 'date-time') return timeAt(name, bound);
  const values = textsAt(schema, bound, prefix).filter((text) => !isInvalid(contract, pointer, text));
  return values[0];
}

function timeAt(name: string, bound: 'least' | 'most'): string {
  const year = name.includes('end') ? '2031' : '2030';
  return bound === 'most' ? `${year}-12-31T23:59:59.123456789+03:00` : `${year}-01-01T00:00:00Z`;
}

function textsAt({ minLength = 0, maxLength = 0, format }: Schema, bound: 'least' | 'most', prefix: string): string[] {
  if (format === 'email') return bound === 'most' ? [emailOf(maxLength)] : [];
  if (bound === 'least') return [minLength === 0 ? '' : ASTRAL.repeat(minLength), ...[...TEXT_FORMS].reverse()];
  const long = FILLERS.flatMap((filler) =>
    [prefix, ''].map((begin) => begin + filler.repeat(Math.max(0, maxLength - begin.length))),
  );
  return [...long, ...TEXT_FORMS];
}
