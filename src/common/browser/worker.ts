/** The service worker's address, which the build writes. */
export const workerFile = '/sw.js';
