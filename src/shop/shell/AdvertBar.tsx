import { Link } from 'react-router-dom';
import { useAdverts } from '../features/adverts/useAdverts';
import { shell } from '../../common/texts/en/shell';
import { formatKes } from '../../common/domain/money';
import { paths } from '../../common/domain/paths';
import { priceOf } from '../../common/domain/price';
import { usePriceMoment } from '../../common/ui/clock';
import { useInLanguage, useMessages } from '../../common/i18n/messages';
import css from './AdvertBar.module.css';

const MOST_ADVERTS = 3;

/** Up to three advertised products, each a link (docs/product.md, 2.1). */
export function AdvertBar() {
  const t = useMessages('shell', shell);
  const inLanguage = useInLanguage();
  const adverts = useAdverts().slice(0, MOST_ADVERTS);
  const now = usePriceMoment(adverts.map(({ product }) => product));
  if (adverts.length === 0) return null;
  return (
    <aside className={css.bar} data-scheme="dark" aria-label={t.offers}>
      <div className={css.row}>
        {adverts.map(({ id, product }) => {
          const { cents } = priceOf(product, now);
          const name = inLanguage(product, 'product_name');
          return (
            <Link key={id} to={paths.product(product.id)}>
              <span lang={name.lang}>{name.text}</span>
              {cents !== null && <b>{formatKes(cents)}</b>}
            </Link>
          );
        })}
      </div>
    </aside>
  );
}
