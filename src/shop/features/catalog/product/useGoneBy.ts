import { useEffect, useState, type RefObject } from 'react';

/** Height of the sticky header on phones: what lies under it is out of sight. */
const HEADER = 60;

/** What of an element is seen where its foot is on the screen: edges are rounded. */
const WHOLE = 0.9;

/**
 * Whether an element has left the screen at its top. The margin below reaches beyond any page, so that a jump past the
 * element (End, a link within the page) counts as well, and an element still below does not.
 * @param orBelow one that is still below counts too, and one that the foot of the screen cuts
 */
export function useGoneBy(element: RefObject<HTMLElement | null>, orBelow = false): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setGone(orBelow ? entry.intersectionRatio < WHOLE : !entry.isIntersecting);
      },
      { rootMargin: `-${HEADER}px 0px ${orBelow ? 0 : 99999}px 0px`, threshold: orBelow ? WHOLE : 0 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, orBelow]);
  return gone;
}
