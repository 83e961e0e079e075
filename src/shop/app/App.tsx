import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../common/app/ErrorBoundary';
import { RoutedPage } from './RoutedPage';
import { useIntent } from './intent';
import { useScrollRestoration } from './scroll';
import { Footer } from '../shell/Footer';
import { Header } from '../shell/Header';
import { AdvertBar } from '../shell/AdvertBar';
import { OfflineBanner } from '../../common/app/OfflineBanner';
import { SiteShell } from '../shell/SiteShell';
import { SkipLink } from '../../common/app/SkipLink';

/** The site around its pages. `onReady` is called once, when React has the page. */
export function App({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  // The outer boundary is for the shell's own parts; the page's, within, leaves header, cart and footer standing.
  return (
    <ErrorBoundary>
      <SiteShell>
        <SkipLink />
        <AdvertBar />
        <Header />
        <OfflineBanner />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary>
            <RoutedPage />
          </ErrorBoundary>
        </main>
        {/* Boundaries let the page take up its parts one after the other, the visitor's first (also in the pages). */}
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
        <Moving />
      </SiteShell>
    </ErrorBoundary>
  );
}

/** What goes with the visitor from page to page; apart, so that a new address draws nothing of the shell anew. */
function Moving() {
  useScrollRestoration();
  useIntent();
  return null;
}
