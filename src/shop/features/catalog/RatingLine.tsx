import { shop } from '../../texts/en/shop';
import type { KeptProduct } from '../../../common/domain/keptProduct';
import { QuietButton } from '../../../common/ui/Button';
import layout from '../../../common/ui/layout.module.css';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { useSite } from '../../ui/site';
import { Stars } from '../../ui/Stars';
import css from './ProductCard.module.css';

interface RatingLineProps {
  product: KeptProduct;
  rating: number;
  reviews: number;
}

/** Stars (one on phones), the rounded rating, the number of reviews, and the way to add one's own. */
export function RatingLine({ product, rating, reviews }: RatingLineProps) {
  const t = useMessages('shop', shop);
  const { openRating } = useSite();
  const count = t.reviews(reviews);
  const { text: name } = useInLanguage()(product, 'name');
  const rounded = Math.round(rating);
  return (
    <div className={css.rating}>
      {reviews === 0 && rating === 0 ? (
        <span>{`(${count})`}</span>
      ) : (
        <>
          <span className={layout.hidden}>{t.rated(rounded, count)}</span>
          <Stars value={rounded} className={css.stars} />
          <b aria-hidden="true">{rounded}</b>
          <span aria-hidden="true">{`(${count})`}</span>
        </>
      )}
      <QuietButton
        className={css.rate}
        data-opens="rating"
        aria-label={t.rateNamed(name)}
        onClick={() => openRating(product)}>
        {t.rate}
      </QuietButton>
    </div>
  );
}
