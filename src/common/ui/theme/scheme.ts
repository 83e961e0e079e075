import { storedChoice } from '../../browser/storedChoice';
import type { Scheme } from './darkTokens';

export const SCHEME_KEY = 'scheme';

const chosen = storedChoice<Scheme>(SCHEME_KEY, ['light', 'dark']);
const listeners = new Set<() => void>();

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
  listeners.forEach((tell) => tell());
}

export function chooseScheme(scheme: Scheme): void {
  chosen.keep(scheme);
  showScheme(scheme);
}

/** For `useSyncExternalStore`. */
export function onScheme(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
