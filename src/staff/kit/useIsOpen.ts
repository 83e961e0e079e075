import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether the page or dialog that began something is still there when the answer comes: who has gone elsewhere meanwhile
 * is neither led back nor told at a place that is gone.
 * @returns read it at the moment that counts, not while drawing
 */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
