import { useEffect, useRef, type RefObject } from 'react';
import { listen } from '../../../common/browser/listen';

/**
 * While something of the form is being made ready, as pictures are, its submit waits for it: nobody saves without what was
 * just picked or typed.
 * @param element within the form, around the field
 * @param failed it could not be: instead of being saved without it, the form shows the field, which says why
 */
export function useSubmitWhenReady(element: RefObject<HTMLElement | null>, busy: boolean, failed = false): void {
  const wanted = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return undefined;
    if (!busy) {
      if (wanted.current && failed) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      else if (wanted.current) form.requestSubmit();
      wanted.current = false;
      return undefined;
    }
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      wanted.current = true;
    };
    return listen(form, { submit: wait }, { capture: true });
  }, [element, busy, failed]);
}
