import { useId, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { ShownProduct } from '../../../../common/api';
import { product as texts } from '../../../texts/en/product';
import { shop } from '../../../texts/en/shop';
import { formatKsh } from '../../../../common/domain/money';
import layout from '../../../../common/ui/layout.module.css';
import { useInLanguage, useMessages } from '../../../../common/i18n/messages';
import { OpeningStatus } from '../../../ui/OpeningStatus';
import { Stars } from '../../../ui/Stars';
import badge from '../Badge.module.css';
import css from './BuyBox.module.css';
import first from './First.module.css';
import { PriceBlock } from './PriceBlock';
import { REVIEWS_ID } from './Reviews';
import { Terms } from './Terms';

interface BuyBoxProps {
  product: ShownProduct;
  like: ReactNode;
  compare: ReactNode;
  /** Quantity and total price. */
  amount: ReactNode;
  /** Cents; null while the price is on request. */
  total: number | null;
  /** Why it cannot be put into the cart. */
  reason: string | null;
  addToCart: ReactNode;
  /** Where Add to Cart stands, for the bar that takes over below it. */
  addRef: Ref<HTMLDivElement>;
  /** Get a Quote and WhatsApp. */
  others: ReactNode;
}

/** Everything the decision needs, beside the pictures. */
export function BuyBox({ product, like, compare, amount, total, reason, addToCart, addRef, others }: BuyBoxProps) {
  const t = useMessages('shop', shop);
  const name = useInLanguage()(product, 'product_name');
  const titleId = useId();
  const inStock = product.stock_status === 'in_stock';
  return (
    <section aria-labelledby={titleId}>
      <div className={`${first.flags} ${css.flags}`}>
        {product.isBestSeller && <span className={`${badge.badge} ${badge.best}`}>{t.bestSeller}</span>}
        <span className={`${css.stock} ${inStock ? '' : css.none}`}>{inStock ? t.inStock : t.outOfStock}</span>
        <span className={css.like}>{like}</span>
      </div>
      <h1 id={titleId} className={`${first.name} ${css.name}`} lang={name.lang}>
        {name.text}
      </h1>
      <div className={`${first.judge} ${css.judge}`}>
        <RatingLink rating={product.rating} reviews={product.reviews} />
        {compare}
      </div>
      <PriceBlock product={product} />
      {amount}
      {reason !== null && (
        <p className={css.reason} role="status">
          {reason}
        </p>
      )}
      <div ref={addRef} className={css.add}>
        {/* Read out beside the quantity. */}
        {total !== null && <b aria-hidden="true">{formatKsh(total)}</b>}
        {addToCart}
      </div>
      <div className={css.actions}>
        <div className={css.others}>{others}</div>
        <OpeningStatus />
        <Terms category={product.category} />
      </div>
    </section>
  );
}

/** Stars and the number of reviews, which leads to them. */
function RatingLink({ rating, reviews }: { rating: number; reviews: number }) {
  const t = useMessages('product', texts);
  const words = useMessages('shop', shop);
  return (
    <Link className={css.rating} to={`#${REVIEWS_ID}`}>
      {rating > 0 && <Stars value={rating} large />}
      {rating > 0 && <span className={layout.hidden}>{t.rated(rating.toFixed(1))}</span>}
      <u>{reviews > 0 || rating > 0 ? words.reviews(reviews) : t.noReviews}</u>
    </Link>
  );
}
