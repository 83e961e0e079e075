import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { PreviewedArticle } from '../../../common/api';
import { dayOf } from '../../../common/domain/days';
import { cardExcerpt } from '../../../common/domain/excerpt';
import { articles as texts } from '../../texts/en/articles';
import { paths } from '../../../common/domain/paths';
import { initialOf } from '../../../common/domain/texts';
import { Icon } from '../../../common/ui/Icon';
import { useInLanguage, useLanguage, useMessages } from '../../../common/i18n/messages';
import { Picture } from '../../../common/ui/Picture';
import css from './ArticleCard.module.css';

export interface ArticleCardProps {
  article: PreviewedArticle;
  /** Of its title: below a page's own heading 2, in a section 3. */
  level: 2 | 3;
  /** The `sizes` attribute of its picture. */
  sizes: string;
  /** In the first row: fetched before the others. */
  priority?: boolean;
}

/** An article in a grid: the whole card is its link. */
export const ArticleCard = memo(function ArticleCard({ article, level, sizes, priority = false }: ArticleCardProps) {
  const t = useMessages('articles', texts);
  const inLanguage = useInLanguage();
  const title = inLanguage(article, 'title');
  const description = inLanguage(article, 'short_description');
  const {
    id,
    createdAt,
    images: [image],
  } = article;
  const day = dayOf(createdAt, useLanguage().language);
  const excerpt = cardExcerpt(description.text);
  const Title = `h${level}` as const;
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image ? (
          <Picture card image={image} alt="" sizes={sizes} priority={priority} />
        ) : (
          <span className={css.initial} aria-hidden="true">
            {initialOf(title.text)}
          </span>
        )}
      </div>
      <div className={css.words}>
        {day !== null && <time dateTime={createdAt}>{day}</time>}
        <Title className={css.title} lang={title.lang}>
          <Link to={paths.article(id)}>{title.text}</Link>
        </Title>
        {excerpt === null ? <p>{t.noDescription}</p> : <p lang={description.lang}>{excerpt}</p>}
        <span className={css.more}>
          {t.readMore}
          <Icon name="forward" size={16} />
        </span>
      </div>
    </article>
  );
});
