import { useEffect, useRef, useState } from 'react';
import { asApiError, isMissing } from '../../../common/api';
import { useGetProfileQuery } from '../../api';
import { endedDialog, keyOfDraft, writeDraft } from './drafts';

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

/**
 * Whose drafts are read and kept: the address of who is signed in, null until it is known. It stays that of the first
 * answer: where another account signs in from another tab meanwhile, what was typed here is not theirs.
 */
export function useDraftOwner(): string | null {
  const email = useGetProfileQuery().data?.data.user.email ?? null;
  const [owner, setOwner] = useState(email);
  if (owner === null && email !== null) setOwner(email);
  return owner ?? email;
}
