import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NowProvider } from '../ui/clock';
import type { AppStore, RootState } from '../state/store';

interface ProvidersProps {
  store: AppStore;
  cache: EmotionCache;
  now: number;
  /** What the page was rendered from: parts that hydrate later still find it, whatever has happened since. */
  renderedState?: RootState;
  children: ReactNode;
}

/** What every page needs around it; MUI's theme comes with the parts that need it (common/ui/MuiTheme.tsx). */
export function Providers({ store, cache, now, renderedState, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      <Provider store={store} {...(renderedState && { serverState: renderedState })}>
        <NowProvider value={now}>{children}</NowProvider>
      </Provider>
    </CacheProvider>
  );
}
