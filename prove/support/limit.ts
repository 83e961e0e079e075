/**
 * How long a part may take, ms: what it takes by itself, or PROVE_MINUTES where somebody has less. Rows that count then
 * say how far it came.
 */
export function timeLimit(usual: number): number {
  const minutes = Number(process.env.PROVE_MINUTES ?? 0);
  return minutes > 0 ? Math.min(usual, minutes * 60_000) : usual;
}
