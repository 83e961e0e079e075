import { idFromText } from './texts';

/** More columns cannot be read side by side. */
export const MOST_COMPARED = 3;

/** What the address of a comparison asks for. */
interface CompareQuery {
  /** Each once, three at most. */
  ids: readonly string[];
  /** The address holds more than these: an id twice, a fourth one, or something else. */
  cut: boolean;
  /** Only the rows in which the products differ. */
  onlyDifferences: boolean;
}

/** Reads the address; whatever is not understood is left out, and that it was is known. */
export function readCompareQuery(search: URLSearchParams): CompareQuery {
  const sent = search.get('ids')?.split(',') ?? [];
  const ids = [...new Set(sent.filter((id) => idFromText(id) !== ''))].slice(0, MOST_COMPARED);
  return { ids, cut: ids.length < sent.length, onlyDifferences: search.get('only') === 'differences' };
}

/** The query of a comparison's address; an empty last entry says that there was more, so that a reading finds the same. */
export function compareQuery({ ids, cut, onlyDifferences }: Partial<CompareQuery> & Pick<CompareQuery, 'ids'>): string {
  const list = [...ids, ...(cut ? [''] : [])].join(',');
  return [...(ids.length > 0 || cut ? [`ids=${list}`] : []), ...(onlyDifferences ? ['only=differences'] : [])].join(
    '&',
  );
}
