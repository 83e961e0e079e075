import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, once there was a pause: the server is not asked for every letter. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
