import { priceOf, type Priced } from '../../../../common/domain/price';

/** What has become of a product's discount. @see discountPhase */
export type DiscountPhase =
  | { phase: 'running' }
  /** `from`: when visitors first see it, milliseconds since the epoch. */
  | { phase: 'planned'; from: number }
  /** `end`: when they last saw it. */
  | { phase: 'ended'; end: number }
  /** Visitors see none, whatever the day: there is no new price, or one that is not lower. */
  | { phase: 'none' };

/** Where a product's discount stands at a moment, by the one price function that visitors' prices come from. @param now milliseconds since the epoch */
export function discountPhase(product: Priced, now: number): DiscountPhase {
  const holdsAt = (at: number) => priceOf(product, at).was !== undefined;
  if (holdsAt(now)) return { phase: 'running' };
  const { discounts = [], discount_start_date: start, discount_end_date: end } = product;
  const from = times([start, ...discounts.map(({ start_date }) => start_date)]).filter((at) => at > now && holdsAt(at));
  if (from.length > 0) return { phase: 'planned', from: Math.min(...from) };
  const ends = times([end, ...discounts.map(({ end_date }) => end_date)]).filter((at) => at <= now && holdsAt(at - 1));
  return ends.length > 0 ? { phase: 'ended', end: Math.max(...ends) } : { phase: 'none' };
}

const times = (instants: readonly (string | null | undefined)[]) =>
  instants.map((instant) => Date.parse(instant ?? '')).filter((at) => !Number.isNaN(at));
