import { useEffect, useRef } from 'react';
import { isLeaving } from '../browser/session';

/** Marks the history entries that stand for an open overlay. */
const MARK = 'overlay';
const PHONE = '(max-width: 767.95px), (pointer: coarse)';

type HistoryState = { idx?: number; [MARK]?: true } | null;

/** What is open, the topmost last. */
const closers: (() => void)[] = [];
/** The router's count at the entry the visitor was on last; tells Back from Forward. */
let lastIndex: number | undefined;
let listening = false;
/** A step back of our own is under way: nobody pressed Back. */
let returning = false;
/** Where the entry of what is open stands; empty once Back has left it. A link to that very page takes its mark away. */
let ownPlace = '';

const state = () => window.history.state as HistoryState;

function push(): void {
  ownPlace = window.location.href;
  // The entry keeps the router's own fields: to the router it is the same place.
  if (!state()?.[MARK]) window.history.pushState({ ...state(), [MARK]: true }, '');
}

function onPop(): void {
  ownPlace = '';
  const before = lastIndex;
  lastIndex = state()?.idx;
  if (returning) {
    returning = false;
    // Opened meanwhile.
    if (closers.length > 0) push();
    return;
  }
  const close = closers.at(-1);
  if (close) {
    close();
    return;
  }
  // An entry whose overlay led on to another page: passed over, in the direction the visitor goes.
  if (state()?.[MARK]) window.history.go(before !== undefined && before === lastIndex ? 1 : -1);
}

function settle(): void {
  // A step back would cancel the leaving; the entry becomes that of the page one leaves for. Of two that close at once, one goes back.
  if (isLeaving() || returning) return;
  if (closers.length > 0) push();
  else if (ownPlace === window.location.href) {
    returning = true;
    window.history.back();
  }
}

/**
 * Back closes what is open instead of leaving the page (an entry of the history stands for it): on phones and tablets,
 * or `everywhere` for what visitors open. Overlays may lie over each other, and one may take another's place
 * at once.
 * @param place what of the address changes while it is open: each such step has an entry of its own, and Back still closes
 */
export function useBackCloses(
  open: boolean,
  onClose: () => void,
  where: 'touch' | 'everywhere' = 'touch',
  place?: object,
): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    // Also where nothing was opened yet: entries of a page that was loaded anew are still passed over.
    if (!listening) {
      listening = true;
      lastIndex = state()?.idx;
      window.addEventListener('popstate', onPop);
    }
    if (!open || (where === 'touch' && !window.matchMedia(PHONE).matches)) return undefined;
    const close = () => latest.current();
    closers.push(close);
    push();
    return () => {
      closers.splice(closers.indexOf(close), 1);
      lastIndex = state()?.idx;
      // Later, so that what takes this one's place uses the same entry.
      setTimeout(settle);
    };
  }, [open, where, place]);
}
