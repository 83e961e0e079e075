import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen counts as near, px: about a screen, so that what is fetched is there when it is reached. */
const NEAR = 800;

/** Whether an element has come near the screen; once true it stays so. False while rendering on the server. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
