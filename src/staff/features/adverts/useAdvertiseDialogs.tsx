import { useRef, type ReactNode } from 'react';
import type { Advertisement } from '../../../common/api';
import { useOverlay } from '../../../common/ui/overlay';
import { AdvertiseDialog } from './AdvertiseDialog';
import type { ProductToAdvertise } from './AdvertisedProduct';
import { ChangeAdvertDialog } from './ChangeAdvertDialog';
import { useResumedAdvertise } from './drafts';
import { ProductChooser } from './ProductChooser';

interface Subject {
  product: ProductToAdvertise;
  advert?: Advertisement | undefined;
  restarts?: boolean;
}

/** The dialog of one advert, and before it the choice of a product where none is meant yet. */
export function useAdvertiseDialogs(): {
  choose: () => void;
  advertise: (subject: Subject) => void;
  dialogs: ReactNode;
} {
  const { subject: choosing, show: choose, ...chooser } = useOverlay<true>();
  const { subject, show: advertise, ...overlay } = useOverlay<Subject>();
  const chosen = useRef<ProductToAdvertise | null>(null);
  useResumedAdvertise((product) => advertise({ product }));
  const onChosen = () => {
    chooser.onExited();
    // Only now: the focus is back on the button, where the next dialog then returns it.
    if (chosen.current) advertise({ product: chosen.current });
    chosen.current = null;
  };
  return {
    choose: () => choose(true),
    advertise,
    dialogs: (
      <>
        {choosing && (
          <ProductChooser
            {...chooser}
            onExited={onChosen}
            onChoose={(product) => {
              chosen.current = product;
              chooser.onClose();
            }}
          />
        )}
        {subject?.advert ? (
          <ChangeAdvertDialog key={subject.advert.id} {...subject} advert={subject.advert} {...overlay} />
        ) : (
          subject && <AdvertiseDialog key={subject.product.id} {...subject} {...overlay} />
        )}
      </>
    ),
  };
}
