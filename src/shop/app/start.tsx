import { StrictMode, startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createRoot, hydrateRoot } from '../../common/app/reactDom';
import { early } from './earlyClick';
import { failuresState, takeOver, type Handover } from './hydration';
import { api, askForOffers } from '../../common/api';
import { Providers } from '../../common/app/Providers';
import { loadShownRoute } from './RoutedPage';
import { LanguageProvider, speechOf } from './LanguageProvider';
import { readAgain } from '../../common/state/advertsSlice';
import { makeStore, startPersistence, type AppStore } from '../../common/state/store';
import { signedIn, signedOut } from '../../common/state/authSlice';
import { loadPatiently } from '../../common/browser/chunks';
import { readLanguage, readToken } from '../../common/browser/cookies';
import { embedded } from '../../common/browser/stored';
import { languageOf } from '../../common/domain/language';

/** Hydrates a rendered page, or mounts where the document came without one, or broke off. */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  // A press brings the program in while the document's data may still be on its way.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const handover = embedded<Handover>('handover');
  const store = makeStore({}, handover ? failuresState(handover) : undefined);
  const takeOthers = handover && takeOver(store, handover);
  askForOffers(store.dispatch);
  // A rendered page is hydrated in the language it was rendered in, whatever has been chosen since.
  const language = handover ? languageOf(document.documentElement.lang) : readLanguage();
  const [speech] = await loadPatiently(() =>
    Promise.all([speechOf(language), loadShownRoute(window.location.pathname, store.getState())]),
  );
  takeOthers?.();
  const onReady = () => {
    const lookForSession = () => void store.dispatch(readToken() ? signedIn() : signedOut());
    lookForSession();
    // Signing out in another tab clears the storage; a page out of the browser's memory may be older than that.
    // (Another tab's cookie may arrive after its event.)
    for (const event of ['storage', 'pageshow']) window.addEventListener(event, () => setTimeout(lookForSession, 500));
    const persistor = startPersistence(store);
    // A click made before the page could answer waits until the stored cart is there.
    const unsubscribe = persistor.subscribe(replay);
    function replay() {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      early.replay();
    }
    replay();
  };
  const app = (
    <StrictMode>
      <Providers store={store} now={handover?.now ?? 0} {...(handover && { renderedState: store.getState() })}>
        <LanguageProvider first={speech} readRest={() => readWhole(store)}>
          <BrowserRouter useTransitions={false}>
            <App onReady={onReady} />
          </BrowserRouter>
        </LanguageProvider>
      </Providers>
    </StrictMode>
  );
  if (early.isElsewhere()) window.location.reload();
  else if (handover && root.hasChildNodes()) {
    // In a transition, hydration yields to the visitor's input.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    createRoot(root).render(app);
  }
}

/** A document hands over what it shows in its own language (hydration.ts); a switch shows the rest. @returns whether all came */
async function readWhole(store: AppStore): Promise<boolean> {
  const adverts = readAgain(store);
  const answers = await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  await adverts;
  return answers.every(({ isError }) => !isError);
}
