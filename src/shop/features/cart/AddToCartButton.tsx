import { memo, useEffect, useState } from 'react';
import type { CartItem } from '../../../common/domain/cartItem';
import { shop } from '../../texts/en/shop';
import { Button, type ButtonVariant } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import css from './AddToCartButton.module.css';
import { useAddToCart } from './useAddToCart';

/** How long the button says that it worked. */
const ADDED_MS = 1500;

interface AddToCartButtonProps {
  item: Omit<CartItem, 'quantity'>;
  quantity?: number;
  /** Out of stock: greyed and inert, the reason stands in text beside it. */
  soldOut?: boolean;
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  full?: boolean;
}

/** Adds to the cart and says so (docs/product.md, 4.2). On every card, so it reads nothing until it is pressed. */
export const AddToCartButton = memo(function AddToCartButton(props: AddToCartButtonProps) {
  const { item, quantity = 1, soldOut = false, variant = 'primary', size, full } = props;
  const t = useMessages('shop', shop);
  const addToCart = useAddToCart();
  const name = useInLanguage()(item, 'name').text;
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0) return undefined;
    const timer = setTimeout(() => setPresses(0), ADDED_MS);
    return () => clearTimeout(timer);
  }, [presses]);
  const add = () => {
    if (addToCart({ ...item, quantity })) setPresses(presses + 1);
  };
  const added = presses > 0;
  return (
    <Button
      variant={added ? 'added' : variant}
      {...(size && { size })}
      {...(full && { full })}
      inert={soldOut}
      {...(!added && { 'aria-label': t.addNamed(name) })}
      onClick={add}>
      <span className={css.labels}>
        <span className={added ? css.away : undefined}>{t.addToCart}</span>
        <span className={added ? undefined : css.away}>
          <Icon name="check" />
          {t.added}
        </span>
      </span>
    </Button>
  );
}, sameProps);

/** Callers build the item while rendering: what it says decides, not which object says it. */
function sameProps(
  { item, ...rest }: AddToCartButtonProps,
  { item: nextItem, ...nextRest }: AddToCartButtonProps,
): boolean {
  return sameFields(item, nextItem) && sameFields(rest, nextRest);
}

function sameFields<T extends object>(a: T, b: T): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof T)[];
  return names.every((name) => a[name] === b[name]);
}
