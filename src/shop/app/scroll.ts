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
    } else if (hash || (type === NavigationType.Push && !isChoice)) {
      const target = hash ? shownWith(hash.slice(1)) : null;
      // At once: what it leads past may change its height on the way.
      if (target) target.scrollIntoView({ behavior: 'instant' });
      else window.scrollTo({ top: 0, behavior: 'instant' });
      if (target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
      else focusContent();
    }
    return undefined;
    // Once for each entry of the history: what else it reads is of the same render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname, hash, key]);
}

/** The page before stands hidden in the document, with the same ids where it is of the same kind. */
const shownWith = (id: string) =>
  [...document.querySelectorAll<HTMLElement>(`[id="${CSS.escape(id)}"]`)].find((one) => one.offsetParent !== null) ??
  null;

/** Scrolls when the page has grown tall enough: for ten seconds at most, and until the visitor moves it. @returns ends it */
function restore(top: number): () => void {
  let end = Date.now() + 10_000;
  const stop = () => {
    end = 0;
  };
  for (const own of ['wheel', 'pointerdown', 'keydown']) window.addEventListener(own, stop, { once: true });
  const attempt = () => {
    if (Date.now() > end) return;
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 2) requestAnimationFrame(attempt);
  };
  attempt();
  return stop;
}
