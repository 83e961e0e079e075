import { pageFromText } from './pages';
import { searchWords } from './texts';

/** What the address of a search asks for. */
export interface SearchQuery {
  words: string;
  page: number;
  /** Nobody is looking for these words: staff only look at what visitors found. */
  quiet: boolean;
}

/** Reads the address; words are cut at the contract's bound, a wrong page is the first. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  return {
    words: searchWords(search.get('q')),
    page: pageFromText(search.get('page')),
    quiet: search.get('quiet') === 'true',
  };
}

/** The query of a search's address. */
export function searchQuery({ words, page = 1, quiet = false }: Partial<SearchQuery>): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (page > 1) query.set('page', String(page));
  if (quiet) query.set('quiet', 'true');
  return query.toString();
}
