import { useEffect, useRef } from 'react';
import { asApiError, isMissing } from '../../../common/api';
import { endedDialog, keyOfDraft, writeDraft } from './drafts';
import { useDraftOwner } from './useDraftOwner';

/**
 * Opens a dialog again that the end of the session closed on this page; its `DialogDraft` then brings the words back.
 * @param kind the first part of the draft's name
 * @param onResume told what the dialog was about; where it rejects because that is gone, so is the draft
 * @param ready whether it could be opened now
 */
export function useResumedDialog(kind: string, onResume: (about: string) => unknown, ready = true): void {
  const owner = useDraftOwner();
  const latest = useRef(onResume);
  useEffect(() => {
    latest.current = onResume;
  });
  useEffect(() => {
    if (owner === null || !ready) return;
    const about = endedDialog(owner, kind, window.location.pathname);
    if (about === null) return;
    const dropGone = (error: unknown) => {
      if (isMissing(asApiError(error))) writeDraft(keyOfDraft(owner, `${kind}/${about}`), null);
    };
    Promise.resolve(about)
      .then((name) => latest.current(name))
      .catch(dropGone);
  }, [owner, kind, ready]);
}
