import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from '../reactDom';
import { browserCache } from '../emotionCache';
import { Providers } from '../Providers';
import { makeStore, startPersistence } from '../store';
import { signedIn, signedOut } from '../../features/auth/authSlice';
import { readToken } from '../../lib/cookies';
import { staffPatterns } from '../../lib/staffPaths';
import { leaveForHome, leaveWhenSignedOut } from '../../lib/session';
import { ENGLISH } from '../../ui/messages';
import { readScheme, showScheme } from '../../ui/theme/scheme';
import { preloadPage } from './loadedPages';
import { StaffApp } from './StaffApp';

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
  const store = makeStore();
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
