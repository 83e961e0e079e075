import { useLayoutEffect, useRef } from 'react';

interface Keys {
  key: string;
  /** Ctrl, or Command on a Mac; such a shortcut also holds while typing. */
  ctrl: boolean;
}

const parse = (shortcut: string): Keys => ({ key: shortcut.replace('ctrl+', ''), ctrl: shortcut.startsWith('ctrl+') });

/** Whether a key goes into a text: plain keys are no shortcuts there. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * A keyboard shortcut while its component is there and no dialog is open: a plain key (`/`), ignored while somebody types, or
 * `ctrl+s`. It acts on what is in sight: from the paint on, not a moment after.
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
      if (!ctrl && isTyping(event.target)) return;
      event.preventDefault();
      // A dialog has the floor, and a key held down is one press.
      if (!event.repeat && !document.querySelector('[role=dialog]')) latest.current(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shortcut]);
}
