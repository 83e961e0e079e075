/** Values of a form, compared as they are sent: order counts, files are told apart by identity. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
  // Rows of a table; a file is no such object.
  return isPlain(one) && isPlain(other) && !isDirty(one, other) && !isDirty(other, one);
}

export const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Those of the fields that are meant: a change leaves the others as whoever saved them last wants them. */
export const onlyFields = <V extends object>(fields: V, isMeant: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isMeant(name))) as Partial<V>;

/** What differs from the initial values. */
export const changedFields = <V extends object>(initial: V, values: V): Partial<V> =>
  onlyFields(values, (name) => !sameValue(initial[name as keyof V], values[name as keyof V]));

export const isDirty = <V extends object>(initial: V, values: V): boolean =>
  Object.keys(changedFields(initial, values)).length > 0;
