import { useEffect, useState } from 'react';

/** What is typed, once there was a pause: the server is not asked for every letter. */
export function useDebounced(typed: string, pauseMs = 250): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
