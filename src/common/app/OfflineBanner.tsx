import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../browser/browserState';
import { isAnswered } from '../browser/chunks';
import { listen } from '../browser/listen';
import { readAgain } from '../state/advertsSlice';
import { useAppStore } from '../state/hooks';
import { momentOf } from '../domain/days';
import { shell } from '../texts/en/shell';
import { Icon } from '../ui/Icon';
import { useLanguage, useMessages } from '../i18n/messages';
import css from './OfflineBanner.module.css';

/** The document's own moment, where the service worker gave it from memory (src/shop/worker/rules.ts); NaN where not. */
const documentSeen = () => Date.parse(document.querySelector<HTMLMetaElement>('meta[name=last-seen]')?.content ?? '');

interface Seen {
  page: string;
  moment: number;
}

/** Of when the oldest part of the page is that the service worker gave from memory: the document, or an answer. 0 where none is. */
function useLastSeen(): number {
  const store = useAppStore();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [seen, setSeen] = useState<Seen | null>(null);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = Date.now();
  }, [page]);
  useEffect(() => {
    const note = (moment: number) => {
      const here = window.location.pathname + window.location.search;
      if (moment) setSeen((known) => (known?.page === here && known.moment < moment ? known : { page: here, moment }));
    };
    note(documentSeen());
    // Asked for before this page, an answer may be its own, read ahead, or of one that was left.
    const hear = ({ data: { lastSeen, asked } }: MessageEvent<{ lastSeen: string; asked: number }>) =>
      void Promise.resolve(asked < opened.current && isAnswered()).then((is) =>
        is ? readAgain(store) : note(Date.parse(lastSeen)),
      );
    // Plain http has no workers.
    return listen(navigator.serviceWorker, { message: hear });
  }, [store]);
  useEffect(() => {
    if (!seen) return undefined;
    // What was old is asked for again with the next page, or once the network is back: what still is, the worker tells again.
    const askAgain = () => {
      setSeen(null);
      void readAgain(store);
    };
    // Where nobody answers, what was read of other pages would be gone.
    if (seen.page !== page) void isAnswered().then((is) => is && askAgain());
    return listen(window, { online: askAgain });
  }, [seen, page, store]);
  return seen?.page === page ? seen.moment : 0;
}

/** Says that there is no network, and how old a page is that could not be fetched again. */
export function OfflineBanner() {
  const t = useMessages('shell', shell);
  const online = useOnline();
  const seen = useLastSeen();
  const { language } = useLanguage();
  const isOld = seen > 0;
  // The region is there before its words, or they would not be read out.
  return (
    <div className={css.region} role="status" data-old={isOld || undefined}>
      {(!online || isOld) && (
        <div className={css.banner}>
          <Icon name="offline" />
          <span>
            {online ? t.unreachable : t.offline} {isOld && t.lastSeen(momentOf(seen, language))}{' '}
            {isOld && online && <a href="">{t.retry}</a>}
          </span>
        </div>
      )}
    </div>
  );
}
