/** Seeded random numbers in [0, 1), so that every build draws the same picture (mulberry32). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional noise, about -1 to 1, with a feature size of one unit. */
export function ridgeNoise(seed: number): (x: number) => number {
  const value = (i: number): number => seeded(seed * 7919 + i * 104729)() * 2 - 1;
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const ease = f * f * (3 - 2 * f);
    return value(i) * (1 - ease) + value(i + 1) * ease;
  };
}
