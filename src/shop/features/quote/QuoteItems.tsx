import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../common/state/hooks';
import { selectUnavailable } from '../../../common/state/cartSlice';
import { countOf, type CartItem } from '../../../common/domain/cartItem';
import { lineTotal, totalOf, unitOf } from '../../../common/domain/cartTotals';
import { cart } from '../../texts/en/cart';
import { quote } from '../../texts/en/quote';
import { formatKes, kesOr } from '../../../common/domain/money';
import { LineIcon } from '../../../common/ui/Icon';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import layout from '../../../common/ui/layout.module.css';
import { Notice } from '../../../common/ui/Notice';
import { Thumb } from '../../../common/ui/Thumb';
import css from './QuoteItems.module.css';

interface QuoteItemsProps {
  /** What was asked for when the form was opened. */
  asked: readonly CartItem[];
  /** The same as it goes out. */
  lines: readonly CartItem[];
}

/** What is asked for, and what has become of it since. */
export function QuoteItems({ asked, lines }: QuoteItemsProps) {
  const t = useMessages('quote', quote);
  const changes = useChanges(asked, lines);
  return (
    <>
      {lines.length > 0 && <Lines lines={lines} />}
      {/* The region is there before its words, or they would not be read out. */}
      <div role="status" className={changes.length > 0 ? undefined : layout.hidden}>
        {changes.length > 0 && (
          <Notice tone="warning" role="none">
            {changes.map(({ id, name, lang, words }) => (
              <p key={id}>
                <span lang={lang}>{name}</span>: {words}
              </p>
            ))}
            {lines.length === 0 && <p>{t.nothingLeft}</p>}
          </Notice>
        )}
      </div>
    </>
  );
}

/** What is left out of the request since the form was opened, or costs something else, in the cart's words. */
function useChanges(asked: readonly CartItem[], lines: readonly CartItem[]) {
  const t = useMessages('cart', cart);
  const inLanguage = useInLanguage();
  const unavailable = useAppSelector(selectUnavailable);
  const wordsOf = (before: CartItem): string | null => {
    const line = lines.find(({ id }) => id === before.id);
    if (!line) return t[unavailable?.[before.id] ?? 'takenOut'];
    const was = unitOf(before);
    return was === null || was === unitOf(line) ? null : `${t.priceChanged} ${formatKes(was)}`;
  };
  return asked.flatMap((before) => {
    const words = wordsOf(before);
    const { text: name, lang } = inLanguage(before, 'name');
    return words === null ? [] : [{ id: before.id, name, lang, words }];
  });
}

/** The list, folded away after a failed submit so that the fields are in sight. */
function Lines({ lines }: Pick<QuoteItemsProps, 'lines'>) {
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
