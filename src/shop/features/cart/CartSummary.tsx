import { useId } from 'react';
import { countOf, type CartItem } from '../../../common/domain/cartItem';
import { lineTotal, totalOf } from '../../../common/domain/cartTotals';
import { cart } from '../../texts/en/cart';
import { kesOr } from '../../../common/domain/money';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import css from './CartPanel.module.css';

/** More than these scroll (CartPanel.module.css): by keys, too, for which the box can be reached. */
const LINES_IN_VIEW = 8;

/** Count, a total for each line, and the total of what can be ordered. `withTotal` is false where the total stands elsewhere. */
export function CartSummary({ items, withTotal }: { items: readonly CartItem[]; withTotal: boolean }) {
  const t = useMessages('cart', cart);
  const inLanguage = useInLanguage();
  const id = useId();
  return (
    <section className={css.summary} aria-labelledby={id}>
      <h3 id={id}>
        {t.summary} <span>{t.count(countOf(items))}</span>
      </h3>
      <div
        className={css.lines}
        {...(items.length > LINES_IN_VIEW && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}>
        <dl>
          {items.map((item) => {
            const { text: name, lang } = inLanguage(item, 'name');
            return (
              <div key={item.id}>
                <dt lang={lang}>
                  <i>{item.quantity} ×</i> {name}
                </dt>
                <dd>{kesOr(lineTotal(item), t.onRequest)}</dd>
              </div>
            );
          })}
        </dl>
      </div>
      {withTotal && (
        <p className={css.total}>
          <span>{t.total}</span>
          <b>{kesOr(totalOf(items), t.onRequest)}</b>
        </p>
      )}
    </section>
  );
}
