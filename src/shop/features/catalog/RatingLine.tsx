import { shop } from '../../texts/en/shop';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { SingleStar, Stars } from '../../ui/Stars';
import css from './ProductCard.module.css';

/** Stars (one on phones), the rounded rating and the number of reviews. */
export function RatingLine({ rating, reviews }: { rating: number; reviews: number }) {
  const t = useMessages('shop', shop);
  const count = t.reviews(reviews);
  if (reviews === 0 && rating === 0)
    return (
      <p className={css.rating}>
        <span>({count})</span>
      </p>
    );
  const rounded = Math.round(rating);
  return (
    <p className={css.rating}>
      <span className={layout.hidden}>{t.rated(rounded, count)}</span>
      <Stars value={rounded} className={css.five} />
      <SingleStar className={css.one} />
      <b aria-hidden="true">{rounded}</b>
      <span aria-hidden="true">({count})</span>
    </p>
  );
}
