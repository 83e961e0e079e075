import type { Exchange } from '../../http/exchange';

export type Fields = Record<string, unknown>;

const INSTANT = /^\d{4}-\d\d-\d\dT/;
/** With sums of several, as what was paid is. */
const AMOUNT = /^(0|[1-9][0-9]{0,10})(\.[0-9]{1,2})?$/;
/** Lists whose order says nothing. */
const SETS = ['uses', 'tags'];

/**
 * Whether two values of a field mean the same: instants by their moment, amounts by their value, the rest by structure, in which
 * nothing may be more than due.
 */
export const same = (a: unknown, b: unknown, field = ''): boolean => meaningOf(a, field) === meaningOf(b, field);

/** One text for all that mean the same. */
export function meaningOf(value: unknown, field = ''): string {
  if (typeof value === 'string' && AMOUNT.test(value)) return `"${String(Number(value))}"`;
  if (typeof value === 'string' && INSTANT.test(value)) return `"${String(Date.parse(value) || value)}"`;
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  if (Array.isArray(value)) {
    const all = value.map((one) => meaningOf(one));
    return `[${(SETS.includes(field) ? all.sort() : all).join()}]`;
  }
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields
    .map(([key, inner]) => `${JSON.stringify(key)}:${meaningOf(inner, key)}`)
    .sort()
    .join()}}`;
}

/** Whether two answers say the same: a server may add to each when it was given, or a number of its own. */
export const sameAnswer = (one: Exchange, other: Exchange): boolean => same(saidIn(one), saidIn(other));

function saidIn({ status, json }: Exchange): Fields {
  const { success, message, data, errors } = Object(json) as Fields;
  return { status, success, message, data, errors };
}

/** The names of the fields of `wanted` that are something else in `got`. */
export function differing(wanted: Fields, got: Fields): string[] {
  return Object.keys(wanted).filter((key) => !same(wanted[key], got[key], key));
}

/** `quantity: 3 instead of 7` for each field that differs. */
export function inWords(wanted: Fields, got: Fields): string {
  return differing(wanted, got)
    .map((key) => `${key}: ${JSON.stringify(got[key]) ?? 'missing'} instead of ${JSON.stringify(wanted[key])}`)
    .join('; ');
}

/**
 * Whether a value has all of another, and maybe more within it: of what a server works out only a part is due. Amounts are compared as
 * amounts, instants as instants, whatever offset another call writes them in, lists as a whole, in any order where that says nothing.
 */
export function has(value: unknown, part: unknown, field = ''): boolean {
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  if (typeof part !== 'object' || part === null) return same(value, part);
  if (Array.isArray(part) && SETS.includes(field)) return hasEach(value as unknown[], part);
  return Object.entries(part).every(([key, inner]) => has((value as Fields | null)?.[key], inner, key));
}

/** Whether each of the parts has a value of its own. */
function hasEach(values: readonly unknown[], parts: readonly unknown[]): boolean {
  const left = [...values];
  return parts.every((part) => {
    const at = left.findIndex((value) => has(value, part));
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

/** What of a value is due and not there, by its field: what somebody reads first. */
export const missing = (value: unknown, due: Fields): [due: string, got: string] => {
  const fields = value as Fields | undefined;
  const wrong = Object.keys(due).filter((field) => !has(fields?.[field], due[field], field));
  const only = (of: Fields | undefined) =>
    JSON.stringify(Object.fromEntries(wrong.map((field) => [field, of?.[field]])));
  return [only(due), only(fields)];
};
