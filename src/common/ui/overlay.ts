import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** What every panel and dialog is given. */
export interface OverlayProps {
  /** Its closing motion shows what can no longer be pressed (`inert`): a second press would do it twice. It still takes the press. */
  open: boolean;
  onClose: () => void;
  /** The closing motion has ended: the part may be taken away. */
  onExited: () => void;
}

export interface Overlay<T> extends OverlayProps {
  /** What it is about, as long as it is drawn: until its closing motion has ended. */
  subject: T | null;
  show: (subject: T) => void;
}

/** Closes at Escape and at a press beside it; the second press of a double one, which opened it, is none of these. */
export const pressedBeside = (onClose: () => void) => (event: object) => {
  if ((event as UIEvent).detail !== 2) onClose();
};

/**
 * Whether it is still there to say what comes of it: also for an answer that comes when nothing is drawn any more.
 * @param open true for what is there for as long as it is drawn
 * @returns read it at the moment that counts, not while drawing
 */
export function useSeen(open: boolean): RefObject<boolean> {
  const seen = useRef(open);
  useEffect(() => {
    seen.current = open;
    return () => {
      seen.current = false;
    };
  }, [open]);
  return seen;
}

/** What lies over a page: nothing, open about its subject, or closing, which still shows the same subject. */
export function useOverlay<T>(): Overlay<T> {
  const [state, setState] = useState<{ subject: T | null; open: boolean }>({ subject: null, open: false });
  const actions = useMemo(
    () => ({
      show: (subject: T) => setState({ subject, open: true }),
      onClose: () => setState((was) => (was.open ? { ...was, open: false } : was)),
      onExited: () => setState({ subject: null, open: false }),
    }),
    [],
  );
  return { ...state, ...actions };
}
