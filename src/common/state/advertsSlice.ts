import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api, refetchCatalog, type ApiDispatch } from '../api';
import { advertsFrom, type Advert } from '../domain/advert';
import type { Rehydrated } from './persist';

export interface AdvertsState {
  /** Null until loaded: once per browser session (docs/product.md, 3.3). */
  entries: Advert[] | null;
}

const initialState: AdvertsState = { entries: null };

export const advertsSlice = createSlice({
  name: 'adverts',
  initialState,
  reducers: { advertsLoaded: (_state, { payload }: PayloadAction<Advert[]>) => ({ entries: payload }) },
});

export const { advertsLoaded } = advertsSlice.actions;
type WithAdverts = { adverts: AdvertsState & Rehydrated };
export const selectAdverts = (state: WithAdverts) => state.adverts.entries;
/** Whether the session's own copy has been looked for: before that nothing is asked of the server. */
export const selectAdvertsLookedUp = (state: WithAdverts) => state.adverts._persist?.rehydrated ?? false;

/** Reads the adverts of now in place of those that are there. */
export async function loadAdverts({ dispatch }: { dispatch: ApiDispatch }): Promise<void> {
  const { data } = await dispatch(api.endpoints.listAdvertisements.initiate({}, { forceRefetch: true }));
  const entries = advertsFrom(data?.data);
  if (entries) dispatch(advertsLoaded(entries));
}

/** Has what visitors read asked for again; the adverts by themselves, for nothing on the page waits for their answer. */
export function readAgain(store: { dispatch: ApiDispatch }): Promise<void> {
  store.dispatch(refetchCatalog());
  return loadAdverts(store);
}
