/** A whole number from 1 given on the command line. */
export function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number from 1.`);
  return value;
}

/** Words of a list given on the command line, in the order in which they are known. */
export function chosen<T extends string>(name: string, text: string, known: readonly T[]): T[] {
  const words = text.split(',');
  const strange = words.filter((word) => !known.some((entry) => entry === word));
  if (strange.length > 0)
    throw new Error(`--${name} does not know ${strange.join(', ')}; it knows ${known.join(', ')}.`);
  return known.filter((entry) => words.includes(entry));
}
