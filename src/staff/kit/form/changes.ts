/** Values of a form, compared as they are sent: order counts, files are told apart by identity. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => sameValue(value, other[index]));
  return false;
}

/** What differs from the initial values. */
export function changedFields<V extends object>(initial: V, values: V): Partial<V> {
  const names = Object.keys(values) as (keyof V)[];
  return Object.fromEntries(
    names.filter((name) => !sameValue(initial[name], values[name])).map((name) => [name, values[name]]),
  ) as Partial<V>;
}

export const isDirty = <V extends object>(initial: V, values: V): boolean =>
  Object.keys(changedFields(initial, values)).length > 0;

/** What can be empty may be missing. */
type Given<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** The fields of a new record: what is empty (null) is left out, so that nothing is claimed that nobody said. */
export const withoutEmpty = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Given<T>;

/** A value for each name. */
export const recordOf = <N extends string, T>(names: readonly N[], valueOf: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, T>;
