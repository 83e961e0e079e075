import { plainQuery, type PlainQuery } from '../../common/api/base';
import { offersOf } from './offersOf';
import { uploadFetch } from './uploadFetch';
import { withinOffers } from './withinOffers';

/**
 * The staff's calls: without what the server does not offer; a form goes by a fetch of its own, which tells how far its
 * files are.
 */
export const staffQuery: PlainQuery = (asked, store, extraOptions) => {
  const args = withinOffers(asked, store.endpoint, offersOf(store.getState()));
  const { body } = args as { body?: unknown };
  return plainQuery(body instanceof FormData ? uploadFetch(body) : undefined)(args, store, extraOptions);
};
