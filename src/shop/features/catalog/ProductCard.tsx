import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedProduct } from '../../../common/api';
import { mainPicture } from '../../../common/domain/media';
import { shop } from '../../texts/en/shop';
import { formatKes, formatKsh, kshText, type MoneyFormat } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { priceOf } from '../../../common/domain/price';
import { initialOf } from '../../../common/domain/texts';
import { usePriceMoment } from '../../../common/ui/clock';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Picture } from '../../../common/ui/Picture';
import { useShopWords } from '../../ui/shopWords';
import { useCompareButton, type CompareButtonProps } from '../../ui/site';
import badge from './Badge.module.css';
import { cartItemOf, kitUses } from '../../../common/domain/productInSmall';
import css from './ProductCard.module.css';
import { RatingLine } from './RatingLine';
import { OldPrice } from '../../ui/OldPrice';

export interface ProductCardProps {
  product: ListedProduct;
  /** Add to Cart; the page joins it in. */
  actions: (product: ListedProduct) => ReactNode;
  /** In the first row: fetched before the others. */
  priority?: boolean;
  format?: MoneyFormat;
}

const SIZES = '(min-width:1280px) 282px, (min-width:1200px) 23vw, (min-width:768px) 30vw, 46vw';

/** A product in a grid: the whole card is its link, the actions lie above it. */
export const ProductCard = memo(function ProductCard({
  product,
  actions,
  priority = false,
  format = formatKes,
}: ProductCardProps) {
  const t = useMessages('shop', shop);
  const { text: name, lang } = useInLanguage()(product, 'product_name');
  const { images, installment_info: parts } = product;
  const instalment = useShopWords()(parts ?? '');
  const uses = kitUses(product);
  const now = usePriceMoment([product]);
  const { cents, was, percent } = priceOf(product, now);
  const item = cartItemOf(product, now);
  const image = mainPicture(images);
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image ? (
          <Picture card image={image} alt="" sizes={SIZES} priority={priority} />
        ) : (
          <span className={css.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
        <Badges product={product} percent={percent} />
      </div>
      <div>
        <h3 className={css.name} lang={lang}>
          <Link to={paths.product(product.id)}>{name}</Link>
        </h3>
        {uses.length > 0 && <p className={css.uses}>{t.forUses(uses)}</p>}
      </div>
      <RatingLine product={item} rating={product.rating} reviews={product.reviews} />
      <div>
        <p className={css.price}>
          <b>{cents === null ? t.onRequest : format(cents)}</b>
          {was !== undefined && <OldPrice amount={format(was)} />}
        </p>
        {parts && (
          <p className={css.instalment} lang={instalment.lang}>
            {format === formatKsh ? kshText(instalment.text) : instalment.text}
          </p>
        )}
      </div>
      <Compare product={item} />
      <div className={css.actions}>{actions(product)}</div>
    </article>
  );
});

/** A leaf of its own: it comes once the visitor has stirred, and draws no card anew. */
function Compare(props: CompareButtonProps) {
  const CompareButton = useCompareButton();
  return CompareButton && <CompareButton {...props} />;
}

/** At most two: what keeps it from being bought goes first. */
function Badges({ product, percent }: { product: ListedProduct; percent: number | undefined }) {
  const t = useMessages('shop', shop);
  const badges = [
    product.stock_status !== 'in_stock' && (
      <span key="out" className={`${badge.badge} ${badge.out}`}>
        {t.outOfStock}
      </span>
    ),
    product.isBestSeller && (
      <span key="best" className={`${badge.badge} ${badge.best}`}>
        {t.bestSeller}
      </span>
    ),
    percent !== undefined && percent > 0 && (
      <span key="sale" className={`${badge.badge} ${badge.sale}`}>
        {t.off(percent)}
      </span>
    ),
  ].filter(Boolean);
  return badges.length > 0 ? <div className={css.badges}>{badges.slice(0, 2)}</div> : null;
}
