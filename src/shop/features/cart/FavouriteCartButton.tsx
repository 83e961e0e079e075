import { useAppSelector } from '../../../common/state/hooks';
import type { CartItem } from '../../../common/domain/cartItem';
import { cart } from '../../texts/en/cart';
import { shop } from '../../texts/en/shop';
import { Button } from '../../../common/ui/Button';
import { Icon } from '../../../common/ui/Icon';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { selectCartItems } from '../../../common/state/cartSlice';
import { useAddToCart } from './useAddToCart';

/** A favourite's way into the cart, or to its line where it is in the cart already: one button, so the focus stays. */
export function FavouriteCartButton({ item, showCart }: { item: Omit<CartItem, 'quantity'>; showCart: () => void }) {
  const t = useMessages('cart', cart);
  const texts = useMessages('shop', shop);
  const addToCart = useAddToCart(null);
  const name = useInLanguage()(item, 'name').text;
  const known = useAppSelector(selectCartItems).some((line) => line.id === item.id);
  return (
    <Button
      size="small"
      variant={known ? 'outline' : 'tonal'}
      onClick={known ? showCart : () => addToCart({ ...item, quantity: 1 })}
      {...(!known && { 'aria-label': texts.addNamed(name) })}>
      {known && <Icon name="check" size={16} />}
      {known ? t.inYourCart : texts.addToCart}
    </Button>
  );
}
