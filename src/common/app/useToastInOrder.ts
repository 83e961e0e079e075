import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { listen } from '../browser/listen';

const FOCUSABLE = 'a[href],button';

/**
 * Puts the toast, or a bar, into the order of the Tab key right after the element that had the focus when it appeared,
 * wherever in the document it stands: Tab leads from there into it and out of it to what comes next, Shift+Tab back.
 * @param open whether it is there; another true value is another appearance
 * @returns gives the focus back to that element where the toast has it; to call before it goes
 */
export function useToastInOrder(toast: RefObject<HTMLElement | null>, open: unknown): () => void {
  const cause = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    const { activeElement } = document;
    // What is pressed inside it stays behind the same element.
    if (!toast.current?.contains(activeElement))
      cause.current = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
    const onKeyDown = (event: KeyboardEvent) => {
      const from = cause.current;
      const within = toast.current?.querySelectorAll<HTMLElement>(FOCUSABLE);
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey || !from?.isConnected || !within)
        return;
      const go = (to: HTMLElement | undefined) => {
        event.preventDefault();
        to?.focus({ preventScroll: true });
      };
      if (document.activeElement === from && !event.shiftKey) go(within[0]);
      else if (document.activeElement === within[0] && event.shiftKey) go(from);
      // The browser goes on from there by itself.
      else if (document.activeElement === within[within.length - 1] && !event.shiftKey)
        from.focus({ preventScroll: true });
    };
    return listen(document, { keydown: onKeyDown }, { capture: true });
  }, [toast, open]);
  return useCallback(() => {
    if (toast.current?.contains(document.activeElement)) cause.current?.focus({ preventScroll: true });
  }, [toast]);
}
