import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOffers, type Article } from '../../../../common/api';
import { writeArticleQuery } from '../../../../common/domain/articleQuery';
import { article as texts } from '../../../../common/texts/en/article';
import { paths } from '../../../../common/domain/paths';
import { useInLanguage, useMessages, useShopLang } from '../../../../common/i18n/messages';
import css from './Topics.module.css';

const listOf = (change: Parameters<typeof writeArticleQuery>[1]) =>
  paths.articles(writeArticleQuery(new URLSearchParams(), change).toString());

/** Tags and category, each the way to more of the kind where the server can list them. */
export function Topics({
  article: { tags = [], category, category_id: categoryId },
}: {
  article: Pick<Article, 'tags' | 'category' | 'category_id'>;
}) {
  const t = useMessages('article', texts);
  const lang = useShopLang();
  const named = useInLanguage()(category, 'category_name');
  const offers = useOffers();
  if (tags.length === 0 && !category) return null;
  return (
    <div className={css.topics}>
      {tags.length > 0 && (
        <ul aria-label={t.tags}>
          {tags.map(({ id, tag }) => (
            <li key={id}>
              <Topic to={offers('listArticles.tag_id') && listOf({ tag: tag.id })} lang={lang}>
                #{tag.tag_name}
              </Topic>
            </li>
          ))}
        </ul>
      )}
      {category && categoryId && (
        <p>
          {t.category}:{' '}
          <Topic to={offers('listArticles.category_id') && listOf({ category: categoryId })} lang={named.lang}>
            {named.text}
          </Topic>
        </p>
      )}
    </div>
  );
}

function Topic({
  to,
  lang,
  children,
}: {
  to: string | false | undefined;
  lang: string | undefined;
  children: ReactNode;
}) {
  return to ? (
    <Link to={to} lang={lang}>
      {children}
    </Link>
  ) : (
    <span lang={lang}>{children}</span>
  );
}
