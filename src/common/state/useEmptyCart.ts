import { cleared, selectCartItems } from './cartSlice';
import { useAppStore, useNotify } from './hooks';

/** Empties the cart, says so, and offers to bring it back. @returns to be called with what is said */
export function useEmptyCart(): (message: string) => void {
  const store = useAppStore();
  const notify = useNotify();
  return (message) => {
    const items = selectCartItems(store.getState());
    store.dispatch(cleared());
    notify({ success: true, message, actions: [{ kind: 'restore-cart', items }] });
  };
}
