import { useEffect, useSyncExternalStore } from 'react';
import {
  asApiError,
  NO_VISIT,
  useRetry,
  useGetArticleQuery,
  type ApiError,
  type Article,
} from '../../../../common/api';
import { viewCounted, visitOf } from './visits';

interface ArticleState {
  /** Stays while a newer answer is loading, or failed. */
  article: Article | undefined;
  loading: boolean;
  /** Why there is no (newer) one; stays while it is asked for again. */
  error: ApiError | undefined;
  /** Refetches; a request in flight is aborted. */
  retry: () => void;
}

const never = () => () => undefined;

/** An article. The first read in a session counts as a view (docs/product.md, 3.7); rendering it does not. */
export function useArticle(articleId: string): ArticleState {
  const visit = useSyncExternalStore(
    never,
    () => visitOf(articleId),
    () => NO_VISIT,
  );
  const args = { articleId, visit };
  const { currentData, isFetching, isSuccess, error, refetch, originalArgs } = useGetArticleQuery(args);
  const retry = useRetry('getArticle', args, refetch);
  const counted = isSuccess && !isFetching && originalArgs?.visit === visit && visit !== NO_VISIT;
  useEffect(() => {
    if (counted) viewCounted(articleId);
  }, [counted, articleId]);
  return { article: currentData?.data, loading: isFetching, error: error && asApiError(error), retry };
}
