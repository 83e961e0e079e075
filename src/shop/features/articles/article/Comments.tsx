import type { Article, Comment } from '../../../../common/api';
import { MOST_COMMENTS } from '../../../../common/domain/contract.gen';
import { dayOf } from '../../../../common/domain/days';
import { article as texts } from '../../../../common/texts/en/article';
import { ageOf, newestFirst } from '../../../../common/domain/relativeTime';
import { shopMoment } from '../../../../common/browser/shopClock';
import { useMinute } from '../../../../common/ui/clock';
import copy from '../../../ui/copy.module.css';
import { useLanguage, useMessages, useShopLang } from '../../../../common/i18n/messages';
import { CommentForm } from './CommentForm';
import css from './Comments.module.css';

/** Comments in the list (docs/product.md, 3.7). */
const SHOWN = 5;

/** How many there are; of an article that carries as many as it can there may be more. */
export const countOf = ({ length }: readonly Comment[]): number | string =>
  length < MOST_COMMENTS ? length : `${length}+`;

/** The box, and the last five comments, the newest first, in a part of the page that scrolls by itself. */
export function Comments({ article: { id, comments = [] } }: { article: Pick<Article, 'id' | 'comments'> }) {
  const t = useMessages('article', texts);
  const shown = newestFirst(comments).slice(0, SHOWN);
  return (
    <section className={css.comments} aria-label={t.commentsTitle}>
      <h2 className={copy.h3}>
        {t.commentsTitle} <span>{countOf(comments)}</span>
      </h2>
      <CommentForm articleId={id} />
      {shown.length === 0 ? (
        <p className={css.none}>{t.noComments}</p>
      ) : (
        <>
          {shown.length < comments.length && <p className={css.scope}>{t.lastOf(shown.length, countOf(comments))}</p>}
          {/* Can be scrolled, so the keyboard must be able to reach it. */}
          <ol className={css.list} tabIndex={0} aria-label={t.lastComments(shown.length)}>
            {shown.map((comment) => (
              <CommentItem key={comment.id} comment={comment} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function CommentItem({ comment: { content, createdAt } }: { comment: Comment }) {
  const t = useMessages('article', texts);
  const lang = useShopLang();
  const { language } = useLanguage();
  const age = ageOf(createdAt, useMinute(shopMoment));
  return (
    <li>
      <p className={css.who}>
        <b>{t.anonymous}</b>
        {age && (
          <time dateTime={createdAt} title={dayOf(createdAt, language) ?? ''}>
            {t.ago(age.value, age.unit)}
          </time>
        )}
      </p>
      <p className={css.text} lang={lang}>
        {content}
      </p>
    </li>
  );
}
