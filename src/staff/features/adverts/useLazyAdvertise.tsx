import { useCallback, useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { useNotify } from '../../../common/state/hooks';
import { loadChunk } from '../../../common/browser/chunks';
import { kit as t } from '../../texts/kit';
import { useOverlay } from '../../../common/ui/overlay';
import { whenIdle } from '../../../common/browser/idle';
import type { AdvertiseDialog } from './AdvertiseDialog';
import type { ProductToAdvertise } from './AdvertisedProduct';
import { useResumedAdvertise } from './drafts';

type Dialog = ComponentType<ComponentProps<typeof AdvertiseDialog>>;

const load = (): Promise<Dialog> =>
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
  const notify = useNotify();
  const [part, setPart] = useState<{ Dialog: Dialog } | null>(null);
  const { subject: product, show, ...overlay } = useOverlay<ProductToAdvertise>();
  useEffect(
    () => (ready ? whenIdle(() => void (navigator.onLine && load().catch(() => undefined))) : undefined),
    [ready],
  );
  const advertise = useCallback(
    (wanted: ProductToAdvertise) => {
      const draw = (Dialog: Dialog) => {
        setPart({ Dialog });
        show(wanted);
      };
      loadChunk(load).then(draw, () => notify({ success: false, message: navigator.onLine ? t.failed : t.offline }));
    },
    [notify, show],
  );
  useResumedAdvertise(advertise);
  return { advertise, dialog: part && product && <part.Dialog key={product.id} product={product} {...overlay} /> };
}
