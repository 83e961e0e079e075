import { readToken, removeToken } from './cookies';
import { crewShelf } from '../domain/handover';
import { paths } from '../domain/paths';
import { surviving } from './storageKeys';

/**
 * Forgets who was signed in here: the cookie, what this browser has stored (docs/product.md, 6.3) and what the service
 * worker keeps for them. Other tabs notice by the storage.
 */
export function forgetSession(): void {
  removeToken();
  forgetCrewShelf();
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area];
      const kept = surviving.map((key) => [key, storage.getItem(key)] as const);
      // Clearing what is empty is no event, and the other tabs would not notice.
      if (storage.length === 0) storage.setItem('signed-out', '');
      storage.clear();
      for (const [key, value] of kept) if (value !== null) storage.setItem(key, value);
    } catch {
      // No storage, nothing kept.
    }
  }
}

/** What the crew reads without a network is one person's, as long as they are signed in. Plain http has no such cache. */
export function forgetCrewShelf(): void {
  if ('caches' in window) void caches.delete(crewShelf).catch(() => undefined);
}

let leaving = false;

/** Whether the page is being left for home: what still fails in it leads nowhere else. */
export const isLeaving = (): boolean => leaving;

/** Home, as a document of its own: nothing of the staff's stays in the memory of the page. */
export function leaveForHome(): void {
  leaving = true;
  const leave = () => window.location.replace(paths.home());
  // An overlay that closes meanwhile steps back in the history, which cancels the leaving: then once more.
  window.addEventListener('popstate', leave);
  leave();
}

/** Pages that need the cookie, which are all of the staff's but the one to sign in on. */
const needsSession = (): boolean => /^\/(dashboard|account)(\/|$)/.test(window.location.pathname);

/**
 * The server has ended the session (docs/product.md, 6.4): the cookie goes, and the person to /auth. Where another
 * tab has removed the cookie already, only the staff's pages are left.
 */
export function leaveForSignIn(): void {
  if (!readToken() && (leaving || !needsSession())) return;
  removeToken();
  forgetCrewShelf();
  window.location.assign(paths.auth(window.location.pathname + window.location.search));
}

/**
 * Watches for signing out in another tab, and for the browser's memory of a page that was left signed in (back/forward
 * cache): without the cookie no staff page stays.
 * @param forget takes what is shown off the page, before it is left
 */
export function leaveWhenSignedOut(forget: () => void): void {
  const look = () => {
    if (readToken() || !needsSession()) return;
    forget();
    leaveForHome();
  };
  // The cookie of another tab may arrive after its event.
  const lookTwice = () => {
    look();
    setTimeout(look, 500);
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === null) lookTwice();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookTwice();
  });
}
