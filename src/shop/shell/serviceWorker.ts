import { keepOffline } from '../../common/browser/worker';

/** Address of the web app manifest (manifest.ts), which the build writes. */
export const manifestFile = '/manifest.webmanifest';

/** Links the web app manifest: browsers fetch it with its icon at once, in competition with a first page. */
function linkManifest(): void {
  if (document.querySelector('link[rel=manifest]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestFile;
  document.head.append(link);
}

/**
 * Makes the site one that can be installed: links its manifest, registers the service worker, and hands it what this
 * page has loaded without it, so that the first page of a visit can be read offline as well. Called after the visitor's
 * first touch, when nothing else waits for the network (docs/decisions/005-offline.md).
 */
export async function makeInstallable(): Promise<void> {
  linkManifest();
  await keepOffline(window.location.href.split('#', 1)[0] ?? '', { onlyFirst: true });
}
