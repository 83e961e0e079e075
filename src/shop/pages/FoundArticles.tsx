import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useListArticlesQuery, useOffers } from '../../common/api';
import { paths } from '../../common/domain/paths';
import { writeArticleQuery } from '../../common/domain/articleQuery';
import { useMessages } from '../../common/i18n/messages';
import copy from '../ui/copy.module.css';
import { ArticleGrid } from '../features/articles/ArticleGrid';
import { search as texts } from '../texts/en/search';
import css from './NothingFound.module.css';

/** The call behind it. */
export const articlesOn = (words: string) => ({ page: 1, search: words });

/** Articles shown of those that fit: one row on a wide screen. */
const ROW = 4;

/** Articles that fit the words; without any, without an answer, or on a server that cannot look for them, nothing. */
export function FoundArticles({ words }: { words: string }) {
  const t = useMessages('search', texts);
  const id = useId();
  const offered = useOffers()('listArticles.search');
  const { currentData } = useListArticlesQuery(articlesOn(words), { skip: offered === false });
  const articles = currentData?.data.articles ?? [];
  if (articles.length === 0) return null;
  return (
    <section className={css.more} aria-labelledby={id}>
      <h2 id={id} className={copy.h3}>
        {t.articlesOn(words)}
      </h2>
      <ArticleGrid articles={articles.slice(0, ROW)} columns={4} level={3} />
      {articles.length > ROW && (
        <Link
          className={`${copy.link} ${css.all}`}
          to={paths.articles(writeArticleQuery(new URLSearchParams(), { search: words }).toString())}>
          {t.allArticles}
        </Link>
      )}
    </section>
  );
}
