import { useRef, useState, type ReactNode } from 'react';
import type { Advertisement } from '../../../common/api';
import { AdvertiseDialog } from './AdvertiseDialog';
import type { ProductToAdvertise } from './AdvertisedProduct';
import { useResumedAdvertise } from './drafts';
import { ProductChooser } from './ProductChooser';

interface Subject {
  product: ProductToAdvertise;
  advert?: Advertisement | undefined;
}

/** The dialog of one advert, and before it the choice of a product where none is meant yet. */
export function useAdvertiseDialogs(): {
  choose: () => void;
  advertise: (subject: Subject) => void;
  dialogs: ReactNode;
} {
  const [choosing, setChoosing] = useState<'no' | 'open' | 'closing'>('no');
  const [subject, setSubject] = useState<Subject | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = useRef<ProductToAdvertise | null>(null);
  const advertise = (next: Subject) => {
    setSubject(next);
    setOpen(true);
  };
  useResumedAdvertise((product) => advertise({ product }));
  const onChosen = () => {
    setChoosing('no');
    // Only now: the focus is back on the button, where the next dialog then returns it.
    if (chosen.current) advertise({ product: chosen.current });
    chosen.current = null;
  };
  return {
    choose: () => setChoosing('open'),
    advertise,
    dialogs: (
      <>
        {choosing !== 'no' && (
          <ProductChooser
            open={choosing === 'open'}
            onClose={() => setChoosing('closing')}
            onExited={onChosen}
            onChoose={(product) => {
              chosen.current = product;
              setChoosing('closing');
            }}
          />
        )}
        {subject && (
          <AdvertiseDialog
            key={subject.advert?.id ?? subject.product.id}
            {...subject}
            open={open}
            onClose={() => setOpen(false)}
            onExited={() => setSubject(null)}
          />
        )}
      </>
    ),
  };
}
