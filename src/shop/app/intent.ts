import { useEffect } from 'react';
import { offersOf } from '../../common/api';
import { useAppStore } from '../../common/state/hooks';
import type { AppStore } from '../../common/state/store';
import type { Reads } from '../pages/pageModule';
import { findRoute, notFound } from '../routes';
import { preloadRoute } from './RoutedPage';

/** A pointer or the focus that rests so long on a link means it, ms; one that passes over a list does not. */
const RESTS_MS = 80;
/** A finger that has not begun to scroll by then is a tap, ms. */
const TAP_MS = 50;

/**
 * Brings the page of a link while the visitor is still about to open it: its code, and what it shows first, side by side.
 * A press asks for both; a pointer or the focus at rest too, where bytes may be spent on what is perhaps not opened.
 */
export function useIntent(): void {
  const store = useAppStore();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const forget = () => clearTimeout(waiting);
    const after = (delay: number, link: HTMLAnchorElement) => {
      forget();
      waiting = setTimeout(() => prepare(store, link), delay);
    };
    const press = ({ target, pointerType, button }: PointerEvent) => {
      const link = linkAt(target);
      if (!link || button !== 0) return;
      if (pointerType === 'mouse') prepare(store, link);
      else after(TAP_MS, link);
    };
    const rest = (event: Event) => {
      const link = linkAt(event.target);
      if (!link) forget();
      else if (maySpend() && !isTouch(event, link)) after(RESTS_MS, link);
    };
    const click = ({ target }: Event) => {
      forget();
      const link = linkAt(target);
      if (link) prepare(store, link);
    };
    // Before the router, which changes the address.
    const listen = { passive: true, capture: true };
    const listeners = { pointerdown: press, pointercancel: forget, pointerover: rest, focusin: rest, click } as const;
    const entries = Object.entries(listeners) as [keyof typeof listeners, (event: Event) => void][];
    for (const [name, listener] of entries) document.addEventListener(name, listener, listen);
    return () => {
      forget();
      for (const [name, listener] of entries) document.removeEventListener(name, listener);
    };
  }, [store]);
}

/** A finger hovers over nothing, and the focus that it leaves is no wish. */
const isTouch = (event: Event, link: HTMLAnchorElement) =>
  event instanceof PointerEvent ? event.pointerType !== 'mouse' : !link.matches(':focus-visible');

/** The link to another page of the site that an event meets. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download') ? link : null;
}

/** What browsers tell of the line (not all do). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's line and wishes allow for bytes that may turn out not to be needed. */
export function maySpend(): boolean {
  const { connection } = navigator as { connection?: Line };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Starts what the page of a link needs. What fails is asked for again by the page itself, which says so. */
function prepare(store: AppStore, { pathname, search }: HTMLAnchorElement): void {
  const { route, params } = findRoute(pathname);
  if (route === notFound || pathname + search === window.location.pathname + window.location.search) return;
  const asked = { params, search: new URLSearchParams(search), offers: offersOf(store.getState()) };
  // Who opens the page subscribes to the answer; until then it is kept as any that nobody shows.
  const start = (reads: Reads | undefined) =>
    reads?.(store.dispatch, asked).forEach((read) => {
      if (isSubscribed(read)) read.unsubscribe();
      read.catch(() => undefined);
    });
  start(route.record);
  preloadRoute(route).then(
    ({ load }) => start(load),
    () => undefined,
  );
}

const isSubscribed = (read: object): read is { unsubscribe: () => void } => 'unsubscribe' in read;
