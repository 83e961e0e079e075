/**
 * Chooses between a language's forms for one and for more, by its own rules (`Intl`).
 * @returns the form for a number, with the number where the form takes it
 */
export function pluralOf(locale: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}
