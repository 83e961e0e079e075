import { api, type GetCapabilitiesApiResponse } from '../../common/api';
import type { AppStore } from '../../common/state/store';

/** The element of a staff page's document that says what the server offers. */
export const OFFERS_ID = 'offers';

/** Puts it into the store, so that it is not asked for; a document that is a plain file has none. */
export function takeOverOffers(store: AppStore): void {
  const text = document.getElementById(OFFERS_ID)?.textContent;
  if (!text) return;
  const value = JSON.parse(text) as GetCapabilitiesApiResponse;
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getCapabilities', arg: undefined, value }]));
}
