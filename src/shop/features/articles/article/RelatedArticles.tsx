import { useId } from 'react';
import { useListArticlesQuery, type Article } from '../../../../common/api';
import { FIRST_PAGE } from '../../../../common/domain/pages';
import { article as texts } from '../../../../common/texts/en/article';
import layout from '../../../../common/ui/layout.module.css';
import { useMessages } from '../../../../common/i18n/messages';
import { ArticleGrid, ArticleGridSkeleton } from '../ArticleGrid';
import { RELATED, relatedOf, sameTopic } from './related';
import css from './RelatedArticles.module.css';

/** Three other articles, of the same topics first. Without any, or without an answer, there is no such section. */
export function RelatedArticles({ article }: { article: Article }) {
  const t = useMessages('article', texts);
  const titleId = useId();
  const own = useListArticlesQuery(sameTopic(article));
  const fromTopic = own.data?.data.articles ?? [];
  const enough = relatedOf(article, fromTopic).length === RELATED;
  // What the topic does not give; the first page is often there already.
  const any = useListArticlesQuery(FIRST_PAGE, { skip: own.isLoading || enough });
  const related = relatedOf(article, [...fromTopic, ...(enough ? [] : (any.data?.data.articles ?? []))]);
  const loading = own.isLoading || any.isLoading;
  if (!loading && related.length === 0) return null;
  return (
    <section className={`${layout.wrap} ${layout.sec} ${css.related}`} aria-labelledby={titleId} aria-busy={loading}>
      <h2 id={titleId} className={layout.h2}>
        {t.relatedArticles}
      </h2>
      {loading ? (
        <ArticleGridSkeleton count={RELATED} columns={3} />
      ) : (
        <ArticleGrid articles={related} columns={3} level={3} />
      )}
    </section>
  );
}
