import { useEffect, useState } from 'react';
import { useHydrating } from '../browser/browserState';
import { listen } from '../browser/listen';

/** Parts that are there already, by what fetches them: wanted at once they stand at once. */
const fetchedParts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A part that one can do without: it comes when it is wanted and then stays. It is not worth the reload of `loadChunk`; one that
 * cannot be had is tried again when it is wanted again or the network is back.
 * @param load the same function at every rendering
 * @param instead stands in for what could not be had
 */
export function usePart<T>(load: () => Promise<T>, wanted: unknown, instead: T | null = null): T | null {
  // The server's document has none of them.
  const hydrating = useHydrating();
  const [part, setPart] = useState<T | null>(() =>
    wanted && !hydrating ? ((fetchedParts.get(load) as T | undefined) ?? null) : null,
  );
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || part) return undefined;
    const fetchPart = () =>
      void load().then(
        (found) => {
          fetchedParts.set(load, found);
          setPart(() => found);
        },
        () => setFailed(true),
      );
    fetchPart();
    return listen(window, { online: fetchPart });
  }, [load, wanted, part]);
  return part ?? (failed ? instead : null);
}
