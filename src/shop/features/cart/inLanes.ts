/** Requests under way at once. */
const LANES = 4;

/** Works on a list, a few at a time. @param stopped ends it between two of them */
export async function inLanes<T>(
  list: readonly T[],
  work: (entry: T) => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  const waiting = [...list];
  const lane = async () => {
    for (let entry = waiting.shift(); entry !== undefined && !stopped(); entry = waiting.shift()) await work(entry);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
