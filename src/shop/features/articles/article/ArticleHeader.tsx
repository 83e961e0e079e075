import { Link } from 'react-router-dom';
import type { Article } from '../../../../common/api';
import { dayOf } from '../../../../common/domain/days';
import { article as texts } from '../../../../common/texts/en/article';
import { paths } from '../../../../common/domain/paths';
import { readingMinutes } from '../../../../common/domain/excerpt';
import { Icon, LineIcon } from '../../../../common/ui/Icon';
import { signs } from '../../../../common/ui/signs';
import layout from '../../../../common/ui/layout.module.css';
import copy from '../../../ui/copy.module.css';
import { useInLanguage, useLanguage, useMessages } from '../../../../common/i18n/messages';
import css from './ArticleHeader.module.css';
import { countOf } from './Comments';

/** The way back, the title, what it is about, and how many have read and liked it. */
export function ArticleHeader({ article, likes }: { article: Article; likes: number }) {
  const t = useMessages('article', texts);
  const inLanguage = useInLanguage();
  const title = inLanguage(article, 'title');
  const description = inLanguage(article, 'short_description');
  const content = inLanguage(article, 'content');
  const { createdAt, viewsCount = 0, comments = [] } = article;
  const day = dayOf(createdAt, useLanguage().language);
  return (
    <>
      <Link className={css.back} to={paths.articles()}>
        <Icon name="back" size={16} />
        {t.articles}
      </Link>
      <header className={css.head}>
        <h1 className={layout.h1} lang={title.lang}>
          {title.text}
        </h1>
        {description.text && (
          <p className={copy.lead} lang={description.lang}>
            {description.text}
          </p>
        )}
        <p className={css.meta}>
          {day !== null && (
            <time dateTime={createdAt}>
              <span className={layout.hidden}>{t.published} </span>
              {day}
            </time>
          )}
          {content.text && (
            <span>
              <Icon name="clock" size={16} />
              {t.readingTime(readingMinutes(content.text))}
            </span>
          )}
          <span>
            <Icon name="heart" size={16} />
            {t.likes(likes)}
          </span>
          <span>
            <LineIcon path={signs.eye} size={16} />
            {t.views(viewsCount)}
          </span>
          <span>
            <Icon name="comment" size={16} />
            {t.comments(countOf(comments))}
          </span>
        </p>
        {content.lang === 'en' && <p className={css.language}>{t.inEnglish}</p>}
      </header>
    </>
  );
}
