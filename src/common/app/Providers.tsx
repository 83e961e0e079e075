import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { startShopClock } from '../browser/shopClock';
import { NowContext } from '../ui/clock';
import type { AppStore, RootState } from '../state/store';

interface ProvidersProps {
  store: AppStore;
  /** The moment of rendering by the server, ms since the epoch; 0 where it did not render. */
  now: number;
  /** What the page was rendered from: parts that hydrate later still find it, whatever has happened since. */
  renderedState?: RootState;
  children: ReactNode;
}

/** What every page needs around it; MUI's theme and styles come with the parts that need them (common/ui/MuiTheme.tsx). */
export function Providers({ store, now, renderedState, children }: ProvidersProps) {
  useState(() => {
    if (now) startShopClock(now);
  });
  return (
    <Provider store={store} {...(renderedState && { serverState: renderedState })}>
      <NowContext value={now}>{children}</NowContext>
    </Provider>
  );
}
