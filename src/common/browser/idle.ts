import { listen } from './listen';

/** Calls back once the browser is idle; returns what cancels it. Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 300);
  return () => clearTimeout(timer);
}

/** Calls back at the first touch, key or scroll while there is a network; returns what cancels it. */
export function whenTouched(callback: () => void): () => void {
  const hear = () => {
    if (!navigator.onLine) return;
    stop();
    callback();
  };
  const stop = listen(window, { pointerdown: hear, keydown: hear, scroll: hear, pointermove: hear }, { passive: true });
  return stop;
}

/** A visitor who has pressed nothing for so long is not on the way to another page, ms. */
const RESTED_MS = 2_000;

/** Calls back when the visitor has touched the page, has let it be for two seconds, and the browser is idle; returns what cancels it. */
export function whenRested(callback: () => void): () => void {
  let cancel: () => void;
  let deaf: (() => void) | undefined;
  const stop = () => {
    deaf?.();
    cancel();
  };
  function wait() {
    cancel();
    const timer = setTimeout(() => {
      stop();
      cancel = whenIdle(callback);
    }, RESTED_MS);
    cancel = () => clearTimeout(timer);
  }
  cancel = whenTouched(() => {
    deaf = listen(window, { pointerdown: wait, keydown: wait }, { passive: true });
    wait();
  });
  return stop;
}

/** What browsers tell of the connection (not all do). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's connection and wishes allow for bytes that may turn out not to be needed. */
export function maySpend(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
