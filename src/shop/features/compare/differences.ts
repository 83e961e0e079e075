/** What is said of a product under one heading; null where the shop does not say it, undefined while it is not known. */
export type Fact = string | null | undefined;

/** The same words however they are set. */
const plain = (fact: string | null) => (fact ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether the products differ in it. What is not known yet, or could not be read, differs from nothing. */
export function differs(facts: readonly Fact[]): boolean {
  return new Set(facts.filter((fact) => fact !== undefined).map(plain)).size > 1;
}

/** Where the best of several figures stands; nowhere unless two are known and they differ. */
export function bestOf(
  figures: readonly (number | null | undefined)[],
  better: (a: number, b: number) => boolean,
): readonly boolean[] {
  const known = figures.filter((figure) => typeof figure === 'number');
  const best = known.reduce<number | undefined>(
    (so, next) => (so === undefined || better(next, so) ? next : so),
    undefined,
  );
  const shown = known.some((figure) => figure !== best);
  return figures.map((figure) => shown && figure === best);
}
