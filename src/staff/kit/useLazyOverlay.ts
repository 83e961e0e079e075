import { useMemo, useRef, useState, type ComponentType } from 'react';
import { loadChunk } from '../../common/browser/chunks';
import { useNotify } from '../../common/state/hooks';
import { useOverlay, type Overlay } from '../../common/ui/overlay';
import { partMissing } from './failures';

interface LazyOverlay<T, P> extends Overlay<T> {
  /** The code of what is drawn, which is there whenever there is a subject. */
  Part: ComponentType<P> | null;
}

/** What lies over a page and whose code comes when it is wanted: where that cannot be had, it is said, and asked for again at the next press. */
export function useLazyOverlay<T, P>(load: () => Promise<ComponentType<P>>): LazyOverlay<T, P> {
  const notify = useNotify();
  const [part, setPart] = useState<{ Part: ComponentType<P> | null }>({ Part: null });
  const { show: draw, onClose: close, ...overlay } = useOverlay<T>();
  const asked = useRef<T | null>(null);
  const actions = useMemo(
    () => ({
      show: (subject: T) => {
        asked.current = subject;
        loadChunk(load).then(
          (Part) => {
            setPart({ Part });
            if (asked.current === subject) draw(subject);
          },
          () => notify(partMissing()),
        );
      },
      onClose: () => {
        asked.current = null;
        close();
      },
    }),
    [load, notify, draw, close],
  );
  return { ...overlay, ...actions, ...part };
}
