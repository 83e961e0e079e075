import { Link } from 'react-router-dom';
import { useAdverts } from '../../features/adverts/useAdverts';
import { shell } from '../../lib/messages/en/shell';
import { formatKes } from '../../lib/money';
import { paths } from '../../lib/paths';
import { priceOf } from '../../lib/price';
import { useNow } from '../../ui/clock';
import { useMessages, useShopLang } from '../../ui/messages';
import css from './AdvertBar.module.css';

const MOST_ADVERTS = 3;

/** Up to three advertised products, each a link (specification, sections 2 and 9). */
export function AdvertBar() {
  const t = useMessages('shell', shell);
  const lang = useShopLang();
  const now = useNow();
  const adverts = useAdverts().slice(0, MOST_ADVERTS);
  if (adverts.length === 0) return null;
  return (
    <aside className={css.bar} data-scheme="dark" aria-label={t.offers}>
      <div className={css.row}>
        {adverts.map(({ id, product }) => {
          const { cents } = priceOf(product, now);
          return (
            <Link key={id} to={paths.product(product.id)}>
              <span lang={lang}>{product.product_name}</span>
              {cents !== null && <b>{formatKes(cents)}</b>}
            </Link>
          );
        })}
      </div>
    </aside>
  );
}
