import { dataOf, type Exchange } from '../../http/exchange';
import type { Kit } from '../../run/kit';
import { serverNow } from '../../run/serverNow';
import type { Check } from '../check';
import { offersAll } from './filteredBy';
import { dayInKenya } from './proposalFigures';
import { unlikeAny } from './searching';

interface Missed {
  words: string;
  count: number;
  lastDate: string;
}
/** How far the clocks of the kit and the server may be apart. */
const CLOCKS_MS = 600_000;
const comesBefore = (one: Missed, other: Missed) =>
  one.count > other.count || (one.count === other.count && one.lastDate > other.lastDate);

/** Whatever leaves products out of the list, by the contract’s parameters; words, order and pages leave none. */
async function narrowing(kit: Kit): Promise<Record<string, string>[]> {
  const queries: Record<string, string>[] = [];
  for (const { name, in: place, schema } of kit.operation('listProducts').parameters) {
    if (place !== 'query' || ['search', 'page', 'sort', 'quiet', 'status', 'health'].includes(name)) continue;
    const [first = schema.type === 'boolean' ? 'true' : '1'] = schema.enum ?? [];
    const query = { [name]: name === 'category_id' ? await kit.absentId('category') : String(first) };
    if (offersAll(kit, 'listProducts', query)) queries.push(query);
  }
  return queries;
}

// Whether capitals make other words is the server's own.
const searchesFor = (answer: Exchange, word: string): Missed[] =>
  (dataOf<{ searches: Missed[] }>(answer)?.searches ?? []).filter(
    ({ words }) => words.toLowerCase() === word.toLowerCase(),
  );
const sumOf = (searches: readonly Missed[]): number => searches.reduce((sum, { count }) => sum + count, 0);

/** What leaves no products out is a search like any other; what is looked for elsewhere is none. */
async function countsEach(kit: Kit, word: string, before: number): Promise<void> {
  let counted = before;
  for (const [operation, besides, due] of [
    ['listProducts', { page: '1' }, 1],
    ['listProducts', { quiet: 'false' }, 1],
    ['listProducts', { sort: 'newest' }, 1],
    ['listProductFacets', {}, 0],
    ['listArticles', {}, 0],
  ] as const) {
    if (!kit.offers(`${operation}.search`) || !offersAll(kit, operation, besides)) continue;
    const query = { search: word, ...besides };
    const exchange = await kit.must(operation, { as: 'visitor', query });
    const now = sumOf(searchesFor(await kit.must('listMissedSearches'), word));
    if (now !== counted + due)
      kit.fail(exchange, {
        expected: `${String(counted + due)} searches for ${word.toLowerCase()} after ${operation} with ${new URLSearchParams(query).toString()}`,
        got: String(now),
        fix: 'Count the first page of listProducts where all products were asked, in whatever order, and quiet is not true; no other call counts.',
        root: `${operation} ${Object.keys(besides).join()}`,
      });
    counted = now;
  }
}

/** D30: what visitors look for in vain. */
export const missedSearches: Check = {
  id: 'D30',
  name: 'missed-searches',
  reach: 'traces',
  rule: 'A visitor’s search that finds nothing is counted, each time; one that finds something, that is quiet, that staff make, that goes to a later page, that asks some products only or that only suggests is not. Blanks at their ends make no other words. It was last looked for today, as days are counted in Kenya. The most frequent stand first, of those that are alike the latest.',
  run: async (kit) => {
    kit.needs('listMissedSearches', 'listProducts.search');
    const [once, word, last] = [unlikeAny(), unlikeAny(), unlikeAny()];
    const found = kit.own.marker();
    await kit.createProduct({ product_name: found });
    const search = (query: Record<string, string | number> = {}, as: 'visitor' | 'staff' = 'visitor') =>
      kit.must('listProducts', { as, query: { search: word, ...query } });
    await search({ search: once });
    await search({ search: found });
    const begun = serverNow(kit);
    await search();
    await search();
    await search({ search: `  ${word.toUpperCase()} ` });
    await search({ page: 2 });
    await search({}, 'staff');
    for (const query of await narrowing(kit)) await search(query);
    if (kit.offers('listProducts.quiet')) await search({ quiet: 'true' });
    if (kit.offers('suggestSearch')) await kit.must('suggestSearch', { as: 'visitor', query: { search: word } });
    // Less often than the one before, and later.
    await search({ search: last });
    const answer = await kit.must('listMissedSearches', { query: { days: 1 } });
    const { searches = [] } = dataOf<{ searches: Missed[] }>(answer) ?? {};
    const ours = searchesFor(answer, word);
    const counted = sumOf(ours);
    // Others look for things too: what is counted once may stand behind the last that is shown.
    if (counted !== 3)
      kit.fail(answer, {
        expected: `3 searches for ${word.toLowerCase()}`,
        got: counted === 0 ? 'none' : String(counted),
        // Too many: what counts is the search itself.
        ...(counted > 3 && { of: 'listProducts' }),
        fix: 'Count the first page of a visitor’s search that found nothing, and nothing else; the same words with blanks around them are the same.',
      });
    else await countsEach(kit, word, counted);
    // Over midnight, and with a clock that is a little off, it is another day than when it ends.
    const days = [begun - CLOCKS_MS, serverNow(kit) + CLOCKS_MS].map((at) => dayInKenya(0, at));
    const lastDate = ours[0]?.lastDate;
    if (lastDate !== undefined && !days.includes(lastDate))
      kit.fail(answer, {
        expected: `lastDate ${[...new Set(days)].join(' or ')} of what was looked for just now`,
        got: lastDate,
        fix: 'Keep the last day, as days are counted in Kenya, on which the words were looked for.',
        root: 'day',
        pointer: '/components/schemas/MissedSearch/properties/lastDate',
      });
    if (searches.some(({ words }) => words === found.toLowerCase()))
      kit.fail(answer, {
        expected: `no search for ${found.toLowerCase()}, which finds a product`,
        got: 'it is counted',
        of: 'listProducts',
        fix: 'Count a search where the whole list of what it finds is empty.',
        root: 'found',
      });
    const { searches: all = [] } = dataOf<{ searches: Missed[] }>(await kit.must('listMissedSearches')) ?? {};
    const at = all.findIndex((one, index) => index > 0 && comesBefore(one, all[index - 1] ?? one));
    if (at > 0)
      kit.fail(kit.operation('listMissedSearches'), {
        expected: 'the most frequent first, and of those that are alike the latest',
        got: JSON.stringify(all.slice(at - 1, at + 1)),
        fix: 'Order by count, then by lastDate, both descending.',
        root: 'order',
      });
  },
};
