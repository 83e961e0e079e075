type Fields = Record<string, unknown>;

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
const isAmount = (value: unknown) => typeof value === 'string' && /^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/.test(value);
const isSameAmount = (a: unknown, b: unknown) => isAmount(a) && isAmount(b) && Number(a) === Number(b);
const isSameInstant = (a: unknown, b: unknown) => isInstant(a) && isInstant(b) && Date.parse(a) === Date.parse(b);
const isSameText = (a: unknown, b: unknown) => a === b || isSameAmount(a, b) || isSameInstant(a, b);

/** Whether two values of the contract mean the same: instants by their moment, amounts by their value, the rest by structure, in which nothing may be more than due. */
export function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return isSameText(a, b);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same((a as Fields)[key], (b as Fields)[key]));
}

/** The names of the fields of `wanted` that are something else in `got`. */
export function differing(wanted: Fields, got: Fields): string[] {
  return Object.keys(wanted).filter((key) => !same(wanted[key], got[key]));
}

/** `quantity: 3 instead of 7` for each field that differs. */
export function inWords(wanted: Fields, got: Fields): string {
  return differing(wanted, got)
    .map((key) => `${key}: ${JSON.stringify(got[key]) ?? 'missing'} instead of ${JSON.stringify(wanted[key])}`)
    .join('; ');
}

/**
 * Whether a value has all of another, and maybe more within it: of what a server works out only a part is due. Amounts are compared as
 * amounts, instants as instants, whatever offset another call writes them in, lists as a whole.
 */
export function has(value: unknown, part: unknown): boolean {
  if (Array.isArray(part) && (!Array.isArray(value) || value.length !== part.length)) return false;
  if (typeof part !== 'object' || part === null) return isSameText(value, part);
  return Object.entries(part).every(([key, inner]) => has((value as Fields | null)?.[key], inner));
}

/** What of a value is due and not there, by its field: what somebody reads first. */
export const missing = (value: unknown, due: Fields): [due: string, got: string] => {
  const fields = value as Fields | undefined;
  const wrong = Object.keys(due).filter((field) => !has(fields?.[field], due[field]));
  const only = (of: Fields | undefined) =>
    JSON.stringify(Object.fromEntries(wrong.map((field) => [field, of?.[field]])));
  return [only(due), only(fields)];
};
