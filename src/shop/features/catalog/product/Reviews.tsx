import type { ShownProduct, ShownRating } from '../../../../common/api';
import { product as texts } from '../../../texts/en/product';
import { shop } from '../../../texts/en/shop';
import { Button } from '../../../../common/ui/Button';
import layout from '../../../../common/ui/layout.module.css';
import { useLanguage, useMessages, useShopLang } from '../../../../common/i18n/messages';
import { Stars } from '../../../ui/Stars';
import { COMMENTS, histogram, newestComments } from './histogram';
import { dayOf } from '../../../../common/domain/days';
import css from './Reviews.module.css';

export const REVIEWS_ID = 'reviews';

/** The average, how the ratings spread, what the newest say, and the way to add one. */
export function Reviews({ product, onRate }: { product: ShownProduct; onRate: () => void }) {
  const t = useMessages('product', texts);
  const words = useMessages('shop', shop);
  const { rating, reviews, ratings = [] } = product;
  return (
    <section
      id={REVIEWS_ID}
      className={`${layout.wrap} ${layout.sec} ${css.title}`}
      tabIndex={-1}
      aria-label={t.reviewsTitle}>
      <h2 className={layout.h2}>{t.reviewsTitle}</h2>
      <div className={css.summary}>
        {rating > 0 ? (
          <div className={css.average}>
            <b>{rating.toFixed(1)}</b>
            <div>
              <Stars value={rating} large />
              <p>{t.outOf(words.reviews(reviews))}</p>
            </div>
          </div>
        ) : (
          <p className={css.none}>{t.beFirst}</p>
        )}
        {ratings.length > 0 && <Spread ratings={ratings} all={ratings.length >= reviews} />}
        <Button variant="outline" data-opens="rating" onClick={onRate}>
          {t.rate}
        </Button>
      </div>
      <Comments ratings={ratings} />
    </section>
  );
}

/** One bar a number of stars (its width an attribute: style attributes do not pass the content security policy). The server gives the newest ratings; where there are more, that is said. */
function Spread({ ratings, all }: { ratings: readonly ShownRating[]; all: boolean }) {
  const t = useMessages('product', texts);
  return (
    <div>
      <ul className={css.bars}>
        {histogram(ratings).map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>{t.stars(stars)}</span>
            <i>
              <svg width={`${percent}%`} height="6" aria-hidden="true" />
            </i>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {!all && <p className={css.scope}>{t.newest(ratings.length)}</p>}
    </div>
  );
}

function Comments({ ratings }: { ratings: readonly ShownRating[] }) {
  const t = useMessages('product', texts);
  const { language } = useLanguage();
  const lang = useShopLang();
  const comments = newestComments(ratings, COMMENTS);
  if (comments.length === 0) return null;
  return (
    <ul className={css.comments}>
      {comments.map(({ id, rating, comment, createdAt }) => (
        <li key={id}>
          <p>
            <Stars value={rating} />
            <span className={layout.hidden}>{t.stars(rating)}</span>
            {dayOf(createdAt) !== null && <time dateTime={createdAt}>{dayOf(createdAt, language)}</time>}
          </p>
          <blockquote lang={lang}>{comment}</blockquote>
        </li>
      ))}
    </ul>
  );
}
