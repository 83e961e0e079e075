import { useEffect, useState } from 'react';
import { useHydrating } from '../browser/browserState';
import { loadChunk } from '../browser/chunks';

/** Parts that are there already, by what fetches them: wanted at once they stand at once. */
const fetchedParts = new WeakMap<() => Promise<unknown>, unknown>();

/** How a part comes that one can do without: it is not worth the reload of `loadChunk`. */
export const once = <T>(load: () => Promise<T>): Promise<T> => load();

/**
 * A part that comes when it is wanted and then stays; one that cannot be had is tried again when it is wanted again or the network is back.
 * @param load the same function at every rendering
 * @param fetched how it comes
 * @param instead stands in for what could not be had
 */
export function usePart<T>(
  load: () => Promise<T>,
  wanted: unknown,
  fetched: (load: () => Promise<T>) => Promise<T> = loadChunk,
  instead: T | null = null,
): T | null {
  // The server's document has none of them.
  const hydrating = useHydrating();
  const [part, setPart] = useState<T | null>(() =>
    wanted && !hydrating ? ((fetchedParts.get(load) as T | undefined) ?? null) : null,
  );
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || part) return undefined;
    const fetchPart = () =>
      void fetched(load).then(
        (found) => {
          fetchedParts.set(load, found);
          setPart(() => found);
        },
        () => setFailed(true),
      );
    fetchPart();
    window.addEventListener('online', fetchPart);
    return () => window.removeEventListener('online', fetchPart);
  }, [load, wanted, part, fetched]);
  return part ?? (failed ? instead : null);
}
