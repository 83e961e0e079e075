import { dataOf } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { offersAll } from './filteredBy';
import { DAY_MS, readSummary, told, type Summary } from './summaryAnswer';

/** The figures that a list counts too, by their place in the answer; of what wants tending each respect is a list. */
const LISTED: readonly [figure: string, list: string, query: Record<string, string>][] = [
  ['quotes.total', 'listQuotations', {}],
  ['quotes.new', 'listQuotations', { status: 'new' }],
  ['products.active', 'listProducts', {}],
  ['products.inactive', 'listProducts', { status: 'inactive' }],
  ['products.outOfStock', 'listProducts', { status: 'all', in_stock: 'false' }],
  ['products.withoutImage', 'listProducts', { status: 'all', health: 'without-image' }],
  ['articles.active', 'listArticles', {}],
  ['articles.inactive', 'listArticles', { status: 'inactive' }],
  ['advertsRunning', 'listAdvertisements', {}],
  ['adverts.running', 'listAdvertisements', {}],
  ['noticesFailed', 'listFailedNotices', {}],
];

/** The days on which somebody asked, and the last one, as `LISTED`. */
const daysIn = ({ quotesPerDay = [] }: Summary): typeof LISTED =>
  quotesPerDay.flatMap(({ date, count }, index): (typeof LISTED)[number][] => {
    const since = new Date(`${date}T00:00:00+03:00`);
    // What is no day is told by A05.
    if (Number.isNaN(since.getTime()) || (count === 0 && index < quotesPerDay.length - 1)) return [];
    const before = new Date(since.getTime() + DAY_MS);
    const query = { since: since.toISOString(), before: before.toISOString() };
    return [[`quotesPerDay.${String(index)}.count`, 'listQuotations', query]];
  });

/** The number at a place of the figures; undefined where the server leaves it out. */
function figureAt(summary: Summary, place: string): number | undefined {
  let value: unknown = summary;
  for (const key of place.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'number' ? value : undefined;
}

/** Where nobody else changes anything meanwhile, each list is as long as it is counted. */
export async function countLists(kit: Kit): Promise<void> {
  const before = await readSummary(kit);
  const all = [
    ...LISTED,
    ...daysIn(before),
    ...Object.keys(before.health ?? {}).map(
      (health) => [`health.${health}`, 'listProducts', { health, status: 'all' }] as const,
    ),
  ];
  const totals: [figure: string, list: string, query: Record<string, string>, total: number][] = [];
  for (const [figure, list, query] of all) {
    if (!kit.offers(list) || !offersAll(kit, list, query)) continue;
    const data = dataOf<{ meta?: { total?: number } } | unknown[]>(await kit.must(list, { as: 'staff', query }));
    const total = Array.isArray(data) ? data.length : data?.meta?.total;
    if (total !== undefined) totals.push([figure, list, query, total]);
  }
  const after = await readSummary(kit);
  for (const [figure, list, query, total] of totals) {
    const [counted, now] = [figureAt(before, figure), figureAt(after, figure)];
    if (counted === undefined || counted !== now || counted === total) continue;
    told(
      kit,
      `${figure} ${total}, as many as ${list} lists for ${JSON.stringify(query)}`,
      counted,
      'Count by the condition that the list filters by: what visitors do not see where it is asked for, too.',
      figure,
    );
  }
}
