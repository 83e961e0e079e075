import { sorts, suggestions, uses } from './contract.gen';
import { centsFromText } from './money';
import { pageFromText } from './pages';
import { idFromText, searchWords } from './texts';

type Suggestion = (typeof suggestions)[number];
export type Use = (typeof uses)[number];
/** What fits a search best is no choice: it is what a search without an order asks for. */
export type Sort = Exclude<(typeof sorts)[number], 'relevance'>;
/** The server's own order, which no address names. */
export const DEFAULT_SORT = 'recommended' satisfies Sort;
export const shopSorts: readonly Sort[] = [
  DEFAULT_SORT,
  ...sorts.filter((sort): sort is Exclude<Sort, typeof DEFAULT_SORT> => sort !== DEFAULT_SORT && sort !== 'relevance'),
];

/** What the shop's address asks for: page, search words, filters and order all live in the URL. */
export interface ShopQuery {
  page: number;
  search: string;
  category: string;
  suggest: Suggestion | null;
  sort: Sort;
  inStock: boolean;
  use: Use | null;
  /** Shillings, as the contract writes them; empty for no bound. */
  minPrice: string;
  maxPrice: string;
}

/** A price that the list can be asked for, else none. */
const priceIn = (text: string | null): string => (text !== null && centsFromText(text) !== null ? text : '');

function oneOf<T extends string>(options: readonly T[], text: string | null): T | null {
  return options.find((option) => option === text) ?? null;
}

/** Reads the address; whatever is not understood counts as not asked (a wrong page is the first). */
export function readShopQuery(search: URLSearchParams): ShopQuery {
  return {
    page: pageFromText(search.get('page')),
    search: searchWords(search.get('search')),
    category: idFromText(search.get('category')),
    suggest: oneOf(suggestions, search.get('suggest')),
    sort: oneOf(shopSorts, search.get('sort')) ?? DEFAULT_SORT,
    inStock: search.get('stock') === 'in',
    use: oneOf(uses, search.get('use')),
    minPrice: priceIn(search.get('min')),
    maxPrice: priceIn(search.get('max')),
  };
}

/** The address after a change. Other parameters stay; any change but the page's begins at page 1. */
export function writeShopQuery(current: URLSearchParams, change: Partial<ShopQuery>): URLSearchParams {
  const next = new URLSearchParams(current);
  const { page, search, category, suggest, sort, inStock, use, minPrice, maxPrice } = {
    ...readShopQuery(current),
    page: 1,
    ...change,
  };
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('page', page > 1 ? String(page) : '');
  put('search', searchWords(search));
  put('category', category);
  put('suggest', suggest ?? '');
  put('sort', sort === DEFAULT_SORT ? '' : sort);
  put('stock', inStock ? 'in' : '');
  put('use', use ?? '');
  put('min', priceIn(minPrice));
  put('max', priceIn(maxPrice));
  return next;
}

/** The arguments of the call that counts what each filter would leave. */
export function facetArguments({ search, category, suggest, inStock, use, minPrice, maxPrice }: ShopQuery) {
  return {
    ...(search && { search }),
    ...(category && { categoryId: category }),
    ...(suggest && { suggest }),
    ...(inStock && { inStock }),
    ...(use && { use }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
  };
}

/** The arguments of the list call. */
export function listArguments(query: ShopQuery) {
  const { page, sort } = query;
  return { page, ...facetArguments(query), ...(sort !== DEFAULT_SORT && { sort }) };
}

/** Whether anything but the page and the order is asked. */
export function isFiltered(query: ShopQuery): boolean {
  return Object.keys(facetArguments(query)).length > 0;
}
