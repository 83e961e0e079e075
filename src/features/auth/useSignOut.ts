import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { useOffers, type ApiDispatch } from '../../api';
import { staffApi } from '../../api/staff';
import { forgetSession, leaveForHome } from '../../lib/session';
import { signedOut } from './authSlice';

/** The server is told, but nobody waits for it longer: without a network, signing out works as well. */
const PATIENCE_MS = 2000;

const patience = () => new Promise<void>((resolve) => { setTimeout(resolve, PATIENCE_MS); });

/**
 * Signs out (specification, section 4): the server ends the session, this browser forgets it whatever the answer, and
 * home follows as a document of its own. Other tabs follow by themselves (lib/session.ts).
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch<ApiDispatch>();
  const offered = useOffers()('signOut');
  return useCallback(async () => {
    if (offered) await Promise.race([dispatch(staffApi.endpoints.signOut.initiate()), patience()]);
    forgetSession();
    // The pages go first: none of them may ask again for what is forgotten, nor keep a draft.
    flushSync(() => { dispatch(signedOut()); });
    dispatch(staffApi.util.resetApiState());
    leaveForHome();
  }, [dispatch, offered]);
}
