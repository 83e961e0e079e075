import { stored } from '../../browser/stored';
import type { Scheme } from './darkTokens';

const chosen = stored<Scheme | null>({
  area: 'localStorage',
  key: 'scheme',
  plain: true,
  empty: null,
  inMemory: true,
  check: (text) => (text === 'light' || text === 'dark' ? text : null),
});

/** The scheme chosen in this browser, else the system's. */
export function readScheme(): Scheme {
  return chosen.read() ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

/** What the page shows is what its root element says; set before the first paint (staff/app/staffDocument.ts). */
export function shownScheme(): Scheme {
  return document.documentElement.dataset.scheme === 'dark' ? 'dark' : 'light';
}

export function showScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
}

export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  chosen.keep(scheme);
}

/** For `useSyncExternalStore`; another tab's choice does not change what this one shows. */
export const onScheme = chosen.subscribe;
