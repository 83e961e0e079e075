import { type OffersNow, useListArticlesQuery, useListState, type ListArticlesApiArg } from '../../../common/api';
import type { ArticleQuery } from '../../../common/domain/articleQuery';

/** What of an address's wishes the server heeds, as far as that is known: the rest would not narrow its list. */
export function offeredArticleQuery(query: ArticleQuery, offers: OffersNow): ArticleQuery {
  return {
    ...query,
    search: offers('listArticles.search') === false ? '' : query.search,
    tag: offers('listArticles.tag_id') === false ? '' : query.tag,
    category: offers('listArticles.category_id') === false ? '' : query.category,
  };
}

/** A page of articles. */
export const useArticleList = (args: ListArticlesApiArg) =>
  useListState('listArticles', args, useListArticlesQuery(args), ({ articles }) => articles);
