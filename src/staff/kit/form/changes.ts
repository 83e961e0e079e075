import { isNumber, plainNumber } from './numbers';

/** Values of a form, compared as they are sent: order counts, files are told apart by identity. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
  // Rows of a table; a file is no such object.
  return isPlain(one) && isPlain(other) && !isDirty(one, other) && !isDirty(other, one);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Those of the fields that are meant: a change leaves the others as whoever saved them last wants them. */
export const onlyFields = <V extends object>(fields: V, isMeant: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isMeant(name))) as Partial<V>;

/** What differs from the initial values. */
export const changedFields = <V extends object>(initial: V, values: V): Partial<V> =>
  onlyFields(values, (name) => !sameValue(initial[name as keyof V], values[name as keyof V]));

export const isDirty = <V extends object>(initial: V, values: V): boolean =>
  Object.keys(changedFields(initial, values)).length > 0;

/**
 * Whether values are those that stand there: what was begun with stands there still, or what was sent does already, a save
 * whose answer was lost. A colleague who saved the same is in nobody's way either.
 * @param names of the fields that are meant: all that there are, unless fewer were sent
 */
export const standThere = (values: object, there: object, names = Object.keys(there)): boolean =>
  names.every((name) => name in there && sameValue(values[name as keyof object], there[name as keyof object]));

/** Without the space around it; of a number its figures alone, which no whole one loses: it may be a phone's or an account's. */
function textAsKept(text: string): string {
  if (!isNumber(text)) return text.trim();
  const figures = plainNumber(text);
  return figures.includes('.') ? String(Number(figures)) : figures;
}

function valueAsKept(value: unknown): unknown {
  if (typeof value === 'string') return textAsKept(value);
  if (Array.isArray(value)) return value.map(valueAsKept);
  return isPlain(value) ? asKept(value) : value;
}

/** A form's values as the server keeps them, rows without the `key` that they have in the form alone. */
export const asKept = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (name === 'key' ? [] : [[name, valueAsKept(value)]])),
  );
