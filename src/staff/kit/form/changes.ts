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

/** What differs from the initial values. */
export function changedFields<V extends object>(initial: V, values: V): Partial<V> {
  const names = Object.keys(values) as (keyof V)[];
  return Object.fromEntries(
    names.filter((name) => !sameValue(initial[name], values[name])).map((name) => [name, values[name]]),
  ) as Partial<V>;
}

export const isDirty = <V extends object>(initial: V, values: V): boolean =>
  Object.keys(changedFields(initial, values)).length > 0;
