import type { Exchange } from '../http/exchange';
import type { Kit } from './kit';

const SECOND_MS = 1000;

/** How far the server's clock is ahead of ours, ms, as its answers told when it was first asked for. */
const AHEAD = new WeakMap<Kit, number>();

/** Now by the server's clock, ms: what was not just answered is compared with this, not with ours. */
export function serverNow(kit: Kit): number {
  const ahead = AHEAD.get(kit) ?? aheadIn(kit.client.exchanges);
  AHEAD.set(kit, ahead);
  return Date.now() + ahead;
}

/** The median, as one may come from a cache. */
export function aheadIn(exchanges: readonly Pick<Exchange, 'headers' | 'at' | 'ms'>[]): number {
  const all = exchanges
    .map(({ headers, at, ms }) => Date.parse(headers.date ?? '') + SECOND_MS / 2 - (at + ms / 2))
    .filter((ahead) => !Number.isNaN(ahead))
    .toSorted((one, other) => one - other);
  const ahead = all[Math.floor(all.length / 2)] ?? 0;
  // A Date has whole seconds.
  return Math.abs(ahead) <= SECOND_MS / 2 ? 0 : ahead;
}
