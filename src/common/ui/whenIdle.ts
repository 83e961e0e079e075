/** Calls back once the browser is idle; returns what cancels it. Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 300);
  return () => clearTimeout(timer);
}
