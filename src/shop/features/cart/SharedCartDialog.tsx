import { useMemo } from 'react';
import { useAppSelector, useAppStore, useNotify } from '../../../common/state/hooks';
import { countOf, type CartItem } from '../../../common/domain/cartItem';
import { readCart, type SharedItem } from '../../../common/domain/cartLink';
import { lineTotal, totalOf, unitOf } from '../../../common/domain/cartTotals';
import { cartLink } from '../../texts/en/cartLink';
import { needs } from '../../texts/en/needs';
import { formatKes, kesOr } from '../../../common/domain/money';
import { Button } from '../../../common/ui/Button';
import { ItemRow } from '../../ui/ItemRow';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { ModalDialog } from '../../ui/ModalDialog';
import { Notice } from '../../../common/ui/Notice';
import type { OverlayProps } from '../../../common/ui/overlay';
import {
  cartReplaced,
  itemAdded,
  lineChecked,
  selectCartCount,
  selectCartItems,
} from '../../../common/state/cartSlice';
import { SlowNotice } from '../../ui/SlowNotice';
import { isAvailable, leftOut, whyNot } from './checkLine';
import { LineNote } from './LineNote';
import css from './SharedCart.module.css';
import { useSharedCart, type SharedLine, type SoldLine } from './useSharedCart';

interface SharedCartDialogProps extends OverlayProps {
  /** The link's parameter. */
  link: string;
}

/** What somebody's link holds, at the shop's names and prices of now; the visitor's own cart changes only when asked to. */
export function SharedCartDialog({ link, ...overlay }: SharedCartDialogProps) {
  const t = useMessages('cartLink', cartLink);
  const shared = useMemo(() => readCart(link), [link]);
  const { lines, retry } = useSharedCart(shared.items);
  const known = shared.items.flatMap(({ id }) => lines[id] ?? []);
  const reading = known.length < shared.items.length;
  const sold = known.filter((line) => line.state === 'sold');
  const orderable = sold.flatMap(({ item, check }) => (isAvailable(check) ? [item] : []));
  const nothing = !reading && orderable.length === 0 && known.every(({ state }) => state !== 'unread');
  return (
    <ModalDialog
      {...overlay}
      title={t.title}
      actions={
        nothing ? (
          <Button onClick={overlay.onClose}>{t.toShop}</Button>
        ) : (
          <Decision
            lines={sold}
            orderable={orderable}
            waiting={reading || orderable.length === 0}
            onClose={overlay.onClose}
          />
        )
      }>
      <div className={css.shared}>
        <Question reading={reading} nothing={nothing} />
        <SlowNotice busy={reading} onRetry={() => void retry()} />
        {shared.ignored > 0 && <Notice tone="warning">{t.ignored(shared.ignored)}</Notice>}
        {!reading && known.some(({ state }) => state === 'unread') && (
          <Notice tone="warning">
            {t.someUnread}{' '}
            <Button variant="outline" size="small" onClick={() => void retry()}>
              {t.retry}
            </Button>
          </Notice>
        )}
        <ul aria-label={t.items} aria-busy={reading}>
          {shared.items.map((item) => (
            <SharedRow key={item.id} item={item} line={lines[item.id]} />
          ))}
        </ul>
        {orderable.length > 0 && (
          <p className={css.total}>
            <span>{t.total}</span>
            <b>{kesOr(totalOf(orderable), t.onRequest)}</b>
          </p>
        )}
      </div>
    </ModalDialog>
  );
}

function Question({ reading, nothing }: { reading: boolean; nothing: boolean }) {
  const t = useMessages('cartLink', cartLink);
  const own = useAppSelector(selectCartCount);
  return (
    <p role="status" className={css.question}>
      {reading ? t.loading : nothing ? t.nothing : t.ask(own)}
    </p>
  );
}

interface DecisionProps {
  lines: readonly SoldLine[];
  /** Those that can be ordered. */
  orderable: readonly CartItem[];
  waiting: boolean;
  onClose: () => void;
}

/** Add, replace, or leave the own cart as it is. With an empty one there is nothing to replace. */
function Decision({ lines, orderable, waiting, onClose }: DecisionProps) {
  const t = useMessages('cartLink', cartLink);
  const words = useMessages('needs', needs);
  const store = useAppStore();
  const { dispatch } = store;
  const notify = useNotify();
  const own = useAppSelector(selectCartCount);
  const items = lines.map(({ item }) => item);
  const done = (say: (count: number) => string) => {
    // What is out of stock comes along marked, and counts nowhere.
    lines.forEach(({ item: { id }, check }) => dispatch(lineChecked({ id, why: whyNot(check) })));
    const left = leftOut(items, selectCartItems(store.getState()));
    notify({
      success: left === 0,
      message: left === 0 ? say(countOf(orderable)) : words.cartFull(left),
      actions: [{ kind: 'view-cart' }],
    });
    onClose();
  };
  const add = () => {
    items.forEach((item) => dispatch(itemAdded(item)));
    done(t.added);
  };
  const replace = () => {
    dispatch(cartReplaced(items));
    done(t.replaced);
  };
  return (
    <div className={css.decision}>
      <Button variant="text" onClick={onClose}>
        {t.no}
      </Button>
      {own > 0 && (
        <Button variant="outline" inert={waiting} onClick={replace}>
          {t.replace}
        </Button>
      )}
      <Button inert={waiting} onClick={add}>
        {t.add}
      </Button>
    </div>
  );
}

function SharedRow({ item: { id, quantity }, line }: { item: SharedItem; line: SharedLine | undefined }) {
  const t = useMessages('cartLink', cartLink);
  const inLanguage = useInLanguage();
  if (line?.state !== 'sold') {
    const name = t.unknown(id);
    const note = line && <p className={css.note}>{line.state === 'gone' ? t.gone : t.unread}</p>;
    return (
      <ItemRow image="" name={name} title={name} facts={[`${quantity} ×`]} note={note}>
        {null}
      </ItemRow>
    );
  }
  const { item, check } = line;
  const { text, lang } = inLanguage(item, 'name');
  const unit = unitOf(item);
  return (
    <ItemRow
      image={item.image}
      name={text}
      title={<span lang={lang}>{text}</span>}
      facts={[`${quantity} ×`, ...(unit === null ? [] : [t.each(formatKes(unit))])]}
      note={<LineNote check={check} quantity={quantity} />}>
      <b className={css.amount}>{kesOr(lineTotal(item), t.onRequest)}</b>
    </ItemRow>
  );
}
