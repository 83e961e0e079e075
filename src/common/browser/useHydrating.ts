import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and while the browser hydrates; from then on false. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
