import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../../common/state/hooks';
import { countOf, type CartItem } from '../../../common/domain/cartItem';
import { orderableOf, totalOf } from '../../../common/domain/cartTotals';
import { cart } from '../../texts/en/cart';
import { kesOr } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { Button } from '../../../common/ui/Button';
import { focusNeighbour } from '../../../common/browser/focus';
import { Icon } from '../../../common/ui/Icon';
import { useMessages } from '../../../common/i18n/messages';
import { CartActions } from './CartActions';
import { CartLine } from './CartLine';
import { rememberedCheck } from './checkLine';
import css from './CartPanel.module.css';
import { selectCartItems, selectUnavailable } from '../../../common/state/cartSlice';
import { useEmptyCart } from '../../../common/state/useEmptyCart';
import { CartSummary } from './CartSummary';
import { ShareCart } from './ShareCart';
import type { LineChecks } from './useCartCheck';

interface CartContentsProps {
  /** What the shop says of the lines now. */
  checks: LineChecks;
  /** From 768 px: a short list over summary and actions. Below, everything scrolls over a fixed foot. */
  wide: boolean;
  favouriteButton: (item: CartItem) => ReactNode;
  place: (className: string | undefined) => ReactNode;
}

/** The lines, what they cost together, and the ways on. */
export function CartContents({ checks, wide, favouriteButton, place }: CartContentsProps) {
  const t = useMessages('cart', cart);
  const items = useAppSelector(selectCartItems);
  const unavailable = useAppSelector(selectUnavailable);
  const orderable = orderableOf(items, unavailable);
  const emptyCart = useEmptyCart();
  const empty = (event: MouseEvent<HTMLElement>) => {
    focusNeighbour(event.currentTarget);
    emptyCart(t.emptied);
  };
  const toShop = (
    <Button variant="text" component={Link} to={paths.shop()}>
      {t.continueShopping}
    </Button>
  );
  const emptyIt = (
    <Button variant="text" onClick={empty}>
      <Icon name="bin" />
      {t.empty}
    </Button>
  );
  if (items.length === 0) {
    return (
      <div className={css.empty}>
        <h3>{t.emptyTitle}</h3>
        <p>{t.emptyText}</p>
        <Button component={Link} to={paths.shop()}>
          {t.continueShopping}
        </Button>
      </div>
    );
  }
  const list = (
    <ul className={css.items} aria-label={t.items}>
      {items.map((item, index) => (
        <CartLine
          key={item.id}
          item={item}
          index={index}
          check={checks[item.id] ?? rememberedCheck(unavailable?.[item.id])}
          favouriteButton={favouriteButton(item)}
        />
      ))}
    </ul>
  );
  const summary = orderable.length > 0 && (
    <>
      <CartSummary items={orderable} withTotal={wide} />
      {place(css.place)}
    </>
  );
  const actions = orderable.length > 0 && <CartActions items={orderable} />;
  const share = orderable.length > 0 && <ShareCart />;
  if (wide)
    return (
      <>
        {list}
        {summary}
        <div className={css.foot}>
          {actions}
          <div className={css.ways}>
            {share}
            {emptyIt}
            {toShop}
          </div>
        </div>
      </>
    );
  return (
    <>
      <div className={css.scroll}>
        {list}
        {summary}
        <div className={css.ways}>
          {share}
          {emptyIt}
          {toShop}
        </div>
      </div>
      {actions && (
        <div className={css.foot}>
          <p className={css.total}>
            <span>
              {t.total}
              <small>{t.count(countOf(orderable))}</small>
            </span>
            <b>{kesOr(totalOf(orderable), t.onRequest)}</b>
          </p>
          {actions}
        </div>
      )}
    </>
  );
}
