import { useEffect, useSyncExternalStore } from 'react';
import { NO_VISIT, useGetArticleQuery, useRecordState, type Article, type RecordState } from '../../../../common/api';
import { viewCounted, visitOf } from './visits';

const never = () => () => undefined;

/** An article. The first read in a session counts as a view (docs/product.md, 3.7); rendering it does not. */
export function useArticle(articleId: string): RecordState<Article> {
  const visit = useSyncExternalStore(
    never,
    () => visitOf(articleId),
    () => NO_VISIT,
  );
  const args = { articleId, visit };
  const query = useGetArticleQuery(args);
  const { isFetching, isSuccess, originalArgs, refetch } = query;
  const answered = isSuccess && !isFetching && visit !== NO_VISIT ? originalArgs?.visit : undefined;
  const counted = answered === visit;
  // What was under way when the page came: the press on the link had asked for it, which counts nothing.
  const uncounted = answered === NO_VISIT;
  useEffect(() => {
    if (counted) viewCounted(articleId);
    if (uncounted) void refetch();
  }, [counted, uncounted, articleId, refetch]);
  return useRecordState('getArticle', args, query);
}
