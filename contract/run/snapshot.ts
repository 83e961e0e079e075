import { dataOf } from '../http/exchange';
import type { Kit } from './kit';
import type { Kind } from './journal';

/** Everything that lists show staff, by kind and id, without what visitors change meanwhile. */
export type Snapshot = Map<string, string>;

/** A record as a list shows it. */
export type Listed = Record<string, unknown> & { id: string };
type Page = { meta?: { pageCount?: number } } & Record<string, unknown>;

/** Counters that others move while a run goes on. */
const LIVE = new Set(['viewsCount', 'likesCount', 'rating', 'reviews', 'discounts']);
const MAX_PAGES = 500;

/** All records of a kind, as staff see them. */
export async function listAll(kit: Kit, kind: Kind | 'advert'): Promise<Listed[]> {
  if (kind === 'category') return dataOf<{ categories?: Listed[] }>(await kit.call('listCategories', { as: 'staff' }))?.categories ?? [];
  if (kind === 'tag') return dataOf<{ tags?: Listed[] }>(await kit.call('listTags', { as: 'staff' }))?.tags ?? [];
  if (kind === 'advert') {
    const adverts = dataOf<unknown>(await kit.call('listAdvertisements', { as: 'staff', ...(kit.offers('listAdvertisements.status=all') && { query: { status: 'all' } }) }));
    return Array.isArray(adverts) ? (adverts as Listed[]) : [];
  }
  const operation = kind === 'product' ? 'listProducts' : 'listArticles';
  const key = kind === 'product' ? 'products' : 'articles';
  const all: Listed[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount && page <= MAX_PAGES; page += 1) {
    const data = dataOf<Page>(await kit.call(operation, { as: 'staff', query: { page, status: 'all' } }));
    pageCount = data?.meta?.pageCount ?? 1;
    const records = data?.[key];
    if (!Array.isArray(records)) break;
    all.push(...(records as Listed[]));
  }
  return all;
}

/** What there is, as one text a record. */
export async function takeSnapshot(kit: Kit): Promise<Snapshot> {
  const snapshot: Snapshot = new Map();
  for (const kind of ['category', 'tag', 'product', 'article', 'advert'] as const) {
    for (const record of await listAll(kit, kind)) {
      const kept = Object.entries(record).filter(([key]) => !LIVE.has(key) && !(kind === 'advert' && key === 'product'));
      snapshot.set(`${kind} ${record.id}`, JSON.stringify(kept.sort(([a], [b]) => (a < b ? -1 : 1))));
    }
  }
  return snapshot;
}

/** How two snapshots differ. */
export function compare(before: Snapshot, after: Snapshot): { changed: string[]; vanished: string[]; added: string[] } {
  return {
    changed: [...before].filter(([key, text]) => after.has(key) && after.get(key) !== text).map(([key]) => key),
    vanished: [...before.keys()].filter((key) => !after.has(key)),
    added: [...after.keys()].filter((key) => !before.has(key)),
  };
}
