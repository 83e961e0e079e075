import { useEffect, useState, type RefObject } from 'react';

/** Height of the sticky header on phones: what lies under it is out of sight. */
const HEADER = 60;

/**
 * Whether an element has left the screen at its top. The margin below reaches beyond any page, so that a jump past the
 * element (End, a link within the page) counts as well, and an element still below does not.
 */
export function useGoneBy(element: RefObject<HTMLElement | null>): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setGone(!entry.isIntersecting);
      },
      { rootMargin: `-${HEADER}px 0px 99999px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return gone;
}
