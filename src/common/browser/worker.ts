/** The service worker's address, which the build writes. */
export const workerFile = '/sw.js';

/** Tells the worker of what passes it by; a later one tells it all again, also to a worker that has come since. */
let observer: PerformanceObserver | undefined;

/**
 * Registers the service worker, and has it keep a document and what this page has loaded without it. Where the browser
 * has no workers, or the site is hosted without its file, nothing is kept.
 * @param onlyFirst leaves it at that where a worker has answered for this page already
 */
export async function keepOffline(document: string, { onlyFirst = false } = {}): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const isFirst = !serviceWorker.controller;
    await serviceWorker.register(workerFile);
    if (onlyFirst && !isFirst) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ page: document });
    // Also what is still under way now: it passes the worker by although that has taken over when it ends.
    observer?.disconnect();
    observer = new PerformanceObserver((entries) => {
      const passedBy = (entries.getEntries() as PerformanceResourceTiming[]).filter(
        ({ workerStart }) => workerStart === 0,
      );
      if (passedBy.length > 0) active?.postMessage({ seen: passedBy.map(({ name }) => name) });
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // The site works without.
  }
}
