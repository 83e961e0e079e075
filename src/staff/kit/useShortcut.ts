import { useLayoutEffect, useRef } from 'react';
import { stored } from '../../common/browser/stored';
import { listen } from '../../common/browser/listen';

/** Whether plain keys act in this browser: letters of somebody who dictates, or whose hand shakes, shall lead nowhere. */
export const singleKeys = stored({
  key: 'singleKeys',
  area: 'localStorage',
  empty: true,
  inMemory: true,
  check: (data) => (typeof data === 'boolean' ? data : null),
});

interface Keys {
  key: string;
  /** Ctrl, or Command on a Mac; such a shortcut also holds while typing. */
  ctrl: boolean;
}

const parse = (shortcut: string): Keys => ({ key: shortcut.replace('ctrl+', ''), ctrl: shortcut.startsWith('ctrl+') });

/** Whether a key goes into a text: plain keys are no shortcuts there. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a plain key is a shortcut: where it goes into no text, and where they are wanted. */
export const plainKeyActs = ({ target }: KeyboardEvent) => singleKeys.read() && !isTyping(target);

/** Whether a dialog or a menu has the floor: the keys of the page beneath rest. */
export const isOverlaid = () => document.querySelector('[role$=dialog],[role=menu]') !== null;

/**
 * A keyboard shortcut while its component is there and neither dialog nor menu is open: a plain key (`/`), ignored while somebody types
 * and where they are switched off, or `ctrl+s`. It acts on what is in sight: from the paint on, not a moment after.
 */
export function useShortcut(shortcut: string, act: (event: KeyboardEvent) => void): void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    const { key, ctrl } = parse(shortcut);
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== key ||
        event.defaultPrevented ||
        event.altKey ||
        (event.ctrlKey || event.metaKey) !== ctrl
      )
        return;
      if (!ctrl && !plainKeyActs(event)) return;
      event.preventDefault();
      // A key held down is one press.
      if (!event.repeat && !isOverlaid()) latest.current(event);
    };
    return listen(window, { keydown: onKey });
  }, [shortcut]);
}
