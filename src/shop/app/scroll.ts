import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/**
 * A new page begins at its top, with the focus on its content; Back returns to where the visitor was (the lists' data
 * are still cached, so the page has its height at once). Changes of the query alone stay where they are, except a new
 * page number, which the list itself brings into view.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  // Before the browser sees the new page: a shorter one moves the window, and that is not the old page's place.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A reload is the browser's to restore.
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    // A press may lead on before the browser tells of the scrolling that came before it.
    window.addEventListener('click', remember, { capture: true });
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', remember, { capture: true });
      window.removeEventListener('pagehide', handBack);
    };
  }, [key]);
  useEffect(() => {
    const kept = positions.get(key);
    if (type === NavigationType.Pop && kept !== undefined) {
      restore(kept);
    } else if (type === NavigationType.Push) {
      const target = hash ? document.getElementById(hash.slice(1)) : null;
      // At once: what it leads past may change its height on the way.
      if (target) target.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    // Only a new page moves the window: `key` and `type` of the same render belong to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash]);
}

/** Scrolls when the page has grown tall enough, for a second at most. */
function restore(top: number): void {
  const end = performance.now() + 1000;
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2 && performance.now() < end) requestAnimationFrame(attempt);
  };
  attempt();
}
