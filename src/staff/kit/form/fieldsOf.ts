/** Gives a form's field by its name what it is called and what helps to fill it in. */
export const fieldsOf =
  <N extends string>(labels: Readonly<Record<N, string>>, help?: Readonly<Partial<Record<N, string>>>) =>
  (name: N) => ({ name, label: labels[name], help: help?.[name] });
