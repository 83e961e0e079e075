import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { listen } from './listen';

const subscribe = (onChange: () => void) => listen(window, { online: onChange, offline: onChange });

/** Whether the browser has a network, as far as it knows. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const never = () => () => undefined;

/** True on the server and while the browser hydrates; from then on false. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Takes up what was typed into a field before the program came: React leaves it there when it hydrates, and tells of no
 * change. Before any press is heard.
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, take: (typed: string) => void): void {
  useLayoutEffect(() => {
    if (field.current && field.current.value !== field.current.defaultValue) take(field.current.value);
    // Once, when the program takes over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
