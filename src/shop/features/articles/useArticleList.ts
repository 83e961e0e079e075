import { useListArticlesQuery, useListState, type ListArticlesApiArg } from '../../../common/api';

/** A page of articles. */
export const useArticleList = (args: ListArticlesApiArg) =>
  useListState('listArticles', args, useListArticlesQuery(args), ({ articles }) => articles);
