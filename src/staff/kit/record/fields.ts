/** Gives a form's field by its name what it is called and what helps to fill it in. */
export const fieldsOf =
  <N extends string>(labels: Readonly<Record<N, string>>, help?: Readonly<Partial<Record<N, string>>>) =>
  (name: N) => ({ name, label: labels[name], help: help?.[name] });

/** What can be empty may be missing. */
type Given<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** The fields of a new record: what is empty (null) is left out, so that nothing is claimed that nobody said. */
export const withoutEmpty = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Given<T>;

/** Values with their lines ending as in a browser's fields: in a form with files they go out with CRLF, and are kept as sent. */
export const asTyped = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value,
    ]),
  ) as V;

/** A value for each name. */
export const recordOf = <N extends string, T>(names: readonly N[], valueOf: (name: N) => T) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<N, T>;
