import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { api, asApiError, isMissing, NO_VISIT, type ApiError } from '../../api';
import { ArticleSkeleton } from '../../features/articles/article/ArticleSkeleton';
import { loadMarkdown } from '../../features/articles/article/markdownPart';
import { useArticle } from '../../features/articles/article/useArticle';
import { article as texts } from '../../lib/messages/en/article';
import { shell } from '../../lib/messages/en/shell';
import { patterns } from '../../lib/paths';
import { Button } from '../../ui/Button';
import layout from '../../ui/layout.module.css';
import { useMessages } from '../../ui/messages';
import { EmptyState, Notice } from '../../ui/Notice';
import { useSlow } from '../../ui/useSlow';
import { NotFound } from '../NotFound';
import type { ApiState, PageContext, PageModule } from '../pageModule';
import { articleHead, emptyHead } from './articleHead';
import css from './ArticlePage.module.css';
import { ArticleView } from './ArticleView';

/** /articles/single-article/{articleId} in each of its states. */
function ArticlePage() {
  const { pathname } = useLocation();
  const id = matchPath(patterns.article, pathname)?.params.articleId ?? '';
  const { article, error, loading, retry } = useArticle(id);
  const slow = useSlow(loading && !article);
  useEffect(() => {
    // Its text will have to be read here: the part for it comes beside the article, not after it.
    if (!article) void loadMarkdown().catch(() => undefined);
  }, [article]);
  if (article) return <ArticleView article={article} />;
  if (error && isMissing(error)) return <NotFound />;
  return (
    <>
      {slow && <Slow onRetry={retry} />}
      {error ? <Failed error={error} busy={loading} onRetry={retry} /> : <ArticleSkeleton />}
    </>
  );
}

/** The server's own words; else one text where it answered, and another where no answer came (specification, section 8). */
function Failed({ error: { status, message }, busy, onRetry }: { error: ApiError; busy: boolean; onRetry: () => void }) {
  const t = useMessages('article', texts);
  const common = useMessages('shell', shell);
  return (
    <div className={`${layout.wrap} ${layout.sec}`}>
      <EmptyState
        role="alert"
        tone="error"
        title={message ?? (typeof status === 'number' ? t.failed : t.fetchFailed)}
        {...(status === 'OFFLINE' && { text: common.youAreOffline })}
        actions={<Button variant="outline" busy={busy} onClick={onRetry}>{common.retry}</Button>}
      />
    </div>
  );
}

/** After 10 s of waiting; a retry gives the old request up. */
function Slow({ onRetry }: { onRetry: () => void }) {
  const common = useMessages('shell', shell);
  return (
    <div className={`${layout.wrap} ${css.notice}`}>
      <Notice tone="warning">{common.slow} <Button variant="outline" size="small" onClick={onRetry}>{common.retry}</Button></Notice>
    </div>
  );
}

const idOf = ({ params }: PageContext) => params.articleId ?? '';
const answerOf = (state: ApiState, context: PageContext) => api.endpoints.getArticle.select({ articleId: idOf(context) })(state);

export const page: PageModule = {
  Page: ArticlePage,
  topics: ['articles', 'tags', 'categories'],
  load: (dispatch, context) => [dispatch(api.endpoints.getArticle.initiate({ articleId: idOf(context), visit: NO_VISIT })), loadMarkdown()],
  head: (state, context) => {
    const { data, error } = answerOf(state, context);
    if (data) return articleHead(data.data, context.translations);
    return emptyHead(idOf(context), error !== undefined && isMissing(asApiError(error)), context.translations);
  },
  status: (state, context) => {
    const { data, error } = answerOf(state, context);
    if (data) return 200;
    const { status } = asApiError(error);
    if (error && isMissing(asApiError(error))) return 404;
    return typeof status === 'number' && status >= 500 ? status : 500;
  },
};
