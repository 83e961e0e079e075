/** The list with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items.slice(from, from + 1);
  return [...rest.slice(0, to), ...item, ...rest.slice(to)];
}
