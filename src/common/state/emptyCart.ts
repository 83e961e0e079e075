import { alertShown } from './alertSlice';
import { cleared, selectCartItems } from './cartSlice';
import type { AppStore } from './store';

/** Empties the cart, says so, and offers to bring it back. @param message what is said */
export function emptyCart(store: Pick<AppStore, 'dispatch' | 'getState'>, message: string): void {
  const items = selectCartItems(store.getState());
  store.dispatch(cleared());
  store.dispatch(alertShown({ success: true, message, actions: [{ kind: 'restore-cart', items }] }));
}
