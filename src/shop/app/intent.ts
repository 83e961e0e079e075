import { useEffect } from 'react';
import { maySpend } from '../../common/browser/idle';
import { listen } from '../../common/browser/listen';
import { useAppStore } from '../../common/state/hooks';
import type { AppStore } from '../../common/state/store';
import { readAhead } from '../pages/readAhead';
import { findRoute, notFound } from '../routes';
import { pressAsks } from '../ui/site';
import { bringPart } from '../shell/parts';
import { preloadRoute } from './RoutedPage';

/** A pointer or the focus that rests so long on a link means it, ms; one that passes over a list does not. */
const RESTS_MS = 80;
/** A finger that has not begun to scroll by then is a tap, ms. */
const TAP_MS = 50;

/**
 * Brings what a link or a button is about to open while the visitor is still at it: a page's code and what it shows first,
 * side by side, the rows of a chip, or a part of the shell (`data-opens`). A press asks for it; a pointer or the focus at rest
 * too, where bytes may be spent on what is perhaps not opened.
 */
export function useIntent(): void {
  const store = useAppStore();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    /** What a finger is on, and what has been asked for. */
    let held: (() => void) | null = null;
    let pressed: Element | null = null;
    /** Where the pointer was lifted: what comes to lie under it there, as a sheet that opens, was not gone to. */
    let still: string | null = '';
    const forget = () => {
      clearTimeout(waiting);
      held = null;
    };
    const after = (delay: number, start: () => void) => {
      forget();
      waiting = setTimeout(start, delay);
    };
    const press = ({ target, pointerType, button }: PointerEvent) => {
      const aim = aimAt(target);
      if (!aim || button !== 0) return;
      const start = () => {
        held = null;
        pressed = aim;
        bring(store, aim);
      };
      if (pointerType === 'mouse') return start();
      after(TAP_MS, start);
      held = start;
    };
    // A finger that has scrolled was cancelled before; one that leaves sooner than a tap was taken for it has tapped.
    const lift = (event: PointerEvent) => {
      still = placeOf(event);
      const start = held;
      forget();
      start?.();
    };
    const rest = (event: Event) => {
      const aim = aimAt(event.target);
      if (!aim) forget();
      else if (maySpend() && isMeant(event, aim) && placeOf(event) !== still) after(RESTS_MS, () => bring(store, aim));
    };
    const click = ({ target }: Event) => {
      forget();
      const aim = aimAt(target);
      // What its press has not brought already: a quick tap's, and the keyboard's.
      if (aim && aim !== pressed) bring(store, aim);
      pressed = null;
    };
    const stop = listen(
      document,
      { pointerdown: press, pointerup: lift, pointercancel: forget, pointerover: rest, focusin: rest, click },
      // Before the router, which changes the address.
      { passive: true, capture: true },
    );
    return () => {
      forget();
      stop();
    };
  }, [store]);
}

/** A finger hovers over nothing, and the focus that it leaves is no wish. */
const isMeant = (event: Event, aim: Element) =>
  event instanceof PointerEvent ? event.pointerType === 'mouse' : aim.matches(':focus-visible');

const placeOf = (event: Event) => (event instanceof PointerEvent ? `${event.clientX} ${event.clientY}` : null);

/** The link or the button that an event meets. */
const aimAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[href],button') : null;

function bring(store: AppStore, aim: Element): void {
  const part = aim.getAttribute('data-opens');
  pressAsks.get(aim)?.();
  if (part !== null) bringPart(part);
  else if (aim instanceof HTMLAnchorElement && aim.origin === window.location.origin && !aim.target && !aim.download)
    prepare(store, aim);
}

/** Starts what the page of a link needs. What fails is asked for again by the page itself, which says so. */
function prepare(store: AppStore, { pathname, search }: HTMLAnchorElement): void {
  const { route, params } = findRoute(pathname);
  if (route === notFound || pathname + search === window.location.pathname + window.location.search) return;
  const asked = { params, search: new URLSearchParams(search) };
  readAhead(store, route.record, asked);
  preloadRoute(route).then(
    ({ load }) => readAhead(store, load, asked),
    () => undefined,
  );
}
