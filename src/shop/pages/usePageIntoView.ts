import { useEffect, useRef, type RefObject } from 'react';

/** A new page of the list begins at its top. */
export function usePageIntoView(page: number, results: RefObject<HTMLElement | null>): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current !== page) results.current?.scrollIntoView({ block: 'start' });
    shown.current = page;
  }, [page, results]);
}
