import type { ProductFacets } from '../openapi/operations.gen';

/** Round prices in shillings, between which people choose. */
export const PRICE_EDGES = [100, 1_000, 10_000, 100_000, 1_000_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]);

/** So many choices are read at a glance. */
const MOST_STEPS = 4;

/** Products between two edges. */
export interface PricedGroup {
  /** How many of PRICE_EDGES are at most their price. */
  step: number;
  count: number;
  /** How many of them cost just what the edge before them says. */
  onEdge: number;
  /** Shillings. */
  lowest: number;
  highest: number;
}

/** The range of some products' prices, and round steps in it of about as many products each; none where one would hold all. */
export function priceSteps(groups: readonly PricedGroup[]): ProductFacets['prices'] {
  const at = (step: number) => groups.filter((group) => group.step === step);
  const total = sum(groups.map(({ count }) => count));
  const cuts: number[] = [];
  let taken = 0;
  let before = 0;
  for (const index of PRICE_EDGES.keys()) {
    taken += sum(at(index).map(({ count }) => count));
    const isEnough = taken - before >= total / MOST_STEPS;
    if (!isEnough || taken === total) continue;
    cuts.push(index);
    before = taken;
  }
  const ends = [null, ...cuts, null];
  const steps = ends.slice(1).map((to, index) => {
    const from = ends[index] ?? null;
    const inside = groups.filter(({ step }) => (from === null || step > from) && (to === null || step <= to));
    // What costs just the upper end belongs to the step too.
    const edge = to === null ? [] : at(to + 1).map(({ onEdge }) => onEdge);
    return {
      min_price: moneyAt(from),
      max_price: moneyAt(to),
      count: sum(inside.map(({ count }) => count)) + sum(edge),
    };
  });
  const lowest = groups.reduce((least, group) => Math.min(least, group.lowest), Infinity);
  const highest = groups.reduce((most, group) => Math.max(most, group.highest), -Infinity);
  return { lowest: money(lowest), highest: money(highest), steps: cuts.length > 0 ? steps : [] };
}

const money = (shillings: number | undefined): string | null =>
  shillings !== undefined && Number.isFinite(shillings) ? shillings.toFixed(2) : null;
const moneyAt = (index: number | null): string | null => money(index === null ? undefined : PRICE_EDGES[index]);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
