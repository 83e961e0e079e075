import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useNotify, useAppSelector } from '../../common/state/hooks';
import { selectAlert } from '../../common/state/alertSlice';
import { useHasKeptRequests } from '../features/quote/outboxPresence';
import { loadChunk, loadOptional } from '../../common/browser/chunks';
import { shell } from '../../common/texts/en/shell';
import { useBackCloses } from '../../common/ui/backCloses';
import { useMessages } from '../../common/i18n/messages';
import type { OverlayProps } from '../ui/overlay';
import { SiteProvider, type QuoteSubject, type RatingSubject, type SiteActions } from '../ui/site';
import { ErrorBoundary } from '../../common/app/ErrorBoundary';
import css from './SiteShell.module.css';
import { useSeenByWorker } from './useSeenByWorker';
import { useSharedCartLink } from './useSharedCartLink';

/** Parts that wait outside of the first load; they are fetched when asked for, those of `WARM` also when a visitor stirs. */
const parts = {
  cart: () =>
    import(/* webpackChunkName: "cart" */ './CartOverlay').then(({ CartOverlay }) => ({ default: CartOverlay })),
  quote: () =>
    import(/* webpackChunkName: "quote" */ '../features/quote/QuoteDialog').then(({ QuoteDialog }) => ({
      default: QuoteDialog,
    })),
  rating: () =>
    import(/* webpackChunkName: "rating" */ '../features/rating/RatingDialog').then(({ RatingDialog }) => ({
      default: RatingDialog,
    })),
  menu: () => import(/* webpackChunkName: "menu" */ './NavSheet').then(({ NavSheet }) => ({ default: NavSheet })),
  toast: () =>
    import(/* webpackChunkName: "toast" */ '../../common/app/Toast').then(({ Toast }) => ({ default: Toast })),
  shared: () =>
    import(/* webpackChunkName: "shared-cart" */ './SharedCartOverlay').then(({ SharedCartOverlay }) => ({
      default: SharedCartOverlay,
    })),
  outbox: () =>
    import(/* webpackChunkName: "outbox" */ '../features/quote/Outbox').then(({ Outbox }) => ({ default: Outbox })),
};
const WARM = ['cart', 'quote', 'rating', 'menu', 'toast', 'outbox'] as const;

function part<P>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  return lazy(() => loadChunk(load));
}

const CartOverlay = part<OverlayProps>(parts.cart);
const QuoteDialog = part<OverlayProps & { subject: QuoteSubject }>(parts.quote);
const RatingDialog = part<OverlayProps & { product: RatingSubject }>(parts.rating);
const NavSheet = part<OverlayProps>(parts.menu);
const Toast = part<{ onViewCart: () => void }>(parts.toast);
const SharedCartOverlay = part<OverlayProps & { link: string }>(parts.shared);
const Outbox = part<object>(parts.outbox);
const PrintCode = lazy(() =>
  loadOptional(() => import(/* webpackChunkName: "qr-code" */ './PrintCode').then(({ PrintCode }) => PrintCode)),
);

/** What is open over the page; `mounted` lasts until the closing motion has ended. */
type Overlay =
  | { kind: 'cart' }
  | { kind: 'menu' }
  | { kind: 'quote'; subject: QuoteSubject }
  | { kind: 'rating'; product: RatingSubject }
  | { kind: 'shared'; link: string };

