import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, once there was a pause: the server is not asked for every letter. */
export function useAsked(typed: string): string {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return asked;
}
