/**
 * The texts of an area in another language: the same keys, with other words. Functions take what the English ones take.
 * A translation `satisfies Translated<typeof area>`, so that a missing or misspelt key fails the type check.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly (infer E)[]
      ? readonly Translated<E>[]
      : { readonly [K in keyof T]: Translated<T[K]> };
