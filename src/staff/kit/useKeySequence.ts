import { useEffect, useRef } from 'react';
import { listen } from '../../common/browser/listen';
import { isOverlaid, plainKeyActs } from './useShortcut';

/** The second key must follow within this time. */
const PATIENCE_MS = 1500;

/**
 * Two plain keys one after the other (`g p`), ignored while somebody types, where they are switched off, or a dialog is open.
 * @param actions by both keys with a space between them
 */
export function useKeySequence(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent) => {
      const before = first;
      first = null;
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        !plainKeyActs(event) ||
        isOverlaid()
      )
        return;
      const key = event.key.toLowerCase();
      const act =
        before && event.timeStamp - before.at < PATIENCE_MS ? latest.current[`${before.key} ${key}`] : undefined;
      if (act) {
        event.preventDefault();
        act();
      } else if (Object.keys(latest.current).some((keys) => keys.startsWith(`${key} `))) {
        first = { key, at: event.timeStamp };
      }
    };
    return listen(window, { keydown: onKey });
  }, []);
}
