/** Calls back once the browser is idle; returns what cancels it. Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 300);
  return () => clearTimeout(timer);
}

const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'pointermove'] as const;

/** Calls back at the first touch, key or scroll while there is a network; returns what cancels it. */
export function whenTouched(callback: () => void): () => void {
  const stop = () => TOUCHES.forEach((name) => window.removeEventListener(name, hear));
  function hear() {
    if (!navigator.onLine) return;
    stop();
    callback();
  }
  TOUCHES.forEach((name) => window.addEventListener(name, hear, { passive: true }));
  return stop;
}

/** What browsers tell of the connection (not all do). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection and wishes allow for bytes that may turn out not to be needed. */
export function maySpend(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
