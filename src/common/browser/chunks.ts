import { storedText } from './stored';

/** The build that the page was reloaded for. */
const reloaded = storedText({ area: 'sessionStorage', key: 'reloadedForChunk' });

/**
 * Loads a part of the program. What a server that answers does not send a second time is gone, as after a deploy: then the
 * page reloads, once for each build, never in a loop. The first failure alone says nothing: Firefox stops what is under
 * way where somebody goes on to another page, and a reload would keep them on this one.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await isAnswered())) throw error;
    return load().catch((again: unknown) => {
      if (firstFailureOfBuild()) window.location.reload();
      throw again;
    });
  }
}

/** Between tries, ms: at first, and at most. */
const [SOON, LATE] = [1_000, 60_000];

/** The same for what a page cannot do without: asked for again until it comes. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = SOON; ; wait = Math.min(2 * wait, LATE)) {
    try {
      return await loadChunk(load);
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
        window.addEventListener('online', resolve, { once: true });
      });
    }
  }
}

/** Nothing mends a file while the server is out of reach, and a browser in a network that leads nowhere takes itself for online. */
export async function isAnswered(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}

/** Remembers that this build has failed; a new one names its files otherwise and may reload again. */
function firstFailureOfBuild(): boolean {
  // The shop's script or the staff's. A build that no script names may reload once as well, so its name is not the empty one.
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."],script[src*="/staff."]');
  const build = script?.src ?? 'unknown';
  // Without a storage there is no telling a first reload from a loop.
  return reloaded.read() !== build && reloaded.keep(build);
}
