import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useNotify } from '../../../common/state/hooks';
import { MAX_QUANTITY, type CartItem } from '../../../common/domain/cartItem';
import { lineTotal, unitOf } from '../../../common/domain/cartTotals';
import { cart } from '../../texts/en/cart';
import { kesOr } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { QuietButton } from '../../../common/ui/Button';
import { focusNeighbour, removing } from '../../../common/browser/focus';
import { Icon } from '../../../common/ui/Icon';
import { ItemRow, RowActions } from '../../ui/ItemRow';
import layout from '../../../common/ui/layout.module.css';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { Stepper } from '../../ui/Stepper';
import css from './CartLine.module.css';
import { itemRemoved, quantityChanged } from '../../../common/state/cartSlice';
import { isAvailable, type LineCheck } from './checkLine';
import { LineNote } from './LineNote';

interface CartLineProps {
  item: CartItem;
  /** Place in the cart, for Undo. */
  index: number;
  /** Undefined until the shop has answered, but for what is remembered of a line that is left out. */
  check: LineCheck | undefined;
  favouriteButton: ReactNode;
}

/** One product in the cart. */
export function CartLine({ item, index, check, favouriteButton }: CartLineProps) {
  const t = useMessages('cart', cart);
  const { text: name, lang } = useInLanguage()(item, 'name');
  const dispatch = useAppDispatch();
  const notify = useNotify();
  const { id, quantity, image } = item;
  const remove = removing((button) => {
    focusNeighbour(button);
    dispatch(itemRemoved(id));
    notify({ success: true, message: t.removed(name), actions: [{ kind: 'restore-cart-item', item, index }] });
  });
  return (
    <ItemRow
      image={image}
      name={name}
      title={
        <Link to={paths.product(id)} lang={lang}>
          {name}
        </Link>
      }
      facts={[t.id(id), kesOr(unitOf(item), t.onRequest)]}
      note={<LineNote check={check} quantity={quantity} />}>
      {(!check || isAvailable(check)) && (
        <div className={css.amounts}>
          <Stepper
            small
            value={quantity}
            max={check?.stock ?? MAX_QUANTITY}
            onChange={(next) => dispatch(quantityChanged({ id, quantity: next }))}
            texts={{ group: t.quantityOf(name), quantity: t.quantity, less: t.less, more: t.more }}
          />
          <b>{kesOr(lineTotal(item), t.onRequest)}</b>
          {/* The buttons keep the focus: what they lead to is said. */}
          <span className={layout.hidden} aria-live="polite">
            {t.count(quantity)}
          </span>
        </div>
      )}
      <RowActions>
        <QuietButton data-remove="" aria-label={t.removeNamed(name)} onClick={remove}>
          <Icon name="bin" size={16} />
          {t.remove}
        </QuietButton>
        {check?.state !== 'gone' && favouriteButton}
      </RowActions>
    </ItemRow>
  );
}
