/** Key of the requests that wait, in localStorage; it is gone when none does. Small: every page asks for it. */
export const OUTBOX_KEY = 'quoteOutbox';
const CHANGED = 'quote-outbox';

/** Whether anything is kept; what it is, outbox.ts knows. */
export function hasKeptRequests(): boolean {
  try {
    return window.localStorage.getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
}

/** Calls `listener` when this tab or another one changes the outbox. */
export function onOutboxChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === OUTBOX_KEY || key === null) listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Tells this tab; the browser tells the others. */
export function announceOutbox(): void {
  window.dispatchEvent(new Event(CHANGED));
}
