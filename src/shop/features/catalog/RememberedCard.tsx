import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { apiBase } from '../../../common/domain/addresses';
import { mediaUrl } from '../../../common/domain/media';
import type { KeptProduct } from '../../../common/domain/keptProduct';
import { paths } from '../../../common/domain/paths';
import { initialOf } from '../../../common/domain/texts';
import { useInLanguage } from '../../../common/i18n/messages';
import css from './ProductCard.module.css';

interface RememberedCardProps {
  product: KeptProduct;
  /** As last seen, with what keeps it from being shown as it is now. */
  price: ReactNode;
  actions: ReactNode;
}

/** A product in a grid as this browser remembers it, where the shop does not (or cannot) tell of it. */
export function RememberedCard({ product, price, actions }: RememberedCardProps) {
  const { text: name, lang } = useInLanguage()(product, 'name');
  const src = mediaUrl(product.image, apiBase);
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {src ? (
          <img src={src} alt="" width={160} height={120} loading="lazy" decoding="async" />
        ) : (
          <span className={css.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
      </div>
      <h3 className={css.name} lang={lang}>
        <Link to={paths.product(product.id)}>{name}</Link>
      </h3>
      <div />
      <div className={css.instalment}>{price}</div>
      <div className={css.actions}>{actions}</div>
    </article>
  );
}
