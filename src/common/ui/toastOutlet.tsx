import { useEffect, useRef } from 'react';
import { useStored, watched } from '../browser/stored';

/** The places of the open overlays, the topmost last. */
const outlets = watched<readonly HTMLElement[]>([]);

/**
 * Where the toast is drawn: within the topmost open overlay, which is the only part of the page that keyboard and
 * assistive technology reach while it is open; null for its own place.
 */
export const useToastOutlet = (): HTMLElement | null => useStored(outlets).at(-1) ?? null;

/** An overlay's place for the toast while it is open. `className` may set `--toast-lift`: how much it is raised. */
export function ToastOutlet({ open, className }: { open: boolean; className?: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (!open || !place) return undefined;
    outlets.set([...outlets.read(), place]);
    return () => outlets.set(outlets.read().filter((other) => other !== place));
  }, [open]);
  return <div ref={ref} className={className} />;
}
