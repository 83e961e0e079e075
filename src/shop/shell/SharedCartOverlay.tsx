import { SharedCartDialog } from '../features/cart/SharedCartDialog';
import { cartItemOf } from '../features/catalog/cartItemOf';
import type { OverlayProps } from '../../common/ui/overlay';

/** A shared cart, its lines made of products by the catalogue. */
export function SharedCartOverlay(props: OverlayProps & { link: string }) {
  return <SharedCartDialog {...props} itemOf={cartItemOf} />;
}
