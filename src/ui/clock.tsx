import { createContext, useContext } from 'react';

const NowContext = createContext(0);
export const NowProvider = NowContext.Provider;

/**
 * The moment a page was rendered, in milliseconds since the epoch: the server's when it rendered, so that hydration
 * shows the same prices, and independent of a phone's wrong clock.
 */
export function useNow(): number {
  return useContext(NowContext);
}
