import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ARTICLE_PREVIEW, useListState, usePreviewArticlesQuery } from '../../../common/api';
import { ArticleGrid, ArticleGridSkeleton } from '../../features/articles/ArticleGrid';
import { articles as texts } from '../../texts/en/articles';
import { paths } from '../../../common/domain/paths';
import { Icon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { EmptyState } from '../../../common/ui/Notice';
import { ListTroubles } from '../ListTroubles';
import css from './ArticlePreview.module.css';

/** The newest four articles, and the way to all of them. */
export function ArticlePreview() {
  const t = useMessages('articles', texts);
  const titleId = useId();
  const list = useListState('previewArticles', undefined, usePreviewArticlesQuery(), ({ articles }) => articles);
  const { items, error, fetching } = list;
  return (
    <section className={`${layout.wrap} ${layout.sec}`} aria-labelledby={titleId} aria-busy={fetching}>
      <div className={copy.head}>
        <h2 id={titleId} className={layout.h1}>
          {t.title}
        </h2>
      </div>
      <ListTroubles
        list={list}
        texts={t}
        ofArticles
        skeleton={<ArticleGridSkeleton count={ARTICLE_PREVIEW} columns={4} />}
      />
      {items?.length === 0 && !error && <EmptyState title={t.none} text={t.noneText} />}
      {items && items.length > 0 && <ArticleGrid articles={items} columns={4} level={3} />}
      <Link className={css.banner} to={paths.articles()}>
        <span>{t.viewAll}</span>
        <Icon name="forward" size={24} />
      </Link>
    </section>
  );
}
