import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { matchPath, useLocation } from 'react-router-dom';
import { whenIdle } from '../../common/browser/idle';
import { listen } from '../../common/browser/listen';
import { dayOf } from '../../common/domain/days';
import { patterns } from '../../common/domain/paths';
import { paper } from '../texts/en/paper';
import { useNow } from '../../common/ui/clock';
import { useLanguage, useMessages } from '../../common/i18n/messages';
import { QrCode } from '../../common/ui/QrCode';
import css from './PrintCode.module.css';

/** Products and lists of them. */
const WITH_PRICES = [`${patterns.shop}/*`, patterns.search, patterns.events, patterns.favourites];

/**
 * On paper alone, but for a quotation's, which is one customer's: the way from a printed page to the page itself. It stands
 * in the document ready to be printed, for the browser's own Print waits for nobody; its code comes once the visitor stirs
 * (SiteShell).
 */
export function PrintCode() {
  const t = useMessages('paper', paper);
  const { language } = useLanguage();
  const { place, at } = useWhatIsPrinted();
  const { pathname } = useLocation();
  if (matchPath(patterns.proposal, pathname)) return null;
  const address = window.location.origin + place;
  const printed = WITH_PRICES.some((pattern) => matchPath(pattern, pathname)) ? t.printedPrices : t.printed;
  return (
    <div className={css.code}>
      <QrCode text={address} label={t.code} />
      <p>
        {printed(dayOf(new Date(at).toISOString(), language) ?? '')}
        <br />
        {address}
      </p>
    </div>
  );
}

/** The page's place and the moment, once there is time to work out a code for it: when the browser is idle, or about to print. */
function useWhatIsPrinted(): { place: string; at: number } {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const now = useNow();
  const [ready, setReady] = useState({ place, at: now });
  const isReady = ready.place === place;
  useEffect(() => {
    const take = () => setReady({ place, at: Date.now() });
    // The browser prints what stands there once its listeners have been called.
    const takeAtOnce = () => flushSync(take);
    const stop = isReady ? undefined : whenIdle(take);
    const deaf = listen(window, { beforeprint: takeAtOnce });
    return () => {
      stop?.();
      deaf();
    };
  }, [isReady, place]);
  return ready;
}
