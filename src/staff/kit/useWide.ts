import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(min-width: 900px)');

function onChange(tell: () => void): () => void {
  const media = query();
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}

/** Whether there is more room than on a phone; where style sheets can tell, they do. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => query().matches);
}
