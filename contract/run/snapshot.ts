import { dataOf } from '../http/exchange';
import { ASTRAL } from '../spec/cases';
import { CREATES, type Kit } from './kit';
import type { Kind } from './journal';
import { pagesOf, type Listed } from './lists';

/** Everything that lists show staff, by kind and id, without what visitors change meanwhile. */
export type Snapshot = Map<string, string>;

/** Counters that others move while a run goes on. */
const LIVE = new Set(['viewsCount', 'likesCount', 'rating', 'reviews', 'discounts']);
const MAX_PAGES = 500;

/** All records of a kind, as staff see them. */
export async function listAll(kit: Kit, kind: Kind | 'advert'): Promise<Listed[]> {
  if (kind === 'category')
    return dataOf<{ categories?: Listed[] }>(await kit.call('listCategories', { as: 'staff' }))?.categories ?? [];
  if (kind === 'tag') return dataOf<{ tags?: Listed[] }>(await kit.call('listTags', { as: 'staff' }))?.tags ?? [];
  if (kind === 'advert') {
    const adverts = dataOf<unknown>(
      await kit.call('listAdvertisements', {
        as: 'staff',
        ...(kit.offers('listAdvertisements.status=all') && { query: { status: 'all' } }),
      }),
    );
    return Array.isArray(adverts) ? (adverts as Listed[]) : [];
  }
  const operation = kind === 'product' ? 'listProducts' : 'listArticles';
  const key = kind === 'product' ? 'products' : 'articles';
  const all: Listed[] = [];
  const read = (page: number) => kit.call(operation, { as: 'staff', query: { page, status: 'all' } });
  for await (const { records } of pagesOf(key, MAX_PAGES, read)) all.push(...records);
  return all;
}

interface OfKind {
  kind: Kind | 'advert';
  record: Listed;
  text: string;
}

async function everything(kit: Kit): Promise<OfKind[]> {
  const all: OfKind[] = [];
  for (const kind of ['category', 'tag', 'product', 'article', 'advert'] as const) {
    for (const record of await listAll(kit, kind)) all.push({ kind, record, text: JSON.stringify(record) });
  }
  return all;
}

/** The other runs of the kit that have records on this server at this moment. */
export async function otherRuns(kit: Kit): Promise<string[]> {
  return [...new Set((await everything(kit)).flatMap(({ text }) => kit.own.othersIn(text)))];
}

/** What there is, as one text a record, without what other runs of the kit made. */
export async function takeSnapshot(kit: Kit): Promise<Snapshot> {
  const all = await everything(kit);
  const others = all.filter(({ text }) => kit.own.othersIn(text).length > 0);
  const theirs = new Set(others.map(({ record }) => record.id));
  const kept = all.filter(
    ({ kind, record }) =>
      !theirs.has(record.id) &&
      !(kind === 'advert' && theirs.has(productOf(record))) &&
      !(others.length > 0 && isUnmarked(record)),
  );
  return new Map(
    kept.map(({ kind, record }) => {
      const lasting = Object.entries(record).filter(
        ([key]) => !LIVE.has(key) && !(kind === 'advert' && key === 'product'),
      );
      return [`${kind} ${record.id}`, JSON.stringify(lasting.sort(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

const productOf = ({ product }: Listed) => String((product as { id?: unknown } | undefined)?.id);

/** A text at its lower bound has no room for a marker. */
const isUnmarked = (record: Listed) => Object.values(CREATES).some(({ name }) => record[name] === ASTRAL);

/** How two snapshots differ. */
export function compare(before: Snapshot, after: Snapshot): { changed: string[]; vanished: string[]; added: string[] } {
  return {
    changed: [...before].filter(([key, text]) => after.has(key) && after.get(key) !== text).map(([key]) => key),
    vanished: [...before.keys()].filter((key) => !after.has(key)),
    added: [...after.keys()].filter((key) => !before.has(key)),
  };
}
