import { useEffect, useState } from 'react';
import { loadChunk } from '../browser/chunks';

/**
 * A part that comes when it is wanted and then stays; one that cannot be had is tried again when it is wanted again or the network is back.
 * @param fetched how it comes: one that visitors can do without is not worth the reload of `loadChunk`
 */
export function usePart<T>(
  load: () => Promise<T>,
  wanted: unknown,
  fetched: (load: () => Promise<T>) => Promise<T> = loadChunk,
): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    if (!wanted || part) return undefined;
    const fetchPart = () =>
      void fetched(load).then(
        (found) => setPart(() => found),
        () => undefined,
      );
    fetchPart();
    window.addEventListener('online', fetchPart);
    return () => window.removeEventListener('online', fetchPart);
  }, [load, wanted, part, fetched]);
  return part;
}
