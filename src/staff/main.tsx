import '../common/app/base.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { api, askForOffers, type GetCapabilitiesApiResponse } from '../common/api';
import { staffQuery, takeCoreInTime } from './api';
import { createRoot } from '../common/app/reactDom';
import { Providers } from '../common/app/Providers';
import { makeStore, startPersistence, type AppStore } from '../common/state/store';
import { signedIn, signedOut } from '../common/state/authSlice';
import { readToken } from '../common/browser/cookies';
import { embedded } from '../common/browser/stored';
import { OFFERS_ID } from '../common/domain/handover';
import { staffPatterns } from '../common/domain/staffPaths';
import { leaveForHome, leaveWhenSignedOut } from '../common/browser/session';
import { readScheme, showScheme } from '../common/ui/theme/scheme';
import { preloadPage } from './app/loadedPages';
import { StaffApp } from './app/StaffApp';

/** Mounts the staff's program: signing in for everybody, all else behind the sign-in cookie (docs/product.md, 1.2). */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const signingIn = window.location.pathname.startsWith(staffPatterns.signIn);
  if (!signingIn && !readToken()) {
    leaveForHome();
    return;
  }
  document.documentElement.dataset.program = 'staff';
  showScheme(readScheme());
  const store = makeStore({ query: staffQuery });
  takeOverOffers(store);
  askForOffers(store.dispatch);
  takeCoreInTime(store);
  if (readToken()) store.dispatch(signedIn());
  // Calls that say so are made again when somebody comes back to the tab.
  setupListeners(store.dispatch);
  startPersistence(store);
  leaveWhenSignedOut(() => void store.dispatch(signedOut()));
  await preloadPage(window.location, store.dispatch);
  createRoot(root).render(
    <StrictMode>
      <Providers store={store} now={Date.now()}>
        <StaffApp />
      </Providers>
    </StrictMode>,
  );
}

/** Puts what the server offers into the store, so that it is not asked for; a document that is a plain file has none. */
function takeOverOffers(store: AppStore): void {
  const value = embedded<GetCapabilitiesApiResponse>(OFFERS_ID);
  if (value) store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getCapabilities', arg: undefined, value }]));
}

void start();
