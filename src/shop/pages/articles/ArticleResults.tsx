import type { Ref } from 'react';
import type { ListedArticle, ListState } from '../../../common/api';
import { ArticleGrid, ArticleGridSkeleton } from '../../features/articles/ArticleGrid';
import { isArticleFiltered, writeArticleQuery, type ArticleQuery } from '../../../common/domain/articleQuery';
import { articles as texts } from '../../texts/en/articles';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { Pager, PastEnd } from '../ListEnd';
import { ListTroubles } from '../ListTroubles';
import css from './ArticlesPage.module.css';

interface ArticleResultsProps {
  ref: Ref<HTMLElement>;
  list: ListState<ListedArticle>;
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
  const { items: articles, meta, fetching, stale, error } = list;
  const filtered = isArticleFiltered(query);
  const addressOf = (page: number) => paths.articles(writeArticleQuery(search, { page }).toString());
  return (
    <section
      ref={ref}
      className={css.results}
      aria-label={query.page > 1 ? `${t.title}, ${t.page(query.page)}` : t.title}
      aria-busy={fetching}>
      <div className={filtered ? css.found : undefined}>
        <p role="status">{filtered && !stale && meta?.total !== undefined ? t.count(meta.total) : ''}</p>
        {filtered && (
          <Button variant="text" size="small" onClick={onClear}>
            {t.clearFilters}
          </Button>
        )}
      </div>
      <ListTroubles list={list} texts={t} ofArticles skeleton={<ArticleGridSkeleton count={PAGE_SIZE} columns={3} />} />
      {articles && articles.length > 0 && (
        <div className={stale && fetching ? css.stale : undefined}>
          <ArticleGrid articles={articles} columns={3} level={2} priority={FIRST_ROW} />
          <Pager page={query.page} pageCount={meta?.pageCount ?? 1} addressOf={addressOf} texts={t} />
        </div>
      )}
      {articles?.length === 0 &&
        !error &&
        (query.page > 1 ? <PastEnd to={addressOf(1)} texts={t} /> : <NoArticles query={query} onClear={onClear} />)}
    </section>
  );
}

function NoArticles({ query, onClear }: Pick<ArticleResultsProps, 'query' | 'onClear'>) {
  const t = useMessages('articles', texts);
  if (isArticleFiltered(query)) {
    return (
      <EmptyState
        role="status"
        title={t.noneFiltered}
        actions={
          <Button variant="outline" size="small" onClick={onClear}>
            {t.clearFilters}
          </Button>
        }
      />
    );
  }
  return <EmptyState role="status" title={t.none} text={t.noneText} />;
}
