import { useSyncExternalStore } from 'react';
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

/** Says that the network is gone, while it is. */
export function OfflineBanner() {
  const t = useMessages('shell', shell);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  if (online) return null;
  return <div className={css.banner} role="status"><Icon name="offline" />{t.offline}</div>;
}
