import type { Offer } from '../../../../common/domain/offers';
import { OfferCard } from './OfferCard';
import css from './OfferCard.module.css';

/** Cards of offers. `priority`: how many pictures stand on the first screen and are fetched first. */
export function OfferGrid({ offers, priority = 0 }: { offers: readonly Offer[]; priority?: number }) {
  return (
    <div className={css.grid}>
      {offers.map((offer, index) => (
        <OfferCard key={offer.product.id} offer={offer} priority={index < priority} />
      ))}
    </div>
  );
}

/** Skeleton of the grid of offers. */
export function OfferGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.block} />
      ))}
    </div>
  );
}
