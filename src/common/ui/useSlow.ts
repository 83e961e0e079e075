import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 10_000;

/** True once something has been busy for 10 s: the place then says so and offers a retry (nothing is cut off). */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
