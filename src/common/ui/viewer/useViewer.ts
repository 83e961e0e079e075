import { viewer } from '../../texts/en/viewer';
import { useMessages } from '../../i18n/messages';
import { useSite } from '../site';
import { useLazyViewer } from './useLazyViewer';

/** The full-screen view in the shop, which says in the visitor's language when it cannot be had. */
export function useViewer() {
  const t = useMessages('viewer', viewer);
  const { notify } = useSite();
  return useLazyViewer(() => notify({ success: false, message: t.viewerFailed }));
}
