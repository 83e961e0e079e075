import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../../common/state/hooks';
import { useOffers } from '../../../common/api';
import { staffApi } from '../../api';
import { unsubscribe } from '../../kit/pushDevice';
import { forgetSession, leaveForHome } from '../../../common/browser/session';
import { signedOut } from '../../../common/state/authSlice';

/** The server is told, but nobody waits for it longer: without a network, signing out works as well. */
const PATIENCE_MS = 2000;

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

/**
 * Signs out (docs/product.md, 6.3): the server ends the session, this browser forgets it whatever the answer, and
 * home follows as a document of its own. Other tabs follow by themselves (common/browser/session.ts).
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const offered = useOffers()('signOut');
  return useCallback(async () => {
    // Whoever holds the device next is told nothing of the requests.
    const goodbyes: Promise<unknown>[] = [unsubscribe().catch(() => undefined)];
    if (offered) goodbyes.push(Promise.resolve(dispatch(staffApi.endpoints.signOut.initiate())));
    await Promise.race([Promise.all(goodbyes), patience()]);
    forgetSession();
    // The pages go first: none of them may ask again for what is forgotten, nor keep a draft.
    flushSync(() => {
      dispatch(signedOut());
    });
    dispatch(staffApi.util.resetApiState());
    leaveForHome();
  }, [dispatch, offered]);
}
