import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { readToken } from '../../lib/cookies';
import { kit as t } from '../../lib/messages/staff/kit';
import { useConfirm } from '../confirm/confirm';

/**
 * Asks before unsaved changes are left behind: within the program by our own dialog, at the browser's doors by its own.
 * It compares values, so it is silent after a save; and after the session has ended there is nothing to stay for.
 */
export function useUnsavedGuard(dirty: boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && readToken() !== null && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({ title: t.leaveTitle, text: t.leaveText, action: t.leave, cancel: t.stay, danger: true }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker, confirm]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => { if (readToken() !== null) event.preventDefault(); };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}
