import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The places of the open overlays, the topmost last. */
let outlets: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  outlets = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Where the toast is drawn: within the topmost open overlay, which is the only part of the page that keyboard and
 * assistive technology reach while it is open; null for its own place.
 */
export function useToastOutlet(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => outlets.at(-1) ?? null,
    () => null,
  );
}

/** An overlay's place for the toast while it is open. `className` may set `--toast-lift`: how much it is raised. */
export function ToastOutlet({ open, className }: { open: boolean; className?: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = ref.current;
    if (!open || !place) return undefined;
    change([...outlets, place]);
    return () => change(outlets.filter((other) => other !== place));
  }, [open]);
  return <div ref={ref} className={className} />;
}
