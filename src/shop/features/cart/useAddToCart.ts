import { useAppStore, useNotify } from '../../../common/state/hooks';
import type { CartItem } from '../../../common/domain/cartItem';
import { shop } from '../../texts/en/shop';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import type { AlertAction } from '../../../common/state/alertSlice';
import { itemAdded, selectCartItems } from '../../../common/state/cartSlice';

/**
 * Adds to the cart, or raises the quantity of what is there, and says which (docs/product.md, 4.2).
 * @param action what the alert offers; the way to the cart unless the visitor is there
 */
export function useAddToCart(action: AlertAction | null = { kind: 'view-cart' }): (item: CartItem) => void {
  const t = useMessages('shop', shop);
  const notify = useNotify();
  const store = useAppStore();
  const inLanguage = useInLanguage();
  return (item) => {
    const name = inLanguage(item, 'name').text;
    const known = selectCartItems(store.getState()).some(({ id }) => id === item.id);
    store.dispatch(itemAdded(item));
    notify({
      success: true,
      message: known ? t.quantityUpdated(name) : t.addedToCart(name),
      ...(action && { actions: [action] }),
    });
  };
}
