import { plainQuery, type PlainQuery } from '../../common/api/base';
import { toFormData } from '../../common/api/formData';
import { multipart } from '../../common/domain/contract.gen';
import { uploadFetch } from './uploadFetch';
import { goesBeyond, offersOf, withinOffers } from './withinOffers';

/**
 * The staff's calls: without what the server does not offer, and with what an endpoint asks of `fetch` in its
 * `extraOptions`; a form goes by a fetch of its own, which tells how far its files are.
 */
export const staffQuery: PlainQuery = async (asked, store, extraOptions) => {
  const { endpoint } = store;
  const within = goesBeyond(endpoint) ? withinOffers(asked, endpoint, await offersOf(store)) : asked;
  const args = { ...within, ...extraOptions };
  if (!multipart.includes(endpoint)) return plainQuery(undefined)(args, store, extraOptions);
  const body = toFormData(args.body as object);
  return plainQuery(uploadFetch(body))({ ...args, body }, store, extraOptions);
};
