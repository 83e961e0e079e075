import { asApiError, useAskAgain, useGiveUpOld, useListArticlesQuery, type ApiError, type Article, type ListArticlesApiArg, type PageMeta } from '../../api';

export interface ArticleList {
  /** The articles asked for, or the last ones while newer are on their way or failed; undefined before any came. */
  articles: Article[] | undefined;
  meta: PageMeta | undefined;
  /** What is shown is not (yet) what was asked. */
  stale: boolean;
  fetching: boolean;
  error: ApiError | undefined;
  /** Asks again; a request still under way is given up. */
  retry: () => void;
}

/** A page of articles. */
export function useArticleList(args: ListArticlesApiArg): ArticleList {
  const { data, currentData, isFetching, error, refetch } = useListArticlesQuery(args);
  const retry = useAskAgain('listArticles', args, refetch);
  useGiveUpOld('listArticles', args);
  return {
    articles: data?.data.articles,
    meta: data?.data.meta,
    stale: data !== currentData,
    fetching: isFetching,
    error: error && !isFetching ? asApiError(error) : undefined,
    retry,
  };
}
