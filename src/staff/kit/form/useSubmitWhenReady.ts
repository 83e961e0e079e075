import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '../../../common/browser/listen';

/**
 * While something of the form is being made ready, as pictures are, its submit waits for it: nobody saves without what was
 * just picked or typed.
 * @param element within the form, around the field
 * @param failed it could not be: instead of being saved without it, the form shows the field, which says why
 * @param onLeft where something stands there that no waiting makes ready: told instead of the form being saved without it
 */
export function useSubmitWhenReady(
  element: RefObject<HTMLElement | null>,
  busy: boolean,
  failed = false,
  onLeft?: () => void,
): void {
  const wanted = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return undefined;
    if (!busy && wanted.current) {
      wanted.current = false;
      if (onLeft) onLeft();
      else if (failed) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      else form.requestSubmit();
    }
    if (!busy && !onLeft) return undefined;
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      if (onLeft) onLeft();
      else wanted.current = true;
    };
    return listen(form, { submit: wait }, { capture: true });
  }, [element, busy, failed, onLeft]);
}
