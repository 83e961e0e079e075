/** The service worker's address, which the build writes. */
export const workerFile = '/sw.js';

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
    const tell = () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ seen: [document, ...loaded] });
    };
    tell();
    // What came after that, and before the worker answers for this page, has passed it by.
    if (isFirst) serviceWorker.addEventListener('controllerchange', tell, { once: true });
  } catch {
    // The site works without.
  }
}
