import { dataOf } from '../../http/exchange';
import type { Check } from '../check';

/** D30: what visitors look for in vain. */
export const missedSearches: Check = {
  id: 'D30',
  name: 'missed-searches',
  reach: 'traces',
  rule: 'A visitor’s search that finds nothing is counted, each time; one that is quiet, that staff make, that goes to a later page or that only suggests is not.',
  run: async (kit) => {
    kit.needs('listMissedSearches', 'listProducts.search');
    const word = kit.own.marker();
    const search = (query: Record<string, string | number> = {}, as: 'visitor' | 'staff' = 'visitor') =>
      kit.must('listProducts', { as, query: { search: word, ...query } });
    await search();
    await search();
    await search({ page: 2 });
    await search({}, 'staff');
    if (kit.offers('listProducts.quiet')) await search({ quiet: 'true' });
    if (kit.offers('suggestSearch')) await kit.must('suggestSearch', { as: 'visitor', query: { search: word } });
    const answer = await kit.must('listMissedSearches', { query: { days: 1 } });
    const { searches = [] } = dataOf<{ searches: { words: string; count: number }[] }>(answer) ?? {};
    const counts = searches.filter(({ words }) => words === word.toLowerCase()).map(({ count }) => count);
    // Others look for things too: what is counted once may stand behind the last that is shown.
    if (counts.join() !== '2')
      kit.fail(answer, {
        expected: `2 searches for ${word.toLowerCase()}`,
        got: counts.join() || 'none',
        // Too many: what counts is the search itself.
        ...(counts.some((count) => count > 2) && { of: 'listProducts' }),
        fix: 'Count the first page of a visitor’s search that found nothing, and nothing else.',
      });
  },
};
