/** Numbers from 0 to 1 that a seed gives again (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export const pick = <T>(random: () => number, list: readonly [T, ...T[]] | readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
