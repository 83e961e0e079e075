import { useEffect, useState, useSyncExternalStore } from 'react';
import { momentOf } from '../../lib/days';
import { shell } from '../../lib/messages/en/shell';
import { Icon } from '../../ui/Icon';
import { useMessages } from '../../ui/messages';
import css from './OfflineBanner.module.css';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** When this document was last had from the shop, where the service worker gave it (src/worker/rules.ts); NaN where not. */
function lastSeen(): number {
  return Date.parse(document.querySelector<HTMLMetaElement>('meta[name=last-seen]')?.content ?? '');
}

/** Says that the network is gone, while it is, and of when a page is that could not be had anew. */
export function OfflineBanner() {
  const t = useMessages('shell', shell);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  const [seen, setSeen] = useState(NaN);
  useEffect(() => setSeen(lastSeen()), []);
  const isOld = !Number.isNaN(seen);
  if (online && !isOld) return null;
  return (
    <div className={css.banner} role="status">
      <Icon name="offline" />
      <span>{online ? t.unreachable : t.offline} {isOld && t.lastSeen(momentOf(seen))} {isOld && online && <a href="">{t.retry}</a>}</span>
    </div>
  );
}
