import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { CartItem } from '../../lib/cartItem';
import { quote } from '../../lib/messages/en/quote';
import { centsFromNumber, formatKes } from '../../lib/money';
import { Icon } from '../../ui/Icon';
import { useMessages, useShopLang } from '../../ui/messages';
import { Thumb } from '../../ui/Thumb';
import css from './QuoteItems.module.css';

/** Pieces and cents of a request's items. */
export function sumOf(lines: readonly CartItem[]): { count: number; total: number } {
  return lines.reduce(
    ({ count, total }, { price, quantity }) => ({ count: count + quantity, total: total + centsFromNumber(price) * quantity }),
    { count: 0, total: 0 },
  );
}

/** What is asked for, folded away after a failed submit so that the fields are in sight. */
export function QuoteItems({ lines }: { lines: readonly CartItem[] }) {
  const t = useMessages('quote', quote);
  const lang = useShopLang();
  const { submitCount, isSubmitting } = useFormikContext();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) setOpen(false);
  }, [submitCount, isSubmitting]);
  const { count, total } = sumOf(lines);
  return (
    <details className={css.items} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{t.itemsTitle}<small>{t.count(count)}</small></span>
        <b>{formatKes(total)}</b>
        <Icon name="up" />
      </summary>
      <ul aria-label={t.itemsLabel}>
        {lines.map(({ id, name, price, quantity, image }) => (
          <li key={id}>
            <Thumb image={image} name={name} className={css.thumb} />
            <span className={css.name} lang={lang}>{name}</span>
            <span className={css.amount}>
              <span>{quantity} × {formatKes(centsFromNumber(price))}</span>
              <b>{formatKes(centsFromNumber(price) * quantity)}</b>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
