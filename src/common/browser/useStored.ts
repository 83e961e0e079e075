import { useSyncExternalStore } from 'react';
import type { Stored } from './stored';

/** A value that this browser keeps, as it is now; the empty one on the server and while hydrating. */
export const useStored = <T>({ subscribe, read, empty }: Stored<T>): T =>
  useSyncExternalStore(subscribe, read, () => empty);
