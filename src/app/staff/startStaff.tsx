import { setupListeners } from '@reduxjs/toolkit/query';
import type { Middleware } from '@reduxjs/toolkit';
import { StrictMode } from 'react';
import { askForOffers, sessionEnded } from '../../api';
import { staffQuery } from '../../api/staff';
import { createRoot } from '../reactDom';
import { browserCache } from '../emotionCache';
import { Providers } from '../Providers';
import { makeStore, startPersistence } from '../store';
import { signedIn, signedOut } from '../../features/auth/authSlice';
import { readToken } from '../../lib/cookies';
import { paths } from '../../lib/paths';
import { staffPatterns } from '../../lib/staffPaths';
import { isLeaving, leaveForHome, leaveWhenSignedOut } from '../../lib/session';
import { ENGLISH } from '../../ui/messages';
import { readScheme, showScheme } from '../../ui/theme/scheme';
import { preloadPage } from './loadedPages';
import { takeOverOffers } from './offersHandover';
import { StaffApp } from './StaffApp';

/** The session has ended, and another tab has removed the cookie already: the way is the same (store.ts knows the other case). */
const endsWithoutCookie: Middleware = () => (next) => (action) => {
  if (sessionEnded.match(action) && !readToken() && !isLeaving()) window.location.assign(paths.auth(window.location.pathname + window.location.search));
  return next(action);
};

/** Mounts the staff's program: signing in for everybody, all else behind the sign-in cookie (specification, section 2). */
export async function startStaff(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const signingIn = window.location.pathname.startsWith(staffPatterns.signIn);
  if (!signingIn && !readToken()) {
    leaveForHome();
    return;
  }
  document.documentElement.dataset.program = 'staff';
  showScheme(readScheme());
  const store = makeStore({ query: staffQuery }, undefined, [endsWithoutCookie]);
  takeOverOffers(store);
  askForOffers(store.dispatch);
  if (readToken()) store.dispatch(signedIn());
  // Calls that say so are made again when somebody comes back to the tab.
  setupListeners(store.dispatch);
  startPersistence(store);
  leaveWhenSignedOut(() => void store.dispatch(signedOut()));
  await preloadPage(window.location, store.dispatch);
  createRoot(root).render(
    <StrictMode>
      {/* The staff's texts are English (docs/decisions/006-languages.md). */}
      <Providers store={store} cache={browserCache()} now={Date.now()} speech={ENGLISH}>
        <StaffApp />
      </Providers>
    </StrictMode>,
  );
}
