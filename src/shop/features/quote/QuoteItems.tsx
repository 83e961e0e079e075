import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { countOf, type CartItem } from '../../../common/domain/cartItem';
import { lineTotal, totalOf, unitOf } from '../../../common/domain/cartTotals';
import { quote } from '../../texts/en/quote';
import { formatKes, kesOr } from '../../../common/domain/money';
import { LineIcon } from '../../../common/ui/Icon';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Thumb } from '../../../common/ui/Thumb';
import css from './QuoteItems.module.css';

/** What is asked for, folded away after a failed submit so that the fields are in sight. */
export function QuoteItems({ lines }: { lines: readonly CartItem[] }) {
  const t = useMessages('quote', quote);
  const inLanguage = useInLanguage();
  const { submitCount, isSubmitting } = useFormikContext();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) setOpen(false);
  }, [submitCount, isSubmitting]);
  return (
    <details className={css.items} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {t.itemsTitle}
          <small>{t.count(countOf(lines))}</small>
        </span>
        <b>{kesOr(totalOf(lines), t.onRequest)}</b>
        <LineIcon path="M6 15l6-6 6 6" />
      </summary>
      <ul aria-label={t.itemsLabel}>
        {lines
          .map((line) => ({ line, unit: unitOf(line), ...inLanguage(line, 'name') }))
          .map(({ line, unit, text, lang }) => (
            <li key={line.id}>
              <Thumb image={line.image} name={text} className={css.thumb} />
              <span className={css.name} lang={lang}>
                {text}
              </span>
              <span className={css.amount}>
                <span>
                  {line.quantity} ×{unit !== null && ` ${formatKes(unit)}`}
                </span>
                <b>{kesOr(lineTotal(line), t.onRequest)}</b>
              </span>
            </li>
          ))}
      </ul>
    </details>
  );
}