/** Gives every part of the site the shell's actions, and draws what they open. */
export function SiteShell({ children }: { children: ReactNode }) {
  const t = useMessages('shell', shell);
  const notify = useNotify();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [open, setOpen] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const asked = useRef<Overlay>(null);
  const { actions, show } = useMemo(() => {
    // The code is there before the part is drawn: one that cannot be had is said, and can be asked for again.
    const show = async (next: Overlay) => {
      asked.current = next;
      setWaiting(true);
      // What keeps a request that cannot be sent is there before it is needed.
      if (next.kind === 'quote') parts.outbox().catch(() => undefined);
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
    const actions: SiteActions = {
      openCart: () => void show({ kind: 'cart' }),
      openMenu: () => void show({ kind: 'menu' }),
      openQuote: (subject) => void show({ kind: 'quote', subject }),
      openRating: (product) => void show({ kind: 'rating', product }),
    };
    return { actions, show };
  }, [notify, t]);
  const { key } = useLocation();
  // A link inside a panel leads to a page: the panel makes way.
  useEffect(() => setOpen(false), [key]);
  const close = useCallback(() => setOpen(false), []);
  // After the closing above: the address changes, and then the shared cart opens.
  useSharedCartLink(useCallback((link: string) => void show({ kind: 'shared', link }), [show]));
  useBackCloses(open, close, 'everywhere');
  const warm = useWarmUp();
  useSeenByWorker();
  return (
    <SiteProvider value={actions}>
      {children}
      <ErrorBoundary>
        <Suspense fallback={null}>
          {overlay && drawn(overlay, { open, onClose: close, onExited: () => setOverlay(null) })}
        </Suspense>
        <ToastHost onViewCart={actions.openCart} />
        <OutboxHost />
        {warm && (
          <Suspense fallback={null}>
            <PrintCode />
          </Suspense>
        )}
      </ErrorBoundary>
      {waiting && (
        <div className={css.waiting} role="status">
          {t.loading}
        </div>
      )}
    </SiteProvider>
  );
}

function drawn(overlay: Overlay, props: OverlayProps): ReactNode {
  switch (overlay.kind) {
    case 'cart':
      return <CartOverlay {...props} />;
    case 'menu':
      return <NavSheet {...props} />;
    case 'quote':
      return <QuoteDialog {...props} subject={overlay.subject} />;
    case 'rating':
      return <RatingDialog {...props} product={overlay.product} />;
    case 'shared':
      return <SharedCartOverlay {...props} link={overlay.link} />;
  }
}

/** The toast's code comes with the first alert and stays; where it cannot be had, there is nothing to say it with. */
function ToastHost({ onViewCart }: { onViewCart: () => void }) {
  const alert = useAppSelector(selectAlert);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (alert)
      loadChunk(parts.toast).then(
        () => setReady(true),
        () => undefined,
      );
  }, [alert]);
  return ready ? (
    <Suspense fallback={null}>
      <Toast onViewCart={onViewCart} />
    </Suspense>
  ) : null;
}

/** Requests that could not be sent yet, where there are any; its code may have to wait for the network, too. */
function OutboxHost() {
  const kept = useHasKeptRequests();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!kept || ready) return undefined;
    const load = () =>
      void loadChunk(parts.outbox).then(
        () => setReady(true),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [kept, ready]);
  return kept && ready ? (
    <Suspense fallback={null}>
      <Outbox />
    </Suspense>
  ) : null;
}

/** The manifest and the service worker come last: they must not compete with anything that the visitor waits for. */
const makeInstallable = () =>
  import(/* webpackChunkName: "service-worker" */ './serviceWorker').then(
    (part) => part.makeInstallable(),
    () => undefined,
  );

/** At the visitor's first touch, key or scroll the parts are fetched, so that what they open is there; says when. */
function useWarmUp(): boolean {
  const [warm, setWarm] = useState(false);
  useEffect(() => {
    const events = ['pointerdown', 'keydown', 'scroll', 'pointermove'] as const;
    const stop = () => events.forEach((name) => window.removeEventListener(name, warm));
    function warm() {
      if (!navigator.onLine) return;
      stop();
      const fetchAll = () => {
        setWarm(true);
        void Promise.allSettled(WARM.map((name) => parts[name]())).then(makeInstallable);
      };
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll, { timeout: 2000 });
      else setTimeout(fetchAll, 300);
    }
    events.forEach((name) => window.addEventListener(name, warm, { passive: true }));
    return stop;
  }, []);
  return warm;
}
