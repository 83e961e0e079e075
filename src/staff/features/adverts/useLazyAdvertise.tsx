import { useEffect, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '../../../common/browser/idle';
import { useLazyOverlay } from '../../kit/useLazyOverlay';
import type { AdvertiseDialog } from './AdvertiseDialog';
import type { ProductToAdvertise } from './AdvertisedProduct';
import { useResumedAdvertise } from './drafts';

const load = (): Promise<ComponentType<ComponentProps<typeof AdvertiseDialog>>> =>
  import(/* webpackChunkName: "staff-advertise" */ './AdvertiseDialog').then((part) => part.AdvertiseDialog);

/**
 * The dialog that advertises a product, for a list: a form with its libraries, which the first load can do without.
 * @param ready the list stands: the dialog is fetched once the browser is idle, so that it opens at once, and what it
 * shares with the other forms is there for them
 */
export function useLazyAdvertise(ready: boolean): {
  advertise: (product: ProductToAdvertise) => void;
  dialog: ReactNode;
} {
  const {
    Part,
    subject: product,
    show,
    ...overlay
  } = useLazyOverlay<ProductToAdvertise, ComponentProps<typeof AdvertiseDialog>>(load);
  useEffect(
    () => (ready ? whenIdle(() => void (navigator.onLine && load().catch(() => undefined))) : undefined),
    [ready],
  );
  useResumedAdvertise(show);
  return { advertise: show, dialog: Part && product && <Part key={product.id} product={product} {...overlay} /> };
}
