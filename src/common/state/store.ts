import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { persistStore, FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist';
import { api, sessionEnded, type ApiExtra } from '../api';
import { advertsFrom } from '../domain/advert';
import { leaveForSignIn } from '../browser/session';
import { advertsSlice, type AdvertsState } from './advertsSlice';
import { alertSlice } from './alertSlice';
import { authSlice } from './authSlice';
import { cartFromStored, cartReplaced, cartSlice, keptLine, type CartState } from './cartSlice';
import {
  favouritesFromStored,
  favouritesReplaced,
  favouritesSlice,
  MOST_FAVOURITES,
  type FavouritesState,
} from './favouritesSlice';
import { onOtherTab, persisted, type Persisted } from './persist';

const cartSettings: Persisted<CartState> = {
  key: 'cartItems',
  area: 'localStorage',
  stored: ({ items }) => items.map(keptLine),
  restored: (data) => {
    const items = cartFromStored(data);
    return items && { items };
  },
  merge: (restored, current) =>
    current.items.reduce<CartState>(
      (cart, item) => cartSlice.reducer(cart, cartSlice.actions.itemAdded(item)),
      restored,
    ),
};

const favouritesSettings: Persisted<FavouritesState> = {
  key: 'favoriteProducts',
  area: 'localStorage',
  // As a cart's line: a price on request as 0.
  stored: ({ items }) => items.map((item) => ({ ...item, price: item.price ?? 0 })),
  restored: (data) => {
    const items = favouritesFromStored(data);
    return items && { items };
  },
  merge: (restored, current) => ({
    items: [
      ...current.items,
      ...restored.items.filter(({ id }) => !current.items.some((item) => item.id === id)),
    ].slice(0, MOST_FAVOURITES),
  }),
};

const advertsSettings: Persisted<AdvertsState> = {
  key: 'advertProducts',
  area: 'sessionStorage',
  stored: ({ entries }) => entries ?? [],
  restored: (data) => {
    const entries = advertsFrom(data);
    return entries && entries.length > 0 ? { entries } : null;
  },
  // A rendered page brings the adverts of now: they win over what the session kept.
  merge: (restored, current) => (current.entries ? current : restored),
};

/** One reducer a store: redux-persist keeps its state in closures. */
const rootReducer = () =>
  combineReducers({
    [api.reducerPath]: api.reducer,
    cart: persisted(cartSettings, cartSlice.reducer),
    favourites: persisted(favouritesSettings, favouritesSlice.reducer),
    adverts: persisted(advertsSettings, advertsSlice.reducer),
    auth: authSlice.reducer,
    alert: alertSlice.reducer,
  });

export type RootState = ReturnType<ReturnType<typeof rootReducer>>;

/** The one place that hears the end of a session, whichever call was told of it. */
const endsSession: Middleware = () => (next) => (action) => {
  if (sessionEnded.match(action)) leaveForSignIn();
  return next(action);
};

/** A store of its own for each rendered page, and one for the browser. */
export function makeStore(extra: ApiExtra = {}, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer(),
    ...(preloadedState && { preloadedState: preloadedState as RootState }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(api.middleware, endsSession),
    // As soon as an answer is there, not with the next frame: a slow phone's may take 50 ms.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: process.env.NODE_ENV !== 'production',
  });
}

export type AppStore = ReturnType<typeof makeStore>;

/** Reads what the browser kept, keeps what changes, follows the other tabs. Call once, after hydration. */
export function startPersistence(store: AppStore): Persistor {
  const persistor = persistStore(store);
  window.addEventListener('pagehide', () => void persistor.flush());
  onOtherTab(cartSettings, ({ items }) => store.dispatch(cartReplaced(items)));
  onOtherTab(favouritesSettings, ({ items }) => store.dispatch(favouritesReplaced(items)));
  return persistor;
}
