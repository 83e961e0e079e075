import { useAppStore, useNotify } from '../../../common/state/hooks';
import type { CartItem } from '../../../common/domain/cartItem';
import { shop } from '../../texts/en/shop';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import type { AlertAction } from '../../../common/state/alertSlice';
import { itemAdded, selectCartItems } from '../../../common/state/cartSlice';

/**
 * Adds to the cart, or raises the quantity of what is there, and says which, or that the cart takes no more (docs/product.md, 4.2).
 * @param action what the alert offers; the way to the cart unless the visitor is there
 * @returns whether it took anything
 */
export function useAddToCart(action: AlertAction | null = { kind: 'view-cart' }): (item: CartItem) => boolean {
  const t = useMessages('shop', shop);
  const notify = useNotify();
  const store = useAppStore();
  const inLanguage = useInLanguage();
  return (item) => {
    const name = inLanguage(item, 'name').text;
    const before = selectCartItems(store.getState());
    store.dispatch(itemAdded(item));
    const success = selectCartItems(store.getState()) !== before;
    const known = before.some(({ id }) => id === item.id);
    notify({
      success,
      message: !success ? t.notAdded(name) : known ? t.quantityUpdated(name) : t.addedToCart(name),
      ...(action && { actions: [action] }),
    });
    return success;
  };
}
