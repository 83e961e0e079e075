const rules = new Intl.PluralRules('sw-KE');

/** The form of a text for one or for more, by the language's own rules. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

const TIMES: Readonly<Record<string, string>> = { day: 'Siku', week: 'Wiki', month: 'Miezi' };

/** A unit of time before its number: `Miezi 12`. */
export const timesOf = (unit: string): string => TIMES[unit] ?? unit;
