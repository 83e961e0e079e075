import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ARTICLE_PREVIEW, asApiError, useAskAgain, usePreviewArticlesQuery } from '../../api';
import { articles as texts } from '../../lib/messages/en/articles';
import { shell } from '../../lib/messages/en/shell';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import layout from '../../ui/layout.module.css';
import { useMessages } from '../../ui/messages';
import { EmptyState } from '../../ui/Notice';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid';
import css from './ArticlePreview.module.css';

/** The newest four articles on the home page, and the way to all of them. */
export function ArticlePreview() {
  const t = useMessages('articles', texts);
  const common = useMessages('shell', shell);
  const titleId = useId();
  const { data: articles, error, isFetching, refetch } = usePreviewArticlesQuery();
  const retry = useAskAgain('previewArticles', undefined, refetch);
  const failure = error && !isFetching ? asApiError(error) : undefined;
  return (
    <section className={`${layout.wrap} ${layout.sec}`} aria-labelledby={titleId} aria-busy={isFetching}>
      <div className={layout.head}><h2 id={titleId} className={layout.h2}>{t.title}</h2></div>
      {!articles && !failure && <><p className={css.loading} role="status">{t.loading}</p><ArticleGridSkeleton count={ARTICLE_PREVIEW} columns={4} /></>}
      {!articles && failure && (
        <EmptyState role="alert" tone="error" title={failure.message ?? t.failed} actions={<Button variant="outline" size="small" onClick={retry}>{common.retry}</Button>} />
      )}
      {articles?.length === 0 && <EmptyState title={t.none} text={t.noneText} />}
      {articles && articles.length > 0 && <ArticleGrid articles={articles} columns={4} level={3} />}
      <Link className={css.banner} to={paths.articles()}><span>{t.viewAll}</span><Icon name="forward" size={24} /></Link>
    </section>
  );
}
