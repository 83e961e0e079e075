import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotify } from '../../common/state/hooks';
import { loadChunk } from '../../common/browser/chunks';
import { shell } from '../../common/texts/en/shell';
import { maySpend, whenIdle, whenRested, whenTouched } from '../../common/browser/idle';
import { useBackCloses } from '../../common/ui/backCloses';
import { useMessages } from '../../common/i18n/messages';
import { useOverlay, type OverlayProps } from '../../common/ui/overlay';
import { SiteProvider, type Drawing, type SiteActions } from '../ui/site';
import { usePart } from '../../common/ui/usePart';
import { useSlow } from '../../common/ui/useSlow';
import { ErrorBoundary } from '../../common/app/ErrorBoundary';
import { ToastHost } from '../../common/app/ToastHost';
import css from './SiteShell.module.css';
import { bringPart, parts, useHasCompared, useHasKeptRequests, type PartName } from './parts';
import { useSeenByWorker } from './useSeenByWorker';
import { useSharedCartLink } from './useSharedCartLink';

/** Gives every part of the site the shell's actions, and draws what they open. */
export function SiteShell({ children }: { children: ReactNode }) {
  const t = useMessages('shell', shell);
  const notify = useNotify();
  const { subject: drawing, show, ...overlay } = useOverlay<Drawing>();
  const { open, onClose } = overlay;
  const [waiting, setWaiting] = useState(false);
  const slow = useSlow(waiting);
  const asked = useRef<object>(null);
  const { actions, openShared, giveUp } = useMemo(() => {
    // The code is there before the part is drawn: one that cannot be had is said, and can be asked for again.
    const bring = async <T,>(part: () => Promise<T>) => {
      setWaiting(true);
      try {
        return await loadChunk(part);
      } catch {
        notify({ success: false, message: navigator.onLine ? t.brokenTitle : t.youAreOffline });
        return null;
      } finally {
        setWaiting(false);
      }
    };
    const load = async <P extends object>(part: () => Promise<ComponentType<P & OverlayProps>>, about: P) => {
      asked.current = about;
      const Part = await bring(part);
      if (Part && asked.current === about) show((props) => <Part {...about} {...props} />);
    };
    const actions: SiteActions = {
      openCart: () => void load(parts.cart, {}),
      openMenu: () => void load(parts.menu, {}),
      openQuote: (subject) => {
        // What keeps a request that cannot be sent, and says what became of it, is there before it is needed.
        ['outbox', 'toast'].forEach(bringPart);
        void load(parts.quote, { subject });
      },
      openRating: (product) => void load(parts.rating, { product }),
      bring,
      show,
    };
    return {
      actions,
      openShared: (link: string) => void load(parts.shared, { link }),
      // What was asked for on a page opens over no other.
      giveUp: () => {
        asked.current = null;
        setWaiting(false);
      },
    };
  }, [notify, show, t]);
  useBackCloses(open, onClose, 'everywhere');
  const warm = useWarmUp();
  const PrintCode = usePart(parts.print, warm && maySpend());
  const CompareBar = usePart(parts.comparing, useHasCompared() || warm);
  useSeenByWorker();
  return (
    <SiteProvider value={actions}>
      {children}
      <AtAddress giveUp={giveUp} onClose={onClose} openShared={openShared} />
      <ErrorBoundary>
        <Suspense fallback={null}>{drawing?.(overlay)}</Suspense>
        <ToastHost load={parts.toast} onViewCart={actions.openCart} />
        <OutboxHost />
        {CompareBar && <CompareBar />}
        {PrintCode && <PrintCode />}
      </ErrorBoundary>
      {waiting && (
        <div className={css.waiting} role="status">
          {t.loading}
          {slow && ` ${t.slow}`}
        </div>
      )}
    </SiteProvider>
  );
}

interface AtAddressProps extends Pick<OverlayProps, 'onClose'> {
  giveUp: () => void;
  openShared: (link: string) => void;
}

/** What the shell does at a new address; a leaf, for else the shell would be drawn anew at each. */
function AtAddress({ giveUp, onClose, openShared }: AtAddressProps) {
  const { key } = useLocation();
  const last = useRef(key);
  // A link inside a panel leads to a page: the panel makes way.
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    giveUp();
    onClose();
  }, [key, giveUp, onClose]);
  // After the leaving above: the address changes, and then the shared cart opens.
  useSharedCartLink(openShared);
  return null;
}

/** Requests that could not be sent yet, where there are any; its code may have to wait for the network, too. */
function OutboxHost() {
  const kept = useHasKeptRequests();
  const Outbox = usePart(parts.outbox, kept);
  return kept && Outbox && <Outbox />;
}

/** The manifest and the service worker come last: they must not compete with anything that the visitor waits for. */
const makeInstallable = () =>
  import(/* webpackChunkName: "service-worker" */ './serviceWorker').then(
    (part) => part.makeInstallable(),
    () => undefined,
  );

/** Who stays so long will probably want the parts below, and shall have them without a network too, ms. */
const STAYS_MS = 60_000;
const RESERVE: readonly PartName[] = ['toast', 'cart', 'menu', 'outbox', 'quote', 'rating'];

/** Whether the visitor has touched the page and come to rest on it; what is perhaps never opened comes much later. */
function useWarmUp(): boolean {
  const [warm, setWarm] = useState(false);
  // A key that is pressed soon may take away what has the focus.
  useEffect(() => whenTouched(() => whenIdle(() => bringPart('focus'))), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = whenRested(() => {
      setWarm(true);
      void makeInstallable();
      timer = setTimeout(() => {
        if (maySpend()) RESERVE.forEach(bringPart);
      }, STAYS_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return warm;
}
