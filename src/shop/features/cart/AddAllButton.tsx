import { useAppStore, useNotify } from '../../../common/state/hooks';
import { itemAdded, selectCartItems } from '../../../common/state/cartSlice';
import type { CartItem } from '../../../common/domain/cartItem';
import { Button } from '../../../common/ui/Button';
import { useMessages } from '../../../common/i18n/messages';
import { needs } from '../../texts/en/needs';
import { leftOut } from './checkLine';

/** Adds several products at once, within the cart's bounds, and says how many (docs/product.md, 4.2). */
export function AddAllButton({ items }: { items: readonly CartItem[] }) {
  const t = useMessages('needs', needs);
  const notify = useNotify();
  const store = useAppStore();
  const addAll = () => {
    for (const item of items) store.dispatch(itemAdded(item));
    const left = leftOut(items, selectCartItems(store.getState()));
    notify({
      success: left === 0,
      message: left === 0 ? t.addedAll(items.length) : t.cartFull(left),
      actions: [{ kind: 'view-cart' }],
    });
  };
  return (
    <Button full onClick={addAll}>
      {t.addAll(items.length)}
    </Button>
  );
}
