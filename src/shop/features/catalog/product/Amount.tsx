import { MAX_QUANTITY } from '../../../../common/domain/cartItem';
import { product as texts } from '../../../texts/en/product';
import { formatKsh } from '../../../../common/domain/money';
import { useMessages } from '../../../../common/i18n/messages';
import { Stepper } from '../../../ui/Stepper';
import css from './BuyBox.module.css';

interface AmountProps {
  name: string;
  quantity: number;
  /** Pieces in stock; undefined where the shop does not count them. */
  max: number | undefined;
  onChange: (quantity: number) => void;
  /** Cents; null while the price is on request. */
  total: number | null;
}

/** Quantity at the left, what it comes to at the right; says so when there are no more. */
export function Amount({ name, quantity, max, onChange, total }: AmountProps) {
  const t = useMessages('product', texts);
  const note = quantity < (max ?? MAX_QUANTITY) ? '' : max === undefined ? t.atMost(MAX_QUANTITY) : t.allInStock(max);
  return (
    <>
      <div className={css.amount}>
        <div>
          <span className={css.label} aria-hidden="true">
            {t.quantity}
          </span>
          <Stepper
            value={quantity}
            onChange={onChange}
            {...(max !== undefined && { max })}
            texts={{ group: t.quantityOf(name), quantity: t.quantity, less: t.less, more: t.more }}
          />
        </div>
        {total !== null && (
          <div className={css.total}>
            <span className={css.label}>{t.total}</span>
            <output aria-live="polite">{formatKsh(total)}</output>
          </div>
        )}
      </div>
      <p className={css.note} role="status">
        {note}
      </p>
    </>
  );
}
