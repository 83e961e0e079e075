/** Address of the web app manifest (manifest.ts), which the build writes. */
export const manifestFile = '/manifest.webmanifest';
