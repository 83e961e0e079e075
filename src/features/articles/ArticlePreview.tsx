import { useId } from 'react';
import { Link } from 'react-router-dom';
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
import { useArticleList } from './useArticleList';

/** Articles in the preview (specification, section 9). */
const PREVIEW = 4;
/** What the preview asks for; the page that shows it asks ahead. */
export const PREVIEW_ARGUMENTS = { page: 1 } as const;

/** The newest four articles on the home page, and the way to all of them. */
export function ArticlePreview() {
  const t = useMessages('articles', texts);
  const common = useMessages('shell', shell);
  const titleId = useId();
  const { articles, error, fetching, retry } = useArticleList(PREVIEW_ARGUMENTS);
  return (
    <section className={`${layout.wrap} ${layout.sec}`} aria-labelledby={titleId} aria-busy={fetching}>
      <div className={layout.head}><h2 id={titleId} className={layout.h1}>{t.title}</h2></div>
      {!articles && !error && <><p className={css.loading} role="status">{t.loading}</p><ArticleGridSkeleton count={PREVIEW} columns={4} /></>}
      {!articles && error && (
        <EmptyState role="alert" tone="error" title={error.message ?? t.failed} actions={<Button variant="outline" size="small" onClick={retry}>{common.retry}</Button>} />
      )}
      {articles?.length === 0 && <EmptyState title={t.none} text={t.noneText} />}
      {articles && articles.length > 0 && <ArticleGrid articles={articles.slice(0, PREVIEW)} columns={4} level={3} />}
      <Link className={css.banner} to={paths.articles()}><span>{t.viewAll}</span><Icon name="forward" size={24} /></Link>
    </section>
  );
}
