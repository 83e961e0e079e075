import { useNotify } from '../state/hooks';
import { viewer } from '../texts/en/viewer';
import { useMessages } from '../i18n/messages';
import { useLazyViewer } from '../ui/viewer/useLazyViewer';

/** The full-screen view in the shop, which says in the visitor's language when it cannot be had. */
export function useViewer() {
  const t = useMessages('viewer', viewer);
  const notify = useNotify();
  return useLazyViewer(() => notify({ success: false, message: t.viewerFailed }));
}
