import { pageFromText } from './pages';
import { idFromText, searchWords } from './texts';

/** What the address of the articles asks for: page, search words, tag and category. */
export interface ArticleQuery {
  page: number;
  search: string;
  /** Ids; empty for all. */
  tag: string;
  category: string;
}

/** Reads the address; whatever is not understood counts as not asked (a wrong page is the first). */
export function readArticleQuery(search: URLSearchParams): ArticleQuery {
  return {
    page: pageFromText(search.get('page')),
    search: searchWords(search.get('search')),
    tag: idFromText(search.get('tag')),
    category: idFromText(search.get('category')),
  };
}

/** The address after a change. Other parameters stay; any change but the page's begins at page 1. */
export function writeArticleQuery(current: URLSearchParams, change: Partial<ArticleQuery>): URLSearchParams {
  const next = new URLSearchParams(current);
  const { page, search, tag, category } = { ...readArticleQuery(current), page: 1, ...change };
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('page', page > 1 ? String(page) : '');
  put('search', searchWords(search));
  put('tag', tag);
  put('category', category);
  return next;
}

/** The arguments of the list call. */
export function articleListArguments({ page, search, tag, category }: ArticleQuery) {
  return { page, ...(search && { search }), ...(tag && { tagId: tag }), ...(category && { categoryId: category }) };
}

/** Whether anything but the page is asked. */
export function isArticleFiltered({ search, tag, category }: ArticleQuery): boolean {
  return search !== '' || tag !== '' || category !== '';
}
