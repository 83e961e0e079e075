import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusContent, keepFocus } from '../../common/browser/focus';
import { stored } from '../../common/browser/stored';
import { listen } from '../../common/browser/listen';

/** By the entry of the history, px; kept for Back after a reload. */
const kept = stored<Readonly<Record<string, number>>>({
  area: 'sessionStorage',
  key: 'scrollPlaces',
  empty: {},
  // Whatever else stands there leads to the top.
  check: (data) => data as Readonly<Record<string, number>>,
});
const MOST_KEPT = 50;
const positions = new Map(Object.entries(kept.read()));

/**
 * A new page begins at its top, with the focus on its content, or at the place that its address names; Back returns to where the visitor was (the lists' data
 * are still cached, so the page has its height at once), within a list too. Changes of the query alone stay where they are,
 * except a new page number, which the list itself brings into view.
 */
export function useScrollRestoration(): void {
  const { key: entry, pathname, search, hash } = useLocation();
  // What the browser itself has made an entry of, an address or a place of a page, has no key of its own.
  const key = entry === 'default' ? `${entry} ${pathname}${hash}` : entry;
  const type = useNavigationType();
  // Before the browser sees the new page: a shorter one moves the window, and that is not the old page's place.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // A reload is the browser's to restore.
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
      kept.keep(Object.fromEntries([...positions].slice(-MOST_KEPT)));
    };
    const remember = () => {
      // The last one moves to the end.
      positions.delete(key);
      positions.set(key, window.scrollY);
    };
    // A press may lead on before the browser tells of the scrolling that came before it.
    return listen(window, { scroll: remember, click: remember, pagehide: handBack }, { capture: true });
  }, [key]);
  const before = useRef<{ pathname: string; search: string; hash: string }>(null);
  useEffect(() => {
    const place = positions.get(key);
    const was = before.current;
    before.current = { pathname, search, hash };
    // The browser's own: a page that is opened or reloaded, and a place of the same page.
    const isOurs = was !== null;
    const isSame = was?.pathname === pathname;
    // A choice of a list, which takes away the place that the address named.
    const isChoice = isSame && was.search !== search;
    if (isSame && !hash && !was.hash) {
      if (type === NavigationType.Pop && place !== undefined) return restore(place);
    } else if (type === NavigationType.Pop) {
      if (isOurs) keepFocus();
      if (isOurs && (place !== undefined || !hash)) return restore(place ?? 0);
      // A document that came without its page (plain files) has left the browser nothing to go to.
      if (!isOurs && hash && !shownWith(hash)) return untilReached(() => goTo(hash));
    } else if (hash || (type === NavigationType.Push && !isChoice)) {
      const target = goTo(hash);
      if (!target) window.scrollTo({ top: 0, behavior: 'instant' });
      if (!target?.hasAttribute('tabindex')) focusContent();
    }
    return undefined;
    // Once for each entry of the history: what else it reads is of the same render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash, key]);
}

/** The page before stands hidden in the document, with the same ids where it is of the same kind. */
const shownWith = (hash: string) =>
  [...document.querySelectorAll<HTMLElement>('[id]')].find((one) => `#${one.id}` === hash && one.offsetParent);

/** To a place of the page, at once: what it leads past may change its height on the way. @returns it, where it is there */
function goTo(hash: string): HTMLElement | undefined {
  const target = shownWith(hash);
  target?.scrollIntoView({ behavior: 'instant' });
  if (target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
  return target;
}

/** Scrolls when the page has grown tall enough. @returns ends it */
const restore = (top: number) =>
  untilReached(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 2;
  });

/**
 * Tries what scrolls until it reaches its place: for ten seconds at most, and until the visitor moves the page. A tab in the
 * background draws nothing: it tries once more when it is looked at. @returns ends it
 */
function untilReached(scrolls: () => unknown): () => void {
  let end = Date.now() + 10_000;
  const stop = () => {
    end = 0;
    stopHearing();
  };
  const stopHearing = listen(window, { wheel: stop, pointerdown: stop, keydown: stop });
  const attempt = () => {
    if (end && !scrolls() && Date.now() < end) requestAnimationFrame(attempt);
  };
  attempt();
  return stop;
}
