import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a page stays open until it counts as seen, ms: who pages through a list pays for no page twice. */
const SEEN_MS = 3000;

/** Tells the service worker of pages that the program opened itself, without a document, so that a reload finds them offline. */
export function useSeenByWorker(): void {
  const { pathname, search } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const tell = () =>
      navigator.serviceWorker?.controller?.postMessage({ page: window.location.origin + pathname + search });
    const timer = setTimeout(tell, SEEN_MS);
    return () => clearTimeout(timer);
  }, [pathname, search]);
}
