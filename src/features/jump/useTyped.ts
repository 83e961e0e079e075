import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, and the same once there was a pause: the server is not asked for every letter. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, asked, setTyped };
}
