import { inWords, type Fields } from '../checks/state/compared';
import { dataOf } from '../http/exchange';
import { ASTRAL } from '../spec/cases';
import type { Call } from './call';
import { CREATES } from './creates';
import type { Kit } from './kit';
import type { Kind } from './journal';
import { pagesOf, recordsIn, type Listed } from './lists';

type OfList = Kind | 'advert';

/** What lists show staff, by kind and id, without what visitors change meanwhile. */
export type Records = ReadonlyMap<string, { kind: OfList; record: Fields }>;

/** Everything that lists show at a moment. */
export interface Snapshot {
  /** What no other run of the kit made. */
  rest: Records;
  /** What others made, by run. */
  others: ReadonlyMap<string, Records>;
}

export const LISTS: Readonly<Record<OfList, string>> = {
  category: 'listCategories',
  tag: 'listTags',
  product: 'listProducts',
  article: 'listArticles',
  advert: 'listAdvertisements',
};

/** Counters that others move while a run goes on. */
const LIVE = new Set(['viewsCount', 'likesCount', 'rating', 'reviews', 'discounts', 'related']);
const MAX_PAGES = 500;
const ALL_ADVERTS = 'listAdvertisements.status=all';

/** All records of a kind, as staff see them. */
export async function listAll(kit: Kit, kind: OfList): Promise<Listed[]> {
  const read = (query: Call['query'] = {}) => kit.call(LISTS[kind], { as: 'staff', query });
  if (kind === 'category') return recordsIn(dataOf<{ categories?: unknown }>(await read())?.categories);
  if (kind === 'tag') return recordsIn(dataOf<{ tags?: unknown }>(await read())?.tags);
  if (kind === 'advert') return recordsIn(dataOf(await read(kit.offers(ALL_ADVERTS) ? { status: 'all' } : {})));
  const all: Listed[] = [];
  const pages = pagesOf(`${kind}s`, MAX_PAGES, (page) => read({ page, status: 'all' }));
  for await (const { records } of pages) all.push(...recordsIn(records));
  return all;
}

interface OfKind {
  kind: OfList;
  record: Listed;
  text: string;
}

async function everything(kit: Kit): Promise<OfKind[]> {
  const all: OfKind[] = [];
  for (const kind of Object.keys(LISTS) as OfList[]) {
    // Those that run alone come and go by the clock.
    if (kind === 'advert' && !kit.offers(ALL_ADVERTS)) continue;
    for (const record of await listAll(kit, kind)) all.push({ kind, record, text: JSON.stringify(record) });
  }
  return all;
}

/** What there is, that of other runs of the kit apart. */
export async function takeSnapshot(kit: Kit): Promise<Snapshot> {
  const all = await everything(kit);
  const others = all.filter(({ text }) => kit.own.othersIn(text).length > 0);
  const theirs = new Set(others.map(({ kind, record }) => `${kind} ${record.id}`));
  const rest = all.filter(
    ({ kind, record }) =>
      !theirs.has(`${kind} ${record.id}`) &&
      !(kind === 'advert' && theirs.has(`product ${productOf(record)}`)) &&
      !(others.length > 0 && isUnmarked(record)),
  );
  const runs = new Set(others.flatMap(({ text }) => kit.own.othersIn(text)));
  return {
    rest: lasting(rest),
    others: new Map(
      [...runs].map((run) => [run, lasting(others.filter(({ text }) => kit.own.othersIn(text).includes(run)))]),
    ),
  };
}

const lasting = (all: readonly OfKind[]): Records =>
  new Map(
    all.map(({ kind, record }) => {
      const fields = Object.entries(record).filter(
        ([key]) => !LIVE.has(key) && !(kind === 'advert' && key === 'product'),
      );
      return [`${kind} ${record.id}`, { kind, record: Object.fromEntries(fields) }];
    }),
  );

const productOf = ({ product }: Listed) => String((product as { id?: unknown } | undefined)?.id);

/** A text at its lower bound has no room for a marker. */
const isUnmarked = (record: Listed) => Object.values(CREATES).some(({ name }) => record[name] === ASTRAL);

/** How two snapshots differ: what became of a record, in words, and the keys of those that came. */
export function compare(
  before: Records,
  after: Records,
): { lost: { kind: OfList; what: string; words: string }[]; added: string[] } {
  const lost = [...before].flatMap(([key, { kind, record }]) => {
    const now = after.get(key)?.record;
    if (!now) return [{ kind, what: 'vanished', words: `${key} vanished` }];
    const gone = Object.fromEntries(Object.keys(now).map((key) => [key, undefined]));
    const words = inWords({ ...gone, ...record }, now);
    return words === '' ? [] : [{ kind, what: 'changed', words: `${key} changed: ${words}` }];
  });
  return { lost, added: [...after.keys()].filter((key) => !before.has(key)) };
}
