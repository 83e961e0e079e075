import { useEffect, useRef, type RefObject } from 'react';

/** While images are being prepared the form's submit waits for them; nobody saves without what was just picked. */
export function useSubmitWhenReady(element: RefObject<HTMLElement | null>, busy: boolean): void {
  const wanted = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return undefined;
    if (!busy) {
      if (wanted.current) form.requestSubmit();
      wanted.current = false;
      return undefined;
    }
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      wanted.current = true;
    };
    form.addEventListener('submit', wait, { capture: true });
    return () => form.removeEventListener('submit', wait, { capture: true });
  }, [element, busy]);
}
