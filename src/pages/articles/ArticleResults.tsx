import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ArticleGrid, ArticleGridSkeleton } from '../../features/articles/ArticleGrid';
import type { ArticleList } from '../../features/articles/useArticleList';
import { isArticleFiltered, writeArticleQuery, type ArticleQuery } from '../../lib/articleQuery';
import { articles as texts } from '../../lib/messages/en/articles';
import { shell } from '../../lib/messages/en/shell';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { useMessages } from '../../ui/messages';
import { EmptyState, Notice } from '../../ui/Notice';
import { Pager } from '../../ui/Pager';
import { useSlow } from '../../ui/useSlow';
import css from './ArticlesPage.module.css';

interface ArticleResultsProps {
  ref: Ref<HTMLElement>;
  list: ArticleList;
  query: ArticleQuery;
  search: URLSearchParams;
  onClear: () => void;
}

/** Cards whose pictures a desktop's first screen shows; a server's page holds nine. */
const FIRST_ROW = 3;
const PAGE_SIZE = 9;

/** The grid in each of its states: loading, failed, none, filtered to none, past the end, loaded, and loaded with a failure after. */
export function ArticleResults({ ref, list, query, search, onClear }: ArticleResultsProps) {
  const t = useMessages('articles', texts);
  const { articles, meta, fetching, stale, error } = list;
  const filtered = isArticleFiltered(query);
  return (
    <section ref={ref} className={css.results} aria-label={t.title} aria-busy={fetching}>
      <div className={filtered ? css.found : undefined}>
        <p role="status">{filtered && !stale && meta?.total !== undefined ? t.count(meta.total) : ''}</p>
        {filtered && <Button variant="text" size="small" onClick={onClear}>{t.clearFilters}</Button>}
      </div>
      <Troubles list={list} />
      {articles && articles.length > 0 && (
        <div className={stale && fetching ? css.stale : undefined}>
          <ArticleGrid articles={articles} columns={3} level={2} priority={FIRST_ROW} />
          <ArticlePager page={query.page} pageCount={meta?.pageCount ?? 1} search={search} />
        </div>
      )}
      {articles?.length === 0 && !error && <NoArticles query={query} search={search} onClear={onClear} />}
      {!articles && !error && <><p className={css.loading} role="status">{t.loading}</p><ArticleGridSkeleton count={PAGE_SIZE} columns={3} /></>}
    </section>
  );
}

/** A failure with nothing to show, a failure above the last list, or a slow answer. */
function Troubles({ list: { articles, fetching, error, retry } }: { list: ArticleList }) {
  const t = useMessages('articles', texts);
  const common = useMessages('shell', shell);
  const slow = useSlow(fetching);
  const cause = error?.status === 'OFFLINE' ? common.youAreOffline : error?.message;
  const again = <Button variant="outline" size="small" onClick={retry}>{common.retry}</Button>;
  if (slow) return <div className={css.notice}><Notice tone="warning">{common.slow} {again}</Notice></div>;
  if (!error) return null;
  if (!articles?.length) return <EmptyState role="alert" tone="error" title={cause ?? t.failed} actions={again} />;
  return <div className={css.notice}><Notice tone="error">{t.pageFailed} {cause} {again}</Notice></div>;
}

function NoArticles({ query, search, onClear }: Pick<ArticleResultsProps, 'query' | 'search' | 'onClear'>) {
  const t = useMessages('articles', texts);
  if (query.page > 1) {
    const first = paths.articles(writeArticleQuery(search, { page: 1 }).toString());
    return <EmptyState role="status" title={t.pastEnd} actions={<Button component={Link} to={first} variant="outline" size="small">{t.firstPage}</Button>} />;
  }
  if (isArticleFiltered(query)) {
    return <EmptyState role="status" title={t.noneFiltered} actions={<Button variant="outline" size="small" onClick={onClear}>{t.clearFilters}</Button>} />;
  }
  return <EmptyState role="status" title={t.none} text={t.noneText} />;
}

function ArticlePager({ page, pageCount, search }: { page: number; pageCount: number; search: URLSearchParams }) {
  const t = useMessages('articles', texts);
  const PageLink = ({ page: target, ...rest }: { page: number } & Omit<LinkProps, 'to'>) => (
    <Link to={paths.articles(writeArticleQuery(search, { page: target }).toString())} {...rest} />
  );
  return <Pager page={page} pageCount={pageCount} link={PageLink} texts={{ label: t.pages, previous: t.previous, next: t.next, page: t.page }} />;
}
