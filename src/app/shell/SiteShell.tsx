import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { alertShown, selectAlert } from '../../features/alert/alertSlice';
import { loadChunk } from '../../lib/chunks';
import { shell } from '../../lib/messages/en/shell';
import { useBackCloses } from '../../ui/backCloses';
import { useMessages } from '../../ui/messages';
import type { OverlayProps } from '../../ui/overlay';
import { SiteProvider, type Alert, type QuoteSubject, type RatingSubject, type SiteActions } from '../../ui/site';
import { ErrorBoundary } from '../ErrorBoundary';
import css from './SiteShell.module.css';

/** Parts that wait outside of the first load; they are fetched when asked for, or when a visitor stirs. */
const parts = {
  cart: () => import(/* webpackChunkName: "cart" */ './CartOverlay').then(({ CartOverlay }) => ({ default: CartOverlay })),
  quote: () => import(/* webpackChunkName: "quote" */ '../../features/quote/QuoteDialog').then(({ QuoteDialog }) => ({ default: QuoteDialog })),
  rating: () => import(/* webpackChunkName: "rating" */ '../../features/rating/RatingDialog').then(({ RatingDialog }) => ({ default: RatingDialog })),
  menu: () => import(/* webpackChunkName: "menu" */ './NavSheet').then(({ NavSheet }) => ({ default: NavSheet })),
  toast: () => import(/* webpackChunkName: "toast" */ './Toast').then(({ Toast }) => ({ default: Toast })),
};

function part<P>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  return lazy(() => loadChunk(load));
}

const CartOverlay = part<OverlayProps>(parts.cart);
const QuoteDialog = part<OverlayProps & { subject: QuoteSubject }>(parts.quote);
const RatingDialog = part<OverlayProps & { product: RatingSubject }>(parts.rating);
const NavSheet = part<OverlayProps>(parts.menu);
const Toast = part<object>(parts.toast);

/** What is open over the page; `mounted` lasts until the closing motion has ended. */
type Overlay =
  | { kind: 'cart' }
  | { kind: 'menu' }
  | { kind: 'quote'; subject: QuoteSubject }
  | { kind: 'rating'; product: RatingSubject };

/** Gives every part of the site the shell's actions, and draws what they open. */
export function SiteShell({ children }: { children: ReactNode }) {
  const t = useMessages('shell', shell);
  const dispatch = useDispatch();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const asked = useRef<Overlay>(null);
  const actions = useMemo<SiteActions>(() => {
    const notify = (alert: Alert) => dispatch(alertShown(alert));
    // The code is there before the part is drawn: one that cannot be had is said, and can be asked for again.
    const show = async (next: Overlay) => {
      asked.current = next;
      setWaiting(true);
      try {
        await loadChunk<unknown>(parts[next.kind]);
        if (asked.current !== next) return;
        setOverlay(next);
        setOpen(true);
      } catch {
        notify({ success: false, message: navigator.onLine ? t.brokenTitle : t.youAreOffline });
      }
      setWaiting(false);
    };
    return {
      openCart: () => void show({ kind: 'cart' }),
      openMenu: () => void show({ kind: 'menu' }),
      openQuote: (subject) => void show({ kind: 'quote', subject }),
      openRating: (product) => void show({ kind: 'rating', product }),
      notify,
    };
  }, [dispatch, t]);
  const { key } = useLocation();
  // A link inside a panel leads to a page: the panel makes way.
  useEffect(() => setOpen(false), [key]);
  const close = useCallback(() => setOpen(false), []);
  useBackCloses(open, close);
  useWarmUp();
  return (
    <SiteProvider value={actions}>
      {children}
      <ErrorBoundary>
        <Suspense fallback={null}>
          {overlay && drawn(overlay, { open, onClose: close, onExited: () => setOverlay(null) })}
        </Suspense>
        <ToastHost />
      </ErrorBoundary>
      {waiting && <div className={css.waiting} role="status">{t.loading}</div>}
    </SiteProvider>
  );
}

function drawn(overlay: Overlay, props: OverlayProps): ReactNode {
  switch (overlay.kind) {
    case 'cart': return <CartOverlay {...props} />;
    case 'menu': return <NavSheet {...props} />;
    case 'quote': return <QuoteDialog {...props} subject={overlay.subject} />;
    case 'rating': return <RatingDialog {...props} product={overlay.product} />;
  }
}

/** The toast's code comes with the first alert and stays; where it cannot be had, there is nothing to say it with. */
function ToastHost() {
  const alert = useSelector(selectAlert);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (alert) loadChunk(parts.toast).then(() => setReady(true), () => undefined);
  }, [alert]);
  return ready ? <Suspense fallback={null}><Toast /></Suspense> : null;
}

/** At the visitor's first touch, key or scroll the parts are fetched, so that what they open is there. */
function useWarmUp(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown', 'scroll', 'pointermove'] as const;
    const stop = () => events.forEach((name) => window.removeEventListener(name, warm));
    function warm() {
      if (!navigator.onLine) return;
      stop();
      const fetchAll = () => void Promise.allSettled(Object.values(parts).map((load) => load()));
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll, { timeout: 2000 });
      else setTimeout(fetchAll, 300);
    }
    events.forEach((name) => window.addEventListener(name, warm, { passive: true }));
    return stop;
  }, []);
}
